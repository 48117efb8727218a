"""Placing guardians (R-GUARD)."""

import pytest

from midgame import disagreements
from positions import BASE_EDITIONS, at, guardian, legal, play, position, stand, terrain, why_not
from tikal.rules.majority import controls, pieces, value
from tikal.rules.scoring import points
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import FINAL_ROUND, NORMAL, VOLCANO_ROUND
from tikal.rules.terrain import NOBODY
from tikal.rules.verbs import LEADER

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
RED, BLUE, WHITE = 0, 1, 2


def temple(edition: str = "supermeeple-2015", value: int = 6) -> State:
    """An empty temple on c1, reached from b2 over one stone."""
    return terrain(position(edition), "c1", "temple", value)


@pytest.mark.rule("R-GUARD-1", "R-GUARD-2", "R-GUARD-3", "R-GUARD-4", "R-GUARD-5", "R-GUARD-6")
@every_edition
def test_a_leader_becomes_the_guardian(edition: str) -> None:
    """T-GUARD-1: the explorer beside the guardian leaves the game, the opponent's three stay, the value is frozen."""
    s = stand(stand(temple(edition), RED, "c1", explorers=1, leaders=1), BLUE, "c1", explorers=3)
    play(s, "guard leader c1")
    here = at("c1")
    assert (s.ap, s.guardian[here], s.guardian_who[here]) == (5, RED, LEADER)
    assert (s.explorers[RED, here], s.leaders[RED, here], s.explorers[BLUE, here]) == (0, 0, 3)
    assert (s.explorers_gone[RED], s.leaders_gone[RED]) == (1, 0)
    assert (s.explorers_left[RED], s.leaders_left[RED], s.guardians_left[RED]) == (17, 0, 1)
    assert [points(s, seat) for seat in range(4)] == [6, 0, 0, 0]
    begin_segment(s, BLUE, NORMAL)
    assert why_not(s, "clear c1") == "R-CLEAR-5"


@pytest.mark.rule("R-GUARD-2", "R-GUARD-3")
def test_an_explorer_becomes_the_guardian_and_even_the_leader_leaves() -> None:
    s = play(stand(temple(), RED, "c1", explorers=3, leaders=1), "guard explorer c1")
    assert (s.explorers_gone[RED], s.leaders_gone[RED]) == (2, 1)
    assert (s.explorers_left[RED], s.leaders_left[RED]) == (15, 0)
    assert pieces(s, RED, at("c1")) == 0
    assert why_not(s, "deploy leader a1") == "R-DEPLOY-3"


@pytest.mark.rule("R-GUARD-3")
def test_pieces_elsewhere_stay() -> None:
    s = stand(stand(temple(), RED, "c1", explorers=2), RED, "b2", explorers=2, leaders=1)
    play(s, "guard explorer c1")
    assert (s.explorers[RED, at("b2")], s.leaders[RED, at("b2")], s.explorers_gone[RED]) == (2, 1, 1)


@pytest.mark.rule("R-GUARD-1")
@every_edition
@pytest.mark.parametrize(
    ("red", "blue", "white", "told"),
    [
        ((0, 1), (3, 0), (0, 0), "R-GUARD-1"),  # a tie
        ((2, 0), (1, 0), (1, 0), None),  # more than each taken separately
        ((2, 0), (0, 1), (0, 0), "R-GUARD-1"),  # a leader counts 3
        ((0, 1), (2, 0), (2, 0), None),
        ((1, 0), (1, 0), (0, 0), "R-GUARD-1"),
        ((1, 1), (3, 0), (4, 0), "R-GUARD-1"),
        ((1, 0), (0, 0), (0, 0), None),
    ],
)
def test_a_guardian_needs_the_majority(
    edition: str, red: tuple[int, int], blue: tuple[int, int], white: tuple[int, int], told: str | None
) -> None:
    """T-GUARD-2, A-8, D-28: by value, against each opponent separately; each entry is explorers and leaders."""
    s = temple(edition)
    for seat, here in enumerate((red, blue, white)):
        stand(s, seat, "c1", *here)
    who = "leader" if red[1] else "explorer"
    assert why_not(s, f"guard {who} c1") == told
    assert (f"guard {who} c1" in legal(s)) == (told is None)


@pytest.mark.rule("R-GUARD-1")
def test_a_player_places_two_guardians_in_the_whole_game() -> None:
    """T-GUARD-2."""
    s = stand(stand(stand(temple(), RED, "c1", 1), RED, "a2", 1), RED, "b1", 1)
    play(s, "guard explorer a2", "guard explorer b1")
    s.ap = 10
    assert (s.guardians_left[RED], why_not(s, "guard explorer c1")) == (0, "R-GUARD-1")
    assert not any(text.startswith("guard") for text in legal(s))


@pytest.mark.rule("R-GUARD-1")
@pytest.mark.parametrize("name", ["a1", "b2", "h5", "z3"])
def test_guardians_stand_on_temples(name: str) -> None:
    s = stand(position(), RED, name, explorers=2)
    assert why_not(s, f"guard explorer {name}") == "R-GUARD-1"


@pytest.mark.rule("R-GUARD-1")
def test_a_guardian_needs_a_piece_on_the_temple() -> None:
    s = stand(temple(), RED, "b2", explorers=2)
    assert why_not(s, "guard explorer c1") == "R-GUARD-1"


@pytest.mark.rule("R-GUARD-1")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_a_temple_has_one_guardian(owner: int) -> None:
    """A-9: neither an opponent's nor a second one of the same owner may join it."""
    s = stand(guardian(temple(), owner, "c1"), RED, "c1", explorers=4)
    assert why_not(s, "guard explorer c1") == "R-GUARD-1"
    assert not any(text.startswith("guard") for text in legal(s))


@pytest.mark.rule("R-GUARD-2")
def test_only_a_piece_that_is_there_can_stay_as_guardian() -> None:
    s = stand(temple(), RED, "c1", explorers=2)
    assert why_not(s, "guard leader c1") == "R-GUARD-2"
    s = stand(temple(), RED, "c1", leaders=1)
    assert why_not(s, "guard explorer c1") == "R-GUARD-2"
    assert [text for text in legal(s) if text.startswith("guard")] == ["guard leader c1"]


@pytest.mark.rule("R-GUARD-4")
@pytest.mark.parametrize("seat", [RED, BLUE, WHITE])
def test_anybody_still_enters_stays_and_leaves(seat: int) -> None:
    """A-10: the owner with new pieces too."""
    s = stand(guardian(temple(), RED, "c1"), seat, "b2", explorers=2)
    s.to_act = seat
    play(s, "move explorer b2 c1", "move explorer b2 c1", "move explorer c1 b2")
    assert (s.explorers[seat, at("c1")], s.explorers[seat, at("b2")], s.guardian[at("c1")]) == (1, 1, RED)


@pytest.mark.rule("R-GUARD-5", "R-MAJ-4")
@every_edition
def test_only_the_owner_of_the_guardian_scores_the_temple(edition: str) -> None:
    s = stand(stand(guardian(temple(edition), BLUE, "c1"), RED, "c1", 9, 1), WHITE, "c1", 2)
    assert [controls(s, seat, at("c1")) for seat in range(4)] == [False, True, False, False]
    assert [points(s, seat) for seat in range(4)] == [0, 6, 0, 0]


@pytest.mark.rule("R-GUARD-7", "R-MAJ-1")
@pytest.mark.parametrize("who", ["explorer", "leader"])
def test_a_guardian_is_no_longer_a_piece_on_the_hex(who: str) -> None:
    """A-11: not for majority, moving, or anything else."""
    s = guardian(temple(), RED, "c1", who)
    assert (pieces(s, RED, at("c1")), value(s, RED, at("c1"))) == (0, 0)
    assert why_not(s, f"move {who} c1 b2") == "R-MOVE-8"
    assert not any("c1" in text for text in legal(s))


@pytest.mark.rule("R-GUARD-8")
@pytest.mark.parametrize("segment", [NORMAL, VOLCANO_ROUND, FINAL_ROUND])
def test_guardians_may_be_placed_in_every_kind_of_segment(segment: int) -> None:
    s = stand(temple(), RED, "c1", explorers=1)
    begin_segment(s, RED, segment)
    assert s.guardian[at("c1")] == NOBODY
    assert play(s, "guard explorer c1").guardian[at("c1")] == RED


@pytest.mark.rule("R-GUARD-1")
@every_edition
def test_list_and_check_of_guardians_agree(edition: str) -> None:
    assert disagreements("guard", edition) == []
