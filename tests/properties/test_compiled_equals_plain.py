"""Rules and searches are the same, byte by byte, as machine code and as plain Python.

What leads both ways from equal positions to equal positions leads to equal games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import pytest

from called_twice import BothWays
from compiled import compiled_only
from random_legend import ALL_LEGEND_SEATINGS, RULES, LegendCourse, legend_course
from random_play import ALL_SEATINGS, BASE, Course, bytes_of, course
from tikal.games.agreeing import agree
from tikal.games.base.rules import entry_points as base
from tikal.games.base.search import entry_points as base_search
from tikal.games.base.search.quick import BEFORE
from tikal.games.base.search.replies import FUTURE
from tikal.games.base.search.weights import weights_for as base_weights
from tikal.games.base.units import RULES as BASE_RULES
from tikal.games.base.units import SEARCH as BASE_SEARCH
from tikal.games.legend.rules import entry_points as legend
from tikal.games.legend.search import entry_points as legend_search
from tikal.games.legend.search.quick import OLD
from tikal.games.legend.search.weights import weights_for as legend_weights
from tikal.games.legend.units import RULES as LEGEND_RULES
from tikal.games.legend.units import SEARCH as LEGEND_SEARCH
from tikal.games.ruleset import Ruleset
from tikal.rules.dealing import generator
from tikal.rules.hex_rows import HEX_ROWS
from tikal.rules.reports import PASSAGES, SCORING, STANDING, empty
from tikal.rules.state import State, copy
from tikal.rules.steps import FINAL_ROUND, MAIN, PLACE, SPEND, TAKE
from tikal.rules.verbs import first_of, no_choices
from tikal.search.beam import ENTERED
from tikal.search.segment_search import NOTHING

GAMES: Final = [(seating, seed) for seed, seating in enumerate(ALL_SEATINGS) if seed % 2 == seed // 6 % 2]
"""Half of all seatings: each edition with each number of players, and with each number of players an auction."""
LEGEND_GAMES: Final = [(seating, 1) for seating in ALL_LEGEND_SEATINGS[::7]]
"""One with each number of players, each in another scenario."""

pytestmark = compiled_only


@pytest.fixture(scope="module")
def base_courses() -> list[Course]:
    return [course(seating, seed) for seating, seed in GAMES]


@pytest.fixture(scope="module")
def legend_courses() -> list[LegendCourse]:
    return [legend_course(seating, seed) for seating, seed in LEGEND_GAMES]


def assert_decisions_are_equal(both: BothWays, engine: Any, game: Course | LegendCourse, every: int) -> None:
    """What every decision leads to; and in some positions, what may be decided and what may not."""
    codes = sorted({action.code for action in game.actions})
    positions = zip(game.positions, game.actions, game.states[1:], strict=False)
    for number, ((where, before), action, after) in enumerate(positions):
        state = copy(before)
        both.call(engine.do, state, action.code, where=where)
        assert bytes_of(state) == bytes_of(after), where
        if number % every == 0:
            state, choices = copy(before), no_choices()
            both.call(engine.legal_actions, state, choices, where=where)
            both.call(engine.check, state, action.code, where=where)
            both.call(engine.check, state, codes[number % len(codes)], where=where)


def assert_reports_are_equal(both: BothWays, engine: Any, game: Course | LegendCourse) -> None:
    """What is said about some positions."""
    for where, state in game.positions[::40]:
        for seat in range(state.players):
            both.call(engine.score, copy(state), seat, empty(SCORING), where=where)
        both.call(engine.stand, copy(state), empty(STANDING), where=where)
        both.call(engine.passages, copy(state), empty(PASSAGES), where=where)
        both.call(engine.hexes, state, empty(HEX_ROWS), where=where)


def assert_random_games_are_equal(both: BothWays, engine: Any, rules: Ruleset, before: State, late: State) -> None:
    """A shuffle, a deal, the beginning of a game, the end of another one, and a whole game."""
    both.call(engine.shuffle, generator(7), np.arange(20, dtype=np.int8), 3, 17)
    state, random = copy(before), generator(5)
    both.call(engine.deal, state, random)
    both.call(engine.begin, state)
    both.call(engine.play_out, copy(late), random, no_choices())
    playouts = empty(rules.playouts)
    playouts.states[:] = np.asarray(before)
    both.call(engine.copy_state, playouts, 3)
    playouts.randoms[0] = generator(6)
    both.call(engine.play_games, playouts, 1)


def test_the_base_game_is_the_same(base_courses: list[Course]) -> None:
    both = BothWays(BASE_RULES)
    for game in base_courses:
        assert_decisions_are_equal(both, base, game, every=5)
    assert_reports_are_equal(both, base, base_courses[-1])
    for auction in (False, True):
        late = next(game.states[-50] for game in base_courses if game.seating.auction == auction)
        assert_random_games_are_equal(both, base, BASE, BASE.set_up(agree("classic", 3, auction)), late)
    both.assert_nothing_left_out()


def test_legend_is_the_same(legend_courses: list[LegendCourse]) -> None:
    both = BothWays(LEGEND_RULES)
    for game in legend_courses:
        assert_decisions_are_equal(both, legend, game, every=5)
    assert_reports_are_equal(both, legend, legend_courses[-1])
    late = legend_courses[-1].states[-50]
    assert_random_games_are_equal(both, legend, RULES, RULES.set_up(agree("legend", 3)), late)
    both.assert_nothing_left_out()


@pytest.mark.thorough
@pytest.mark.parametrize("seating", ALL_SEATINGS, ids=str)
def test_every_position_of_the_base_game_is_the_same(seating: Any) -> None:
    assert_decisions_are_equal(BothWays(BASE_RULES), base, course(seating, 2), every=1)


@pytest.mark.thorough
@pytest.mark.parametrize("seating", ALL_LEGEND_SEATINGS, ids=str)
def test_every_position_of_legend_is_the_same(seating: Any) -> None:
    assert_decisions_are_equal(BothWays(LEGEND_RULES), legend, legend_course(seating, 2), every=1)


def first_with(states: Iterable[Any], step: int, segment: int | None = None) -> Any:
    """A copy of the first position, late enough for something to stand around, that waits for such a decision."""
    return next(copy(s) for s in states if s.step == step and segment in (None, s.segment) and s.laid > 3)


def entered(both: BothWays, state: Any) -> Any:
    """A workspace for searches from a position."""
    workspace = empty(base_search.WORKSPACE)
    workspace.states[ENTERED] = state
    workspace.contexts[BEFORE].weights[:] = base_weights(2)
    both.call(base_search.enter, workspace, int(state.to_act))
    return workspace


def test_searches_of_the_base_game_are_the_same(base_courses: list[Course]) -> None:
    both = BothWays(BASE_SEARCH)
    states = next(game.states for game in base_courses if game.seating.auction and game.seating.players == 2)

    spending = entered(both, first_with(states, SPEND))
    both.call(base_search.plan, spending, 3, 60)
    spending.states[FUTURE] = spending.states[ENTERED]
    both.call(base_search.outcome, spending, NOTHING, 0, 2)
    both.call(base_search.value, spending)
    both.call(base_search.fill_in_terms, spending)
    both.call(base_search.spend, spending)

    last = first_with(states, SPEND, FINAL_ROUND)
    last.ap = 3
    both.call(base_search.value, entered(both, last))
    both.call(base_search.solve, entered(both, last), 150)

    placing = entered(both, first_with(states, PLACE))
    best = both.call(base_search.rate, placing)
    both.call(base_search.plan_placed, placing, int(placing.lists[0].codes[best]), 2)

    taking = first_with(states, TAKE)
    BASE.legal_actions(taking, choices := no_choices())
    both.call(base_search.plan_with_tile, entered(both, taking), first_of(int(choices.codes[0])), 2)
    both.assert_nothing_left_out()


def test_searches_of_legend_are_the_same(legend_courses: list[LegendCourse]) -> None:
    both = BothWays(LEGEND_SEARCH)
    states = legend_courses[0].states

    def entered(state: Any) -> Any:
        workspace = empty(legend_search.LEGEND_WORKSPACE)
        workspace.states[ENTERED] = state
        workspace.contexts[OLD].weights[:] = legend_weights(2)
        both.call(legend_search.enter, workspace, int(state.to_act))
        return workspace

    choices = no_choices()
    turn = next(copy(s) for s in states if s.step == MAIN and 3 < RULES.legal_actions(copy(s), choices) < 8)
    RULES.legal_actions(turn, choices)
    both.call(legend_search.try_in, entered(turn), copy(turn), int(choices.codes[0]), 1)
    both.call(legend_search.quick_turn, entered(turn))
    both.call(legend_search.value, entered(turn))
    both.call(legend_search.fill_in_terms, entered(turn))
    both.call(legend_search.outcome, entered(turn), 0, 1)

    spending = first_with(states, SPEND)
    both.call(legend_search.plan, entered(spending), 3, 60)

    last = first_with(states, SPEND, FINAL_ROUND)
    last.ap = 2
    both.call(legend_search.plan_last, entered(last), 3, 60)
    both.call(legend_search.solve, entered(last), 150)
    both.assert_nothing_left_out()
