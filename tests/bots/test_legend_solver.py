"""The solver of Legend finds what looking at every sequence of actions finds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest

import tikal
from bots_at_play import compiled_only
from legend_positions import legend_position
from positions import at, border, own, stand, terrain
from tikal.bots.registry import make_bot
from tikal.bots.solver import is_last_segment, solve
from tikal.rules.legend.scoring import director_points, points
from tikal.rules.legend.state import LegendState
from tikal.rules.legend.stones import border_between, place_stone
from tikal.rules.state import array_of, copy
from tikal.rules.steps import FINAL_ROUND
from tikal.rules.terrain import BASE_CAMP, JUNGLE
from tikal.ruleset import ruleset_of
from tikal.table import LEGEND, agree
from tikal.view import View, legal

FREE = ("power", "look", "end")
"""Actions that cost no action points."""


def margin(s: LegendState) -> int:
    """Points ahead of the best rival, everybody counted who has still to score."""
    yet = set(s.scoring_order[s.scoring_turn : s.players].tolist())
    totals = [
        int(s.score[seat]) + (points(s, seat) + director_points(s, seat) if seat in yet else 0)
        for seat in range(s.players)
    ]
    return totals[s.to_act] - max(total for seat, total in enumerate(totals) if seat != s.to_act)


def best_of_all(view: View) -> int:
    """The best margin after any sequence of actions that cost points."""
    best, waiting = -1000, [cast(LegendState, copy(view.seen))]
    seen_before: set[bytes] = set()
    while waiting:
        state = waiting.pop()
        best = max(best, margin(state))
        for action in legal(view.rules, state) if state.ap else ():
            if action.verb in FREE:
                continue
            further = copy(state)
            view.rules.do(further, action.code)
            key = array_of(further).tobytes()
            if key not in seen_before:
                seen_before.add(key)
                waiting.append(further)
    return best


def seen(s: LegendState) -> View:
    """What the player to act sees."""
    seat = int(s.to_act)
    return View(agree(LEGEND, int(s.players)), seat, ruleset_of(LEGEND).blank_out(s, seat))


def after(view: View, actions: list[tikal.Action]) -> LegendState:
    """The position after actions, the end of the segment left out."""
    state = cast(LegendState, copy(view.seen))
    for action in actions:
        if action.verb != "end":
            assert view.rules.check(state, action.code) == 0, action
            view.rules.do(state, action.code)
    return state


@cache
def last_segments(players: int) -> list[LegendState]:
    """Each player's last segment in a game of greedy bots; no treasures to dig, which would be luck."""
    return list(_last_segments(players))


def _last_segments(players: int) -> Iterator[LegendState]:
    game = tikal.new_game(LEGEND, players=players, seed=12)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    done = set()
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if is_last_segment(view) and seat not in done:
            done.add(seat)
            state = cast(LegendState, copy(view.seen))
            state.laid -= state.tokens.sum()
            state.tokens[:] = 0
            yield state
        game.play(bots[seat].choose(view))


@compiled_only
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("ap", [2, 3])
def test_the_solver_equals_full_enumeration(players: int, turn: int, ap: int) -> None:
    state = copy(last_segments(players)[turn])
    state.ap = ap
    view = seen(state)
    solution = solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)
    assert margin(after(view, solution.actions)) == solution.value


@compiled_only
@pytest.mark.parametrize(("turn", "kept"), [(0, 0), (0, 3), (1, 1), (1, 5)])
def test_the_solver_equals_full_enumeration_of_longer_segments(turn: int, kept: int) -> None:
    state = copy(last_segments(2)[turn])
    seat = state.to_act
    state.ap = 5
    state.stones_left = 0
    stands = state.explorers[seat].nonzero()[0]
    for hex_ in stands[:kept].tolist() + stands[kept + 3 :].tolist():
        state.explorers[seat, hex_] = 0
    state.explorers_left[seat], state.explorers_away[seat], state.leaders_away[seat] = 1, 0, 0
    view = seen(state)
    solution = solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)


@compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_last_segment_is_solved(players: int) -> None:
    for state in last_segments(players):
        view = seen(state)
        solution = solve(view)
        assert margin(after(view, solution.actions)) == solution.value >= margin(state)


def closed_board() -> LegendState:
    """The last segment of a player who scores last; nobody comes anywhere from the base camp."""
    s = legend_position(players=2, step="spend", segment="final", seat=0)
    s.terrain[BASE_CAMP + 1 : s.hexes] = JUNGLE
    s.passage[:] = 0
    s.temple[:] = 0
    s.laid -= s.tokens.sum()
    s.tokens[:] = 0
    s.scoring_turn = 1
    s.scoring_order[:2] = [1, 0]
    s.power_used[:] = 1
    s.explorers_away[0] = s.leaders_away[0] = 0
    s.leaders_left[0] = 0
    assert s.segment == FINAL_ROUND
    return s


@compiled_only
def test_a_stone_is_placed_where_it_opens_the_way_to_a_volcano() -> None:
    s = closed_board()
    terrain(s, "b2", "volcano")
    solution = solve(seen(s))
    assert [action.verb for action in solution.actions] == ["stone", "deploy", "move", "end"]
    assert solution.value == margin(s) + 10
    assert solution.proven


@compiled_only
def test_a_stone_on_the_site_is_moved_when_none_is_left() -> None:
    s = closed_board()
    terrain(s, "b2", "volcano")
    for here, there in (("f3", "f4"), ("g3", "g4")):
        place_stone(s, border_between(at(here), at(there)))
    assert s.stones_left == 0
    solution = solve(seen(s))
    assert [action.verb for action in solution.actions] == ["movestone", "deploy", "move", "end"]
    assert solution.value == margin(s) + 10
    assert solution.proven


@compiled_only
@pytest.mark.parametrize(("ap", "floors"), [(5, 1), (6, 2)])
def test_an_explorer_comes_for_work_and_goes_back(ap: int, floors: int) -> None:
    # He holds a volcano. Beside it is a temple whose second floor takes a second piece.
    s = closed_board()
    s.ap, s.stones_left = ap, 0
    terrain(s, "b2", "temple", value=3)
    terrain(s, "b3", "volcano")
    border(s, "b2", "b3", 1)
    s.leaders[0, at("b2")] = 1
    stand(s, 0, "b3", explorers=1)
    solution = solve(seen(s))
    assert solution.value == margin(s) + floors
    assert solution.proven


@compiled_only
def test_a_leader_makes_way_for_an_explorer_where_one_is_enough() -> None:
    # The leader holds a temple that an explorer could hold; only the leader can take the volcano, where two stand.
    # Before he goes, both clear a floor.
    s = closed_board()
    s.stones_left = 0
    s.explorers_left[0] = 1
    terrain(s, "b2", "temple", value=4)
    terrain(s, "b3", "volcano")
    border(s, "a1", "b2", 1)
    border(s, "b2", "b3", 2)
    s.leaders[0, at("b2")] = 1
    stand(s, 1, "b3", explorers=2)
    solution = solve(seen(s))
    assert solution.value == margin(s) + (6 - 4) + 10
    assert solution.proven


@compiled_only
def test_treasures_are_exchanged_for_points_that_bring_nothing_else() -> None:
    s = closed_board()
    s.stones_left = 0
    own(s, 0, "totem", "totem", "plate")
    own(s, 1, "totem")
    s.laid += 4  # they come from the pile
    before = margin(s)
    solution = solve(seen(s))
    assert [action.verb for action in solution.actions] == ["swap", "end"]
    assert solution.value == before + 2
