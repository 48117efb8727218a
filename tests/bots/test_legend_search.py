"""Parts of the searches in Legend, each called by itself, as plain Python."""

from __future__ import annotations

from typing import cast

import numpy as np

from random_legend import LegendSeating, legend_course
from tikal.games.itinerary import actions_of
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.scoring import director_points, points
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.context import LEGEND_CONTEXT, LegendContext, prepare_legend
from tikal.games.legend.search.exact import list_everything
from tikal.games.legend.search.options import legend_price, list_legend_options, take_legend_option
from tikal.games.legend.search.term_names import SCORE
from tikal.games.legend.search.terms import describe_legend, unknown_treasures
from tikal.games.legend.search.weights import weights_for
from tikal.games.registry import kind_of
from tikal.rules.reasons import OK
from tikal.rules.state import copy
from tikal.rules.steps import FINAL_ROUND, SPEND, VOLCANO_ROUND
from tikal.rules.verbs import DEPLOY, DIG, MOVE, no_choices, verb_of

SEATING = LegendSeating(2, "chichen-itza")


def spending_states(every: int) -> list[LegendState]:
    """Positions of a random game in which somebody spends action points."""
    states = [state for state in legend_course(SEATING, 3).states if state.step == SPEND and state.ap > 2]
    return [copy(state) for state in states[::every]]


def context_of(s: LegendState) -> LegendContext:
    context = cast(LegendContext, np.zeros(1, dtype=LEGEND_CONTEXT)[0])
    context.weights[:] = weights_for(2)
    prepare_legend(s, context, int(s.to_act))
    return context


def everything(s: LegendState, c: LegendContext) -> list[int]:
    """The options that the solver tries."""
    choices = no_choices()
    list_everything(s, c, choices)
    return cast("list[int]", choices.codes[: choices.count].tolist())


def likely(s: LegendState, c: LegendContext) -> list[int]:
    """The options that other searches try."""
    choices = no_choices()
    list_legend_options(s, c, choices)
    return cast("list[int]", choices.codes[: choices.count].tolist())


def test_every_option_can_be_carried_out_by_the_rules_for_its_price() -> None:
    rules, tried = kind_of(LEGEND).rules, 0
    for s in spending_states(12):
        c = context_of(s)
        for option in likely(s, c)[::5] + everything(s, c)[::25]:
            done, state = copy(s), copy(s)
            take_legend_option(done, option, legend_price(c, option))
            is_journey = verb_of(option) in (MOVE, DEPLOY)
            for code in [action.code for action in actions_of(state, c, option)] if is_journey else [option]:
                assert rules.check(state, code) == OK
                rules.do(state, code)
            assert state.ap == done.ap
            assert (state.explorers == done.explorers).all()
            assert (state.leaders == done.leaders).all()
            tried += 1
    assert tried > 40


def test_the_solver_tries_all_that_other_searches_try() -> None:
    for s in spending_states(12):
        c = context_of(s)
        tried, left_to_solver = set(everything(s, c)), set(likely(s, c))
        assert tried >= left_to_solver
        assert len(tried) > len(left_to_solver) > 0


def test_a_treasure_dug_in_a_search_stays_unknown() -> None:
    for state in legend_course(SEATING, 3).states[::7]:
        assert unknown_treasures(state) == 0
    s = next(state for state in spending_states(1) if state.tokens.max() > 0)
    s.explorers[s.to_act, s.tokens.argmax()] += 2
    before = s.treasures.copy()
    digs = [option for option in likely(s, context_of(s)) if verb_of(option) == DIG]
    take_legend_option(s, digs[0], 3)
    assert unknown_treasures(s) == 1
    assert (s.treasures == before).all()


def test_who_scores_at_the_end_of_his_segment_has_these_points_already() -> None:
    scoring = [s for s in spending_states(1) if s.segment in (VOLCANO_ROUND, FINAL_ROUND)]
    assert scoring
    for s in scoring[:4]:
        c, seat = context_of(s), int(s.to_act)
        describe_legend(s, c)
        assert c.terms[seat, SCORE] == s.score[seat] + points(s, seat) + director_points(s, seat)
