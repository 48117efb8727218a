"""Walking over passages (R-MOVE) and from camp to camp (R-CMOVE)."""

import numpy as np
import pytest

from midgame import disagreements, random_game
from positions import (
    BASE_EDITIONS,
    at,
    border,
    guardian,
    legal,
    pitch,
    play,
    position,
    stand,
    terrain,
    tile,
    why_not,
)
from tikal.components import board
from tikal.rules.state import State
from tikal.rules.terrain import CAMP, CLEARING, NOWHERE, RUINS, TEMPLE

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)


def example_board() -> State:
    """T-MOVE-1: temple 2 on c3, clearing on d3, ruins on d4, temple 1 on c4."""
    s = terrain(terrain(position(), "c3", "temple", 2), "d3", "clearing")
    terrain(terrain(s, "d4", "ruins", tokens=4), "c4", "temple", 1)
    border(border(border(s, "c3", "d3", 3), "d3", "d4", 3), "c3", "c4", 1)
    return stand(s, 0, "c3", explorers=1)


@pytest.mark.rule("R-MOVE-1", "R-MOVE-2", "R-MOVE-7")
def test_a_passage_costs_its_stones() -> None:
    """T-MOVE-1: 3 to the clearing, 6 over it to the ruins, no way there directly, 1 to the other temple."""
    assert play(example_board(), "move explorer c3 d3").ap == 7
    assert why_not(example_board(), "move explorer c3 d4") == "R-MOVE-2"
    s = play(example_board(), "move explorer c3 d3", "move explorer d3 d4")
    assert (s.ap, s.explorers[0, at("d4")], s.explorers[0].sum()) == (4, 1, 1)
    assert play(example_board(), "move explorer c3 c4").ap == 9


@pytest.mark.rule("R-MOVE-1", "R-MOVE-2", "R-MOVE-4", "R-MOVE-7")
def test_a_detour_may_be_cheaper() -> None:
    """T-MOVE-2: from c3 the temple d4 is three stones away, two by way of c4; ruins and volcano are out of reach."""

    def start() -> State:
        s = terrain(terrain(position(), "c3", "clearing"), "d4", "temple", 2)
        terrain(terrain(terrain(s, "c4", "clearing"), "b3", "ruins", tokens=2), "d3", "volcano")
        border(border(border(s, "c3", "d4", 3), "c3", "c4", 1), "c4", "d4", 1)
        return stand(border(s, "c3", "d3", 2), 0, "c3", leaders=1)

    assert play(start(), "move leader c3 d4").ap == 7
    assert play(start(), "move leader c3 c4", "move leader c4 d4").ap == 8
    assert why_not(start(), "move leader c3 b3") == "R-MOVE-2"
    assert why_not(start(), "move leader c3 d3") == "R-MOVE-4"


@pytest.mark.rule("R-MOVE-3")
@pytest.mark.parametrize(("ap", "told"), [(0, "R-MOVE-3"), (2, "R-MOVE-3"), (3, None), (4, None)])
def test_a_passage_is_crossed_at_once_or_not_at_all(ap: int, told: str | None) -> None:
    """T-MOVE-3: three stones need three points."""
    s = example_board()
    s.ap = ap
    assert why_not(s, "move explorer c3 d3") == told
    if told is None:
        assert play(s, "move explorer c3 d3").ap == ap - 3


@pytest.mark.rule("R-MOVE-1", "R-MOVE-7")
@every_edition
def test_two_ways_from_the_base_camp_to_the_ruins(edition: str) -> None:
    """T-MOVE-4: over the clearing 1 + 2, over the northern temple 2 + 1, with ruins A4 turned once on b3."""
    for steps in (("a1 b2", "b2 b3"), ("a1 a2", "a2 b3")):
        s = stand(tile(position(edition), "A4", "b3", 1), 0, "a1", explorers=1)
        assert play(s, *(f"move explorer {step}" for step in steps)).ap == 7


@pytest.mark.rule("R-MOVE-1", "R-COMP-7")
def test_a_passage_of_six_stones() -> None:
    """Three stones on either edge."""
    s = stand(tile(tile(position(), "C1", "c3", 0), "C4", "c4", 3), 0, "c3", explorers=1)
    assert play(s, "move explorer c3 c4").ap == 4


@pytest.mark.rule("R-MOVE-1")
@pytest.mark.parametrize("there", ["c4", "h5", "a1", "b4", "z3"])
def test_a_walk_leads_to_a_neighbour(there: str) -> None:
    s = stand(position(), 0, "a1", explorers=1)
    assert why_not(s, f"move explorer a1 {there}") == "R-MOVE-1"


@pytest.mark.rule("R-MOVE-2")
def test_without_stones_there_is_no_passage() -> None:
    s = stand(position(), 0, "b2", explorers=1)
    assert why_not(s, "move explorer b2 a2") == why_not(s, "move explorer b2 b1") == "R-MOVE-2"


@pytest.mark.rule("R-MOVE-4")
@every_edition
def test_empty_hexes_and_volcanoes_cannot_be_entered(edition: str) -> None:
    s = stand(terrain(position(edition), "c1", "volcano"), 0, "b2", explorers=1, leaders=1)
    for who in ("explorer", "leader"):
        assert why_not(s, f"move {who} b2 b3") == "R-MOVE-4"
        assert why_not(s, f"move {who} b2 c2") == "R-MOVE-4"
        assert why_not(s, f"move {who} b2 c1") == "R-MOVE-4"
    assert [text for text in legal(s) if text.startswith("move")] == ["move explorer b2 a1", "move leader b2 a1"]


@pytest.mark.rule("R-MOVE-4")
@every_edition
def test_lakes_cannot_be_entered(edition: str) -> None:
    """A-21: no tile has it, but the terrain is known."""
    s = border(terrain(position(edition), "c1", "lake"), "b2", "c1", 1)
    assert why_not(stand(s, 0, "b2", explorers=1), "move explorer b2 c1") == "R-MOVE-4"


@pytest.mark.rule("R-MOVE-5", "R-GUARD-4", "R-CAMP-6")
@every_edition
def test_nothing_of_an_opponent_blocks_the_way(edition: str) -> None:
    """T-MOVE-5, A-10: neither pieces nor camp nor guardian; one may stay there and go on."""
    s = stand(guardian(pitch(position(edition), 1, "b2"), 1, "a2", "leader"), 1, "a2", explorers=5)
    stand(stand(s, 2, "b2", explorers=9), 0, "a1", explorers=2)
    play(s, "move explorer a1 a2", "move explorer a1 b2")
    assert (s.ap, s.explorers[0, at("a2")], s.explorers[0, at("b2")]) == (7, 1, 1)
    play(s, "move explorer a2 a1", "move explorer b2 a1")
    assert (s.ap, s.explorers[0, at("a1")]) == (4, 2)
    assert (s.explorers[1, at("a2")], s.explorers[2, at("b2")]) == (5, 9)


@pytest.mark.rule("R-MOVE-6")
def test_a_way_back_costs_the_same_and_may_lead_into_the_base_camp() -> None:
    """A-30."""
    s = stand(position(), 0, "a1", explorers=1)
    for there, out, back in (("a2", 8, 6), ("b2", 5, 4), ("b1", 2, 0)):
        assert play(s, f"move explorer a1 {there}").ap == out
        assert play(s, f"move explorer {there} a1").ap == back
    assert s.explorers[0, at("a1")] == 1


@pytest.mark.rule("R-MOVE-6")
@every_edition
def test_every_passage_is_the_same_from_both_sides(edition: str) -> None:
    s = random_game(edition)[-1].state
    for hex_ in range(s.hexes):
        for side, there in enumerate(board().neighbours(hex_)):
            if there != NOWHERE:
                assert s.passage[hex_, side] == s.passage[there, (side + 3) % 6]
    assert s.passage.min() >= 0
    assert s.passage.max() <= 6


@pytest.mark.rule("R-MOVE-7")
def test_any_number_of_pieces_may_walk_any_number_of_steps() -> None:
    s = stand(position(), 0, "a1", explorers=3, leaders=1)
    play(s, "move leader a1 b2", *["move explorer a1 b2"] * 3, "move leader b2 a1", "move leader a1 b2")
    assert (s.ap, s.explorers[0, at("b2")], s.leaders[0, at("b2")]) == (4, 3, 1)


@pytest.mark.rule("R-MOVE-7")
def test_only_a_piece_that_stands_there_can_walk() -> None:
    s = stand(stand(position(), 0, "a1", explorers=1), 1, "a2", explorers=1, leaders=1)
    assert why_not(s, "move leader a1 a2") == "R-MOVE-7"
    assert why_not(s, "move explorer a2 a1") == why_not(s, "move leader a2 a1") == "R-MOVE-7"


@pytest.mark.rule("R-MOVE-8")
@pytest.mark.parametrize("who", ["explorer", "leader"])
def test_a_guardian_never_moves_again(who: str) -> None:
    s = guardian(position(), 0, "a2", who)
    assert why_not(s, f"move {who} a2 a1") == "R-MOVE-8"
    other = "leader" if who == "explorer" else "explorer"
    assert why_not(s, f"move {other} a2 a1") == "R-MOVE-7"
    s.to_act = 1
    assert why_not(s, f"move {who} a2 a1") == "R-MOVE-7"


@pytest.mark.rule("R-MOVE-8")
def test_a_piece_beside_the_guardian_may_leave() -> None:
    s = stand(guardian(position(), 0, "a2"), 0, "a2", explorers=1)
    play(s, "move explorer a2 a1")
    assert (s.guardian[at("a2")], s.explorers[0, at("a1")]) == (0, 1)
    assert why_not(s, "move explorer a2 a1") == "R-MOVE-8"


def two_camps(seat: int = 0, edition: str = "supermeeple-2015") -> State:
    """Camps of the player to act on b2 and far away on h5, one of the left neighbour on f3."""
    s = terrain(terrain(position(edition, seat=seat), "h5", "clearing"), "f3", "clearing")
    return pitch(pitch(pitch(s, seat, "b2"), seat, "h5"), (seat + 1) % 4, "f3")


@pytest.mark.rule("R-CMOVE-1")
@every_edition
def test_a_leader_goes_from_one_own_camp_to_the_other(edition: str) -> None:
    """T-CMOVE-1: for one point."""
    s = play(stand(two_camps(3, edition), 3, "b2", leaders=1), "transfer leader b2 h5")
    assert (s.ap, s.leaders[3, at("h5")], s.leaders[3].sum()) == (9, 1, 1)


@pytest.mark.rule("R-CMOVE-1")
def test_the_base_camp_and_both_own_camps_are_connected_with_each_other() -> None:
    nodes = ("a1", "b2", "h5")
    for here in nodes:
        s = stand(two_camps(), 0, here, explorers=1)
        for there in nodes:
            assert why_not(s, f"transfer explorer {here} {there}") == ("R-CMOVE-1" if here == there else None)
    s = play(stand(two_camps(), 0, "a1", explorers=2), "transfer explorer a1 h5", "transfer explorer h5 b2")
    assert (s.ap, s.explorers[0, at("b2")], s.explorers[0, at("a1")], s.explorers[0].sum()) == (8, 1, 1, 2)


@pytest.mark.rule("R-CMOVE-1")
def test_both_ends_must_be_camps() -> None:
    s = stand(stand(two_camps(), 0, "a1", explorers=1), 0, "a2", explorers=1)
    assert why_not(s, "transfer explorer a1 a2") == why_not(s, "transfer explorer a2 a1") == "R-CMOVE-1"
    assert why_not(s, "transfer explorer a1 z3") == "R-CMOVE-1"


@pytest.mark.rule("R-CMOVE-1", "R-MOVE-1")
def test_a_walk_and_a_transfer_between_the_same_hexes_are_two_actions() -> None:
    s = stand(two_camps(), 0, "a1", explorers=1)
    border(s, "a1", "b2", 3)
    assert {"move explorer a1 b2", "transfer explorer a1 b2"} <= set(legal(s))
    assert play(s, "transfer explorer a1 b2").ap == 9
    assert play(s, "move explorer b2 a1").ap == 6


@pytest.mark.rule("R-CMOVE-2")
def test_the_piece_must_stand_on_the_hex_of_the_first_camp() -> None:
    s = stand(stand(two_camps(), 0, "a1", explorers=1), 1, "b2", explorers=1, leaders=1)
    assert why_not(s, "transfer leader a1 b2") == "R-CMOVE-2"
    assert why_not(s, "transfer explorer b2 h5") == "R-CMOVE-2"
    stand(s, 0, "a2", explorers=1)
    play(s, "move explorer a2 a1")
    assert why_not(s, "transfer explorer a1 h5") is None


@pytest.mark.rule("R-CMOVE-3", "R-CAMP-6")
def test_no_transfer_by_way_of_a_foreign_camp() -> None:
    s = stand(stand(two_camps(), 0, "a1", explorers=1), 0, "f3", explorers=1)
    assert why_not(s, "transfer explorer a1 f3") == why_not(s, "transfer explorer f3 a1") == "R-CMOVE-3"
    assert not any("f3" in text for text in legal(s))


@pytest.mark.rule("R-MOVE-1")
@pytest.mark.parametrize("edition", ["ravensburger-1999", "classic"])
def test_list_and_check_of_walks_agree(edition: str) -> None:
    assert disagreements("move", edition) == []


@pytest.mark.rule("R-CMOVE-1")
@pytest.mark.parametrize("edition", ["ravensburger-1999", "supermeeple-2015"])
def test_list_and_check_of_transfers_agree(edition: str) -> None:
    assert disagreements("transfer", edition) == []


@pytest.mark.rule("R-MOVE-4")
@every_edition
def test_no_piece_ever_stands_on_a_volcano_or_an_empty_hex(edition: str) -> None:
    for s, _, _ in random_game(edition):
        standing = (s.explorers + s.leaders).sum(axis=0) > 0
        assert np.isin(s.terrain[standing], [CAMP, CLEARING, TEMPLE, RUINS]).all()
