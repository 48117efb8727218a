"""Parts of the searches in Legend, each called by itself; `test_legend_bots.py` runs this file uncompiled.

Compiled, each of these functions would have to be compiled once more for being called from Python.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import cast

import numpy as np
import pytest

from positions import at, border, terrain
from random_legend import LegendSeating, legend_course
from test_legend_solver import best_of_all, closed_board, seen
from tikal.bots.context import keep_deploys
from tikal.bots.itinerary import actions_of
from tikal.bots.legend_context import LEGEND_CONTEXT, LegendContext, look_around
from tikal.bots.legend_door import room
from tikal.bots.legend_last.bound import most_by_outcomes, most_to_gain
from tikal.bots.legend_last.bundles import find_bundles
from tikal.bots.legend_last.lands import grounds_for
from tikal.bots.legend_last.leaving import note_start
from tikal.bots.legend_last.prospect import LEGEND_PROSPECT, LegendProspect
from tikal.bots.legend_last.segment import list_solver_options, look_for_camps, search, value_when_finished
from tikal.bots.legend_options import legend_price, list_legend_options, take_legend_option
from tikal.bots.legend_quick import OLD
from tikal.bots.legend_terms import SCORE, describe_legend, unknown_treasures
from tikal.bots.weights import weights
from tikal.rules.legend.scoring import director_points, points
from tikal.rules.legend.state import LegendState
from tikal.rules.reasons import OK
from tikal.rules.state import copy
from tikal.rules.steps import FINAL_ROUND, SPEND, VOLCANO_ROUND
from tikal.rules.terrain import NEIGHBOUR
from tikal.rules.verbs import DEPLOY, DIG, MOVE, Choices, no_choices, verb_of
from tikal.ruleset import ruleset_of
from tikal.table import LEGEND

SEATING = LegendSeating(2, "chichen-itza")


def spending_states(every: int) -> list[LegendState]:
    """Positions of a random game in which somebody spends action points."""
    states = [state for state in legend_course(SEATING, 3).states if state.step == SPEND and state.ap > 2]
    return [copy(state) for state in states[::every]]


def context_of(s: LegendState) -> LegendContext:
    context = cast(LegendContext, np.zeros(1, dtype=LEGEND_CONTEXT)[0])
    context.weights[:] = weights("legend-2")
    look_around(s, context, int(s.to_act))
    return context


def test_every_option_can_be_carried_out_by_the_rules_for_its_price() -> None:
    rules, choices, tried = ruleset_of(LEGEND), no_choices(), 0
    for s in spending_states(12):
        c = context_of(s)
        list_legend_options(s, c, choices)
        for option in choices.codes[: choices.count : 5].tolist():
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
    assert tried > 20


def test_a_treasure_dug_in_a_search_stays_unknown() -> None:
    for state in legend_course(SEATING, 3).states[::7]:
        assert unknown_treasures(state) == 0
    s = next(state for state in spending_states(1) if state.tokens.max() > 0)
    s.explorers[s.to_act, s.tokens.argmax()] += 2
    choices, before = no_choices(), s.treasures.copy()
    list_legend_options(s, context_of(s), choices)
    digs = [option for option in choices.codes[: choices.count].tolist() if verb_of(option) == DIG]
    take_legend_option(s, digs[0], 3)
    assert unknown_treasures(s) == 1
    assert (s.treasures == before).all()


def test_who_scores_at_the_end_of_his_segment_has_these_points_already() -> None:
    scoring = [s for s in spending_states(1) if s.segment in (VOLCANO_ROUND, FINAL_ROUND)]
    assert scoring
    for s in scoring[:4]:
        c, seat = context_of(s), int(s.to_act)
        describe_legend(s, c)
        assert c.features[seat, SCORE] == s.score[seat] + points(s, seat) + director_points(s, seat)


def last_segment(s: LegendState, turn: int) -> tuple[LegendState, LegendContext, LegendProspect]:
    """A position as the last segment of its player, who scores first or last; and what the solver notes at first."""
    s.segment, s.scoring_turn = FINAL_ROUND, turn
    s.scoring_order[:2] = [s.to_act, 1 - s.to_act] if turn == 0 else [1 - s.to_act, s.to_act]
    c = context_of(s)
    p = cast(LegendProspect, np.zeros(1, dtype=LEGEND_PROSPECT)[0])
    p.bundles, p.begun = 1, 0
    look_for_camps(s, c, p)
    note_start(s, c, p)
    return s, c, p


def bound(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """The most that a position can come to, by the first bound and by the sharper one."""
    p.to_beat = 1000.0
    most = value_when_finished(s, c, p) + most_to_gain(s, c, p)
    return most if p.begun else min(most, p.lead + most_by_outcomes(s, c, p))


def options_to_beat(
    s: LegendState, c: LegendContext, p: LegendProspect, best: float, begun: int
) -> tuple[list[int], int]:
    """What is tried if so much has to be beaten; and how much of it does not begin the rest."""
    choices = no_choices()
    p.begun = begun
    bound(s, c, p)
    p.to_beat = best
    before = list_solver_options(s, c, p, choices)
    return choices.codes[: choices.count].tolist(), before


@pytest.mark.parametrize("turn", [0, 1])
def test_no_play_brings_more_than_the_bound(turn: int) -> None:
    walk, longest = random.Random(turn), 0
    for root in spending_states(30):
        s, c, p = last_segment(root, turn)
        s.ap = 8
        for _ in range(4):
            here, begun, p.begun = copy(s), 0, 0
            bounds = [bound(here, c, p)]
            while here.ap > 0:
                options, before = options_to_beat(here, c, p, -1000.0, begun)
                if not options:
                    break
                k = walk.randrange(len(options))
                begun = p.begun = 1 if k >= before else begun
                take_legend_option(here, options[k], legend_price(c, options[k]))
                value = value_when_finished(here, c, p)
                assert value <= min(bounds) + 1e-6, (value, bounds)
                bounds.append(bound(here, c, p))
                longest = max(longest, len(bounds))
    assert longest > 2


@pytest.mark.parametrize("turn", [0, 1])
def test_what_promises_too_little_does_not_lead_to_more(turn: int) -> None:
    walk, left_out = random.Random(turn), 0
    for root in spending_states(30):
        s, c, p = last_segment(root, turn)
        s.ap = 6
        best = bound(s, c, p) * 0.9 + value_when_finished(s, c, p) * 0.1
        all_options, before = options_to_beat(s, c, p, -1000.0, 0)
        promising, _ = options_to_beat(s, c, p, best, 0)
        left = sorted(set(all_options) - set(promising))
        for option in walk.sample(left, k=min(12, len(left))):
            left_out += 1
            here, begun, following = copy(s), 0 if option in all_options[:before] else 1, [option]
            while following and here.ap > 0:
                chosen = walk.choice(following)
                keep_deploys(here, c, c.seat)
                take_legend_option(here, chosen, legend_price(c, chosen))
                p.begun = begun
                assert value_when_finished(here, c, p) <= best + 1e-6
                following, _ = options_to_beat(here, c, p, -1000.0, begun)
    assert left_out > 20


def test_open_land_is_taken_for_the_fewest_points() -> None:
    most = 0
    for root in spending_states(10):
        s, c, p = last_segment(root, 1)
        s.ap = 9
        value_when_finished(s, c, p)
        most = max(most, p.taken)
        for count in range(1, min(2, p.taken) + 1):
            assert p.paid[count - 1] == fewest_points(p, count)
            assert grounds_for(p, p.paid[count - 1]) >= count > grounds_for(p, p.paid[count - 1] - 1)
    assert most > 1


def fewest_points(p: LegendProspect, count: int) -> int:
    """The same by trying all explorers on all grounds."""
    explorers = [k for k in range(p.sources) for _ in range(min(count, p.explorers[k]))]
    return min(
        min(
            sum(int(p.way[who, where]) for who, where in zip(whom, goals, strict=True))
            for whom in _orders(explorers, count)
        )
        for goals in combinations(range(p.grounds), count)
    )


def _orders(explorers: list[int], count: int) -> list[tuple[int, ...]]:
    if count == 1:
        return [(who,) for who in explorers]
    return [(explorers[a], explorers[b]) for a in range(len(explorers)) for b in range(len(explorers)) if a != b]


SITE = ("a1", "a2", "b1", "b2", "b3", "c1", "c2")
KINDS = ("jungle", "jungle", "clearing", "temple", "temple", "volcano", "lake")


def small_board(chance: random.Random, ap: int) -> LegendState:
    """The base camp and six hexes around it, pieces of two players on them, few of them in reserve."""
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


def best_by_search(s: LegendState) -> float:
    """What the search finds that begins with nothing."""
    room.enter(s, int(s.to_act), weights("legend-2"))
    c, p, d, t = room.contexts[OLD], room.prospects[0], room.descents[0], room.tables[0]
    states, lists = cast(list[LegendState], room.states), cast(list[Choices], room.choices)
    find_bundles(states, c, p, d, t, lists)
    look_for_camps(s, c, p)
    note_start(s, c, p)
    d.length, d.best = 0, -1000.0
    assert search(states, c, p, d, t, lists, 100_000)
    return float(d.best)


@pytest.mark.parametrize("seed", range(12))
def test_the_search_alone_finds_the_best_on_small_boards(seed: int) -> None:
    s = small_board(random.Random(seed), ap=2)
    assert best_by_search(s) == best_of_all(seen(s))
