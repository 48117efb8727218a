"""What the solver of Legend calls proven is what looking at every sequence of actions finds.

Where a stone could be laid it proves nothing; but what it finds there has really been reached.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import cast

import pytest

import tikal
from compiled import compiled_only
from full_enumeration import best_of_all, legend_margin
from legend_positions import legend_position
from positions import at, border, own, stand, terrain
from tikal.bots.registry import make_bot
from tikal.bots.solver import is_last_segment, solve
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import STONE_COST
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.state import copy
from tikal.rules.steps import FINAL_ROUND
from tikal.rules.terrain import BASE_CAMP, JUNGLE, NEIGHBOUR


def seen(s: LegendState) -> View:
    """What the player to act sees."""
    seat = int(s.to_act)
    return View(agree(LEGEND, int(s.players)), seat, kind_of(LEGEND).rules.blank_out(s, seat))


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
@pytest.mark.parametrize("ap", [1, 2])
def test_the_solver_equals_full_enumeration(players: int, turn: int, ap: int) -> None:
    state = copy(last_segments(players)[turn])
    state.ap = ap
    view = seen(state)
    solution = solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)
    assert legend_margin(after(view, solution.actions)) == solution.value


@compiled_only
@pytest.mark.parametrize(
    ("turn", "kept"), [(0, 0), *(pytest.param(*case, marks=pytest.mark.thorough) for case in ((0, 3), (1, 1), (1, 5)))]
)
def test_the_solver_finds_the_best_of_longer_segments_that_it_cannot_prove(turn: int, kept: int) -> None:
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
    assert not solution.proven
    assert solution.value == best_of_all(view) == legend_margin(after(view, solution.actions))


@compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_a_value_is_a_margin_that_was_reached(players: int) -> None:
    for state in last_segments(players):
        view = seen(state)
        solution = solve(view, nodes=5000)
        assert not solution.proven
        assert legend_margin(after(view, solution.actions)) == solution.value >= legend_margin(state)


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


SITE = ("a1", "a2", "b1", "b2", "b3", "c1", "c2")
KINDS = ("jungle", "jungle", "clearing", "temple", "temple", "volcano", "lake")


def small_board(chance: random.Random, ap: int) -> LegendState:
    """The base camp and six hexes around it, pieces of two players on them, few of them in reserve; no stones."""
    s = closed_board()
    s.ap, s.stones_left = ap, 0
    if chance.random() < 0.5:
        s.scoring_turn = 0
        s.scoring_order[:2] = [0, 1]
    for name in SITE[1:]:
        kind = chance.choice(KINDS)
        terrain(s, name, kind, value=chance.randint(1, 8) if kind == "temple" else 0)
    for here, there in combinations(SITE, 2):
        if at(there) in NEIGHBOUR[at(here)]:
            border(s, here, there, chance.choice([0, 1, 1, 2]))
    for seat in range(2):
        for _ in range(chance.randint(1, 4)):
            s.explorers[seat, at(chance.choice(SITE))] += 1
        for _ in range(chance.choice([0, 1, 1, 2])):
            s.leaders[seat, at(chance.choice(SITE))] += 1
    s.explorers_left[0], s.explorers_away[0] = chance.choice([0, 1]), chance.choice([0, 0, 1])
    return s


@compiled_only
@pytest.mark.parametrize(("ap", "seeds"), [(2, 60), (3, 25), (4, 8)])
def test_the_solver_finds_the_best_on_small_boards(ap: int, seeds: int) -> None:
    gained = 0
    for seed in range(seeds):
        view = seen(small_board(random.Random(seed), ap))
        solution = solve(view)
        assert solution.proven == (ap < STONE_COST)
        assert solution.value == best_of_all(view) == legend_margin(after(view, solution.actions)), seed
        gained += solution.value > legend_margin(cast(LegendState, view.seen))
    assert gained > seeds / 2


@compiled_only
def test_where_a_stone_could_be_laid_nothing_is_proven() -> None:
    s = closed_board()
    terrain(s, "b2", "volcano")
    s.ap = STONE_COST
    assert not solve(seen(s)).proven
    s.ap -= 1
    assert solve(seen(s)).proven


@compiled_only
def test_with_p20_nothing_is_proven() -> None:
    s = closed_board()
    s.ap = 1
    assert solve(seen(s)).proven
    s.keep_pieces = 1
    assert not solve(seen(s)).proven


@compiled_only
def test_a_search_that_was_cut_off_proves_nothing() -> None:
    state = copy(last_segments(2)[0])
    state.ap = 2
    view = seen(state)
    solution = solve(view, nodes=3)
    assert not solution.proven
    assert legend_margin(after(view, solution.actions)) == solution.value


@compiled_only
@pytest.mark.parametrize(("ap", "floors"), [(5, 1), (6, 2)])
def test_an_explorer_comes_for_work_and_goes_back(ap: int, floors: int) -> None:
    # The explorer holds a volcano. Beside it is a temple whose second floor takes a second piece.
    s = closed_board()
    s.ap, s.stones_left = ap, 0
    terrain(s, "b2", "temple", value=3)
    terrain(s, "b3", "volcano")
    border(s, "b2", "b3", 1)
    s.leaders[0, at("b2")] = 1
    stand(s, 0, "b3", explorers=1)
    solution = solve(seen(s))
    assert solution.value == legend_margin(s) + floors


@compiled_only
def test_a_leader_makes_way_for_an_explorer_where_one_is_enough() -> None:
    # The leader holds a temple that an explorer could hold; only the leader can take the volcano, where two stand.
    # Before one goes, both clear a floor.
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
    assert solution.value == legend_margin(s) + (6 - 4) + 10


@compiled_only
def test_treasures_are_exchanged_for_points_that_bring_nothing_else() -> None:
    s = closed_board()
    s.stones_left = 0
    own(s, 0, "totem", "totem", "plate")
    own(s, 1, "totem")
    s.laid += 4  # they come from the pile
    before = legend_margin(s)
    solution = solve(seen(s))
    assert [action.verb for action in solution.actions] == ["swap", "end"]
    assert solution.value == before + 2
