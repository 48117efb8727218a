"""Clearing temple floors (R-CLEAR)."""

import pytest

from midgame import disagreements
from positions import BASE_EDITIONS, at, border, guardian, legal, play, position, stand, terrain, why_not
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import NORMAL

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def temple(value: int, explorers: int = 1, edition: str = "supermeeple-2015", seat: int = 0) -> State:
    """A temple of some value on c1 with explorers of the player to act."""
    return stand(terrain(position(edition, seat=seat), "c1", "temple", value), seat, "c1", explorers)


@pytest.mark.rule("R-CLEAR-1")
@every_edition
@pytest.mark.parametrize("value", range(1, 10))
def test_the_next_floor_comes_from_the_supply(edition: str, value: int) -> None:
    s = temple(value, edition=edition)
    floors = s.floors.tolist()
    play(s, "clear c1")
    floors[value + 1] -= 1
    assert (s.ap, s.temple[at("c1")]) == (8, value + 1)
    assert s.floors.tolist() == floors


@pytest.mark.rule("R-CLEAR-1")
@pytest.mark.parametrize("name", ["a1", "b2", "c1", "h5", "z3"])
def test_only_temples_are_cleared(name: str) -> None:
    s = stand(stand(terrain(position(), "c1", "ruins", tokens=2), 0, "c1", 1), 0, "b2", 1)
    assert why_not(s, f"clear {name}") == "R-CLEAR-1"


@pytest.mark.rule("R-CLEAR-1", "R-CLEAR-2")
def test_a_temple_grows_floor_by_floor() -> None:
    """T-CLEAR-1: from 4 to 5 and, with a second explorer or in another turn, to 6."""
    assert play(temple(4, explorers=2), "clear c1", "clear c1").temple[at("c1")] == 6
    s = play(temple(4), "clear c1")
    assert (s.temple[at("c1")], why_not(s, "clear c1")) == (5, "R-CLEAR-2")
    begin_segment(s, 0, NORMAL)
    assert play(s, "clear c1").temple[at("c1")] == 6


@pytest.mark.rule("R-CLEAR-2")
def test_clearing_needs_a_piece_on_the_temple() -> None:
    s = stand(stand(temple(3, explorers=0), 1, "c1", 2), 0, "b2", 2)
    assert why_not(s, "clear c1") == "R-CLEAR-2"


@pytest.mark.rule("R-CLEAR-2")
@every_edition
def test_a_second_floor_needs_a_second_piece(edition: str) -> None:
    """D-19: in every edition."""
    s = play(temple(2, edition=edition), "clear c1")
    assert why_not(s, "clear c1") == "R-CLEAR-2"
    assert "clear c1" not in legal(s)
    play(stand(s, 0, "c1", leaders=1), "clear c1")
    assert (s.ap, s.temple[at("c1")]) == (6, 4)


@pytest.mark.rule("R-CLEAR-2")
def test_both_pieces_must_be_there_at_the_second_floor() -> None:
    """A-5: presence counts, not which piece has cleared."""
    s = border(temple(2, explorers=2), "b2", "c1", 1)
    play(s, "clear c1", "move explorer c1 b2")
    assert why_not(s, "clear c1") == "R-CLEAR-2"
    play(s, "move explorer b2 c1", "clear c1")
    assert s.temple[at("c1")] == 4


@pytest.mark.rule("R-CLEAR-3")
@every_edition
def test_at_most_two_floors_of_a_temple_in_a_turn_but_several_temples(edition: str) -> None:
    """T-CLEAR-2, A-4, D-18: the limit is per temple, in every edition."""
    s = stand(stand(temple(2, 3, edition), 0, "a2", 1), 0, "b1", 1)
    play(s, "clear a2", "clear c1", "clear c1")
    assert (s.ap, s.temple[at("a2")], s.temple[at("c1")]) == (4, 2, 4)
    assert why_not(s, "clear c1") == "R-CLEAR-3"
    assert "clear c1" not in legal(s)
    assert play(s, "clear b1").ap == 2


@pytest.mark.rule("R-CLEAR-3")
def test_five_floors_in_a_turn() -> None:
    s = stand(stand(temple(2, 2), 0, "a2", 2), 0, "b1", 1)
    assert play(s, "clear c1", "clear c1", "clear a2", "clear a2", "clear b1").ap == 0
    assert (s.temple[at("c1")], s.temple[at("a2")], s.temple[at("b1")]) == (4, 3, 2)


@pytest.mark.rule("R-CLEAR-3")
def test_the_limit_is_per_player() -> None:
    s = stand(temple(2, 2), 1, "c1", 2)
    play(s, "clear c1", "clear c1")
    begin_segment(s, 1, NORMAL)
    assert play(s, "clear c1", "clear c1").temple[at("c1")] == 6


@pytest.mark.rule("R-CLEAR-4")
def test_without_a_floor_of_the_next_level_a_temple_never_grows_again() -> None:
    """T-CLEAR-3: for everybody, now and later."""
    s = stand(temple(9, 1), 1, "c1", 2)
    stand(terrain(s, "c2", "temple", 9), 0, "c2", 1)
    play(s, "clear c1")
    assert s.floors[10] == 0
    for seat in (0, 1):
        stand(s, seat, "c2", 2)
        begin_segment(s, seat, NORMAL)
        assert why_not(s, "clear c2") == "R-CLEAR-4"
        assert "clear c2" not in legal(s)


@pytest.mark.rule("R-CLEAR-4")
def test_floors_of_other_levels_do_not_help() -> None:
    s = temple(3)
    s.floors[4] = 0
    assert why_not(s, "clear c1") == "R-CLEAR-4"
    s.floors[:], s.floors[4] = 0, 1
    assert why_not(s, "clear c1") is None


@pytest.mark.rule("R-CLEAR-5", "R-GUARD-6")
@pytest.mark.parametrize("owner", range(4))
def test_a_guarded_temple_is_cleared_by_nobody(owner: int) -> None:
    """T-CLEAR-4."""
    for seat in range(4):
        s = guardian(temple(3, 2, seat=seat), owner, "c1")
        assert why_not(s, "clear c1") == "R-CLEAR-5"
        assert "clear c1" not in legal(s)


@pytest.mark.rule("R-CLEAR-6")
@every_edition
def test_no_temple_is_higher_than_10(edition: str) -> None:
    """D-17: whether the edition says so or there is no floor 11."""
    s = temple(10, edition=edition)
    assert why_not(s, "clear c1") == "R-CLEAR-6"


@pytest.mark.rule("R-CLEAR-7")
def test_opponents_do_not_matter_for_clearing() -> None:
    s = stand(stand(temple(3), 1, "c1", 9, leaders=1), 2, "c1", 5)
    assert play(s, "clear c1").temple[at("c1")] == 4


@pytest.mark.rule("R-CLEAR-1")
@every_edition
def test_list_and_check_of_clearings_agree(edition: str) -> None:
    assert disagreements("clear", edition) == []
