"""The solver finds what looking at every sequence of actions finds."""

from __future__ import annotations

from typing import Any

import pytest

import tikal
from bot_positions import after, final_round, seen
from compiled import compiled_only
from full_enumeration import best_of_all, margin
from positions import border, position, stand, terrain
from random_play import Seating, played_game
from tikal.bots.solver import solve
from tikal.rules.state import State, copy


def last_segment(seed: int, players: int, ap: int, turn: int, decisions: int = 220) -> State:
    """A position of a random game, made the last segment of its player; no treasures to dig, which would be luck."""
    game = played_game(Seating("supermeeple-2015", players, False), seed=seed, decisions=decisions)
    seat = game.to_act
    assert seat is not None
    s = copy(game.view(seat).seen)
    s.step, s.ap = 3, ap
    s.tokens[:] = 0
    s.cleared[:] = 0
    s.dug[:] = 0
    return final_round(s, turn)


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_solver_equals_full_enumeration(seed: int, players: int, turn: int) -> None:
    view = seen(last_segment(seed, players, 3, turn))
    solution = solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)
    assert margin(after(view, solution.actions)) == solution.value


@compiled_only
@pytest.mark.parametrize(("seed", "ap"), [(1, 5), (4, 6), (6, 7)])
def test_the_solver_equals_full_enumeration_of_longer_segments(seed: int, ap: int) -> None:
    s = last_segment(seed, 2, ap, 1, decisions=60)
    s.explorers_left[s.to_act] = 2
    view = seen(s)
    solution = solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)


def test_a_camp_set_up_in_the_same_segment_is_thought_of() -> None:
    # One step, the camp for 5 points, and two more explorers for 2 each: three against two.
    s = position(players=2)
    terrain(s, "b3", "clearing")
    terrain(s, "c3", "temple", value=9)
    for here, there in (("b2", "b3"), ("b3", "c3")):
        border(s, here, there, 4 if here == "b2" else 1)
    border(s, "a2", "b3", 9)
    s.leaders_left[0] = 0
    stand(s, 0, "b3", explorers=1)
    stand(s, 1, "c3", explorers=2)
    s = final_round(s, turn=1)
    view = seen(s)
    solution = solve(view)
    assert "camp b3" in [str(action) for action in solution.actions]
    assert margin(after(view, solution.actions)) == solution.value


@pytest.mark.parametrize("nodes", [0, -5, 3e5, 10**20, True, "many"])
def test_a_number_of_positions_has_to_be_one(nodes: Any) -> None:
    view = seen(last_segment(seed=0, players=2, ap=3, turn=1))
    with pytest.raises(tikal.TikalError, match="how many positions to look at"):
        solve(view, nodes=nodes)


def test_only_a_last_segment_can_be_solved() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    assert game.to_act is not None
    with pytest.raises(tikal.TikalError, match="last segment"):
        solve(game.view(game.to_act))
    with pytest.raises(tikal.TikalError, match=r"solve takes a view, as in solve\(game\.view\(seat\)\), not a Game"):
        solve(game)  # type: ignore[arg-type]
