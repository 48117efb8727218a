"""Paying for actions (R-AP)."""

import pytest

from positions import at, border, legal, own, pitch, play, position, stand, terrain, tile, why_not
from tikal.rules.state import State

COSTS = {
    "deploy explorer a1": 1,
    "deploy leader a1": 1,
    "transfer explorer b2 a1": 1,
    "move explorer b2 b3": 4,
    "clear a2": 2,
    "dig c2": 3,
    "swap 1 chief totem": 3,
    "camp c1": 5,
    "guard explorer a2": 5,
}


def everything_possible(ap: int) -> State:
    """A position in which every kind of action is possible, but for the points."""
    s = position(ap=ap)
    terrain(s, "b3", "clearing")
    terrain(s, "c1", "clearing")
    terrain(s, "c2", "ruins", tokens=2)
    border(s, "b2", "b3", 4)
    for name in ("a2", "b2", "c1", "c2"):
        stand(s, 0, name, explorers=1)
    pitch(s, 0, "b2")
    own(s, 0, "chief")
    own(s, 1, "totem")
    return s


@pytest.mark.rule("R-AP-1")
@pytest.mark.parametrize(("text", "cost"), COSTS.items())
def test_an_action_needs_its_price(text: str, cost: int) -> None:
    refused_by = "R-MOVE-3" if text.startswith("move") else "R-AP-1"
    for ap in range(cost):
        s = everything_possible(ap)
        assert why_not(s, text) == refused_by
        assert text not in legal(s)


@pytest.mark.rule("R-AP-1")
@pytest.mark.parametrize(("text", "cost"), COSTS.items())
def test_the_price_is_taken_from_the_points(text: str, cost: int) -> None:
    for ap in range(cost, 11):
        s = everything_possible(ap)
        assert text in legal(s)
        assert play(s, text).ap == ap - cost


@pytest.mark.rule("R-AP-1")
def test_a_shortage_of_points_is_told_last() -> None:
    """C-10: what is wrong regardless of points is reported first."""
    s = everything_possible(ap=0)
    told = {
        "deploy explorer b3": "R-DEPLOY-1",
        "transfer leader b2 a1": "R-CMOVE-2",
        "move leader b2 b3": "R-MOVE-7",
        "move explorer b2 b1": "R-MOVE-2",
        "clear b1": "R-CLEAR-2",
        "dig b2": "R-DIG-1",
        "swap 1 totem chief": "R-SWAP-1",
        "camp b3": "R-CAMP-4",
        "guard leader a2": "R-GUARD-2",
    }
    assert {text: why_not(s, text) for text in told} == told


@pytest.mark.rule("R-AP-2")
def test_a_leader_costs_what_an_explorer_costs() -> None:
    pairs = [("deploy {} a1", 9), ("move {} a1 a2", 8), ("transfer {} b2 a1", 9), ("guard {} a2", 5)]
    for text, left in pairs:
        for who in ("leader", "explorer"):
            s = pitch(position(), 0, "b2")
            for name in ("a1", "a2", "b2"):
                s.leaders[0, at(name)] = s.explorers[0, at(name)] = 1
            assert play(s, text.format(who)).ap == left


@pytest.mark.rule("R-AP-2", "R-CLEAR-2")
def test_a_leader_is_one_piece_for_clearing() -> None:
    s = play(stand(position(), 0, "a2", leaders=1), "clear a2")
    assert why_not(s, "clear a2") == "R-CLEAR-2"
    play(stand(s, 0, "a2", explorers=1), "clear a2")
    assert s.temple[at("a2")] == 3


@pytest.mark.rule("R-AP-2", "R-DIG-2")
def test_a_leader_is_one_piece_for_digging() -> None:
    s = stand(tile(position(), "A4", "c1"), 0, "c1", leaders=1)
    play(s, "dig c1")
    assert why_not(s, "dig c1") == "R-DIG-2"
    play(stand(s, 0, "c1", explorers=1), "dig c1")
    assert s.tokens[at("c1")] == 2


@pytest.mark.rule("R-AP-3")
def test_a_piece_acts_in_the_turn_in_which_it_was_deployed_and_moved() -> None:
    s = play(position(), "deploy leader a1", "move leader a1 a2", "clear a2", "guard leader a2")
    assert (s.ap, s.temple[at("a2")], s.guardian[at("a2")]) == (0, 2, 0)


@pytest.mark.rule("R-AP-4")
def test_one_piece_works_at_several_sites_in_one_turn() -> None:
    """A-6: acting does not exhaust a piece."""
    s = stand(position(), 0, "a2", explorers=1)
    play(s, "clear a2", "move explorer a2 a1", "move explorer a1 b1", "clear b1")
    assert (s.ap, s.temple[at("a2")], s.temple[at("b1")]) == (2, 2, 2)


@pytest.mark.rule("R-AP-4")
def test_a_piece_that_has_cleared_may_dig() -> None:
    s = stand(tile(position(), "A4", "c1"), 0, "b1", explorers=1)
    play(s, "clear b1", "move explorer b1 c1", "dig c1")
    assert (s.ap, s.treasures[0].sum()) == (4, 1)
