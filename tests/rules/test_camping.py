"""Setting up camps (R-CAMP)."""

from itertools import pairwise

import pytest

from midgame import disagreements, random_game
from positions import BASE_EDITIONS, at, legal, pitch, play, position, stand, terrain, why_not
from tikal.rules.state import State
from tikal.rules.terrain import CLEARING, NOWHERE, RUINS

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
WITHOUT_PRESENCE = "ravensburger-1999"


def clearing(edition: str = "supermeeple-2015", mine: int = 1, theirs: int = 0) -> State:
    """A clearing on c1 with explorers of the player to act and of seat 1."""
    return stand(stand(terrain(position(edition), "c1", "clearing"), 0, "c1", mine), 1, "c1", theirs)


@pytest.mark.rule("R-CAMP-1")
@every_edition
def test_a_camp_from_the_reserve_is_set_up_on_a_clearing(edition: str) -> None:
    """T-CAMP-1: with a piece there, for five points."""
    s = clearing(edition)
    s.ap = 5
    play(s, "camp c1")
    assert (s.ap, s.camps[0].tolist()) == (0, [at("c1"), NOWHERE])
    assert (s.camps[1:] == NOWHERE).all()
    assert s.explorers[0, at("c1")] == 1


@pytest.mark.rule("R-CAMP-4", "R-CAMP-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [(0, 0, "R-CAMP-4"), (0, 1, "R-CAMP-4"), (1, 0, None), (1, 1, None), (1, 2, None), (2, 1, None)],
)
@every_edition
def test_who_must_be_there_and_who_does_not_matter(edition: str, mine: int, theirs: int, told: str | None) -> None:
    """T-CAMP-2, A-14, A-16, D-24, D-25: your own piece is needed in all editions but one, opponents never matter."""
    s = clearing(edition, mine, theirs)
    expected = None if edition == WITHOUT_PRESENCE else told
    assert why_not(s, "camp c1") == expected
    assert ("camp c1" in legal(s)) == (expected is None)


@pytest.mark.rule("R-CAMP-4")
def test_the_leader_is_presence_enough() -> None:
    s = stand(clearing(mine=0), 0, "c1", leaders=1)
    assert why_not(s, "camp c1") is None


@pytest.mark.rule("R-CAMP-2")
@every_edition
@pytest.mark.parametrize("owner", [0, 1])
def test_there_is_one_camp_on_a_hex(edition: str, owner: int) -> None:
    """T-CAMP-2, D-27: whoever owns the first."""
    s = pitch(clearing(edition), owner, "c1")
    assert why_not(s, "camp c1") == "R-CAMP-2"
    assert "camp c1" not in legal(s)


@pytest.mark.rule("R-CAMP-1")
@every_edition
@pytest.mark.parametrize("tokens", [1, 2, 4])
def test_ruins_with_a_treasure_hold_no_camp(edition: str, tokens: int) -> None:
    """T-CAMP-2."""
    s = stand(terrain(position(edition), "c1", "ruins", tokens=tokens), 0, "c1", 1)
    assert why_not(s, "camp c1") == "R-CAMP-1"
    terrain(s, "c1", "ruins", tokens=0)
    assert why_not(s, "camp c1") is None


@pytest.mark.rule("R-CAMP-3")
@every_edition
def test_a_player_has_two_camps(edition: str) -> None:
    """T-CAMP-2: a third is impossible."""
    s = stand(stand(clearing(edition), 0, "b2", 1), 0, "c2", 1)
    play(terrain(s, "c2", "clearing"), "camp b2", "camp c2")
    assert s.camps[0].tolist() == [at("b2"), at("c2")]
    s.ap = 10
    assert why_not(s, "camp c1") == "R-CAMP-3"
    assert not any(text.startswith("camp") for text in legal(s))


@pytest.mark.rule("R-CAMP-3")
@every_edition
def test_a_camp_never_moves_or_returns(edition: str) -> None:
    """D-26."""
    moments = random_game(edition)
    for (before, _, _), (after, _, _) in pairwise(moments):
        standing = before.camps != NOWHERE
        assert (after.camps[standing] == before.camps[standing]).all()
    camps = [hex_ for hex_ in moments[-1].state.camps.ravel().tolist() if hex_ != NOWHERE]
    assert camps
    assert len(set(camps)) == len(camps)


@pytest.mark.rule("R-CAMP-1")
@every_edition
@pytest.mark.parametrize(
    ("name", "told"),
    [("a1", "R-CAMP-1"), ("a2", "R-CAMP-1"), ("b2", None), ("c2", "R-CAMP-1"), ("h5", "R-CAMP-1"), ("z3", "R-CAMP-1")],
)
def test_which_hexes_can_hold_a_camp(edition: str, name: str, told: str | None) -> None:
    """A-15: the printed clearing can; base camp, temples, volcanoes and empty hexes cannot."""
    s = stand(terrain(position(edition), "c2", "volcano"), 0, name, 1)
    assert why_not(s, f"camp {name}") == told
    assert [text for text in legal(s) if text.startswith("camp")] == (
        ["camp b2"] if told is None or edition == WITHOUT_PRESENCE else []
    )


@pytest.mark.rule("R-CAMP-6")
def test_a_camp_serves_its_owner_for_deploying_and_transfers() -> None:
    s = stand(stand(clearing(), 0, "a1", 1), 1, "a1", 1)
    play(s, "camp c1", "deploy explorer c1", "transfer explorer a1 c1", "transfer explorer c1 a1")
    assert (s.ap, s.explorers[0, at("c1")]) == (2, 2)
    s.to_act = 1
    assert why_not(s, "deploy explorer c1") == "R-DEPLOY-2"
    assert why_not(s, "transfer explorer a1 c1") == "R-CMOVE-3"


@pytest.mark.rule("R-CAMP-6")
def test_opponents_enter_cross_and_stay_on_a_camp_hex() -> None:
    s = pitch(stand(position(), 0, "a1", 1), 1, "b2")
    play(terrain(s, "c1", "clearing"), "move explorer a1 b2", "move explorer b2 c1", "move explorer c1 b2")
    assert (s.ap, s.explorers[0, at("b2")]) == (7, 1)


@pytest.mark.rule("R-CAMP-1")
@every_edition
def test_camps_stand_on_clearings_and_emptied_ruins(edition: str) -> None:
    s = random_game(edition)[-1].state
    for hex_ in s.camps[s.camps != NOWHERE]:
        assert s.terrain[hex_] in (CLEARING, RUINS)
        assert s.tokens[hex_] == 0


@pytest.mark.rule("R-CAMP-1")
@every_edition
def test_list_and_check_of_camps_agree(edition: str) -> None:
    assert disagreements("camp", edition) == []
