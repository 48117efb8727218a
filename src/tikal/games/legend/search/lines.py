"""Turns in Legend: lines of actions, the best few continued step by step, and plans for the segments they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

import numpy as np

from tikal.games.action import Action
from tikal.games.itinerary import actions_of
from tikal.games.legend.rules.entry_points import legal_actions
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.quick import OLD, changes_ways
from tikal.games.legend.search.search import legend_search
from tikal.games.legend.search.solver import best_last_plan
from tikal.games.legend.search.terms import CARD_AMOUNT, CARD_TERM
from tikal.games.view import View
from tikal.games.weights import Weights, weights_for
from tikal.rules.dealing import Random
from tikal.rules.reasons import OK
from tikal.rules.state import copy
from tikal.rules.steps import FINAL_ROUND, MAIN, SPEND
from tikal.rules.verbs import DEPLOY, END, LOOK, MOVE, PLAY, POWER, encode, first_of, no_choices, verb_of

MOST_STEPS: Final = 12
NARROW: Final = 4
NARROW_NODES: Final = 20_000
"""Enough for such a beam to come to its end: one that is cut off leaves action points unspent."""
SEGMENTS: Final = 6
"""Segments to which lines lead that are planned narrowly, at most."""
THE_END: Final = encode(END, 0, 0, 0)


@dataclass(slots=True)
class Line:
    """Actions one after the other, the position after them, and its value."""

    codes: tuple[int, ...]
    state: LegendState
    value: float
    is_over: bool = False
    new_ways: bool = False
    """Whether tiles or stones were laid on the way, so that distances are others."""
    options: tuple[int, ...] = ()
    """How the points of a segment are spent to which the line leads."""
    credit: float = 0.0
    """Part of the value: what the cards played are worth in hand, for they have to be played anyway."""

    @property
    def decisions(self) -> tuple[int, ...]:
        """Codes of actions, and options of a segment."""
        return self.codes + self.options


@dataclass(frozen=True, slots=True)
class Effort:
    """How widely a search looks: at lines of actions, and at a segment."""

    width: int
    nodes: int
    plan_width: int
    plan_nodes: int


def best_lines(state: LegendState, weights: Weights, effort: Effort) -> list[Line]:
    """Whole turns from a full state, the best first: those at their end, and those that lead to a segment."""
    seat, nodes = int(state.to_act), effort.nodes
    lines = [Line((), state, legend_search().enter(state, seat, weights))]
    ends: list[Line] = []
    segments: list[Line] = []
    seen = {_key(state)}
    for _ in range(MOST_STEPS):
        found: list[Line] = []
        for line in lines:
            if line.state.step == SPEND:
                segments.append(line)
            found += _continued(line, seat, seen)
        nodes -= len(found)
        ends += [line for line in found if line.is_over]
        lines = sorted((line for line in found if not line.is_over), key=_by_value)[: effort.width]
        if not lines or nodes <= 0:
            break
    planned = [_planned(line, seat, weights) for line in sorted(segments, key=_by_value)[:SEGMENTS]]
    return sorted(ends + planned, key=_by_value) or lines


def _by_value(line: Line) -> float:
    return -line.value


def _planned(line: Line, seat: int, weights: Weights) -> Line:
    legend_search().enter(line.state, seat, weights)
    value, options = plan(NARROW, NARROW_NODES)
    return replace(line, value=value + line.credit, is_over=True, options=(*options, THE_END))


def plan(width: int, nodes: int) -> tuple[float, tuple[int, ...]]:
    """The best way found to spend the points of the segment that was entered, and its value."""
    search = legend_search()
    return search.plan(width, nodes), search.best_plan()


def _continued(line: Line, seat: int, seen: set[bytes]) -> list[Line]:
    """A line with every further action that leads somewhere new; in a segment these are powers only."""
    search, choices = legend_search(), no_choices()
    count = legal_actions(line.state, choices)
    found = []
    for code in choices.codes[:count].tolist():
        verb = verb_of(code)
        if count > 1 and (verb == LOOK or (line.state.step == SPEND and verb != POWER)):
            continue
        new_ways = line.new_ways or changes_ways(verb)
        state, value = search.after(line.state, code, line.new_ways)
        key = _key(state)
        if key in seen:
            continue
        seen.add(key)
        is_over = bool(state.to_act != seat) or (state.step == MAIN and verb == END)
        credit = line.credit + (_in_hand(first_of(code)) if verb == PLAY else 0.0)
        found.append(Line((*line.codes, code), state, value + credit, is_over, new_ways, credit=credit))
    return found


def _in_hand(card: int) -> float:
    """What a card in hand is worth by the weights of the search."""
    return float(legend_search().contexts[OLD]["weights"][CARD_TERM[card]] * CARD_AMOUNT[card])


def _key(state: LegendState) -> bytes:
    return cast(np.void, state).tobytes()


def quick_line(state: LegendState, weights: Weights) -> list[int]:
    """A turn that is decided at sight, in a full state."""
    search = legend_search()
    search.enter(state, int(state.to_act), weights)
    return search.quick_turn()


def actions_in(view: View, state: LegendState, decisions: Sequence[int], weights: Weights) -> list[Action]:
    """The actions of a turn up to the first that reveals something; journeys become steps."""
    seat = int(state.to_act)
    search = legend_search()
    search.enter(state, seat, weights)
    state = copy(state)
    actions: list[Action] = []
    for code in decisions:
        is_journey = state.step == SPEND and verb_of(code) in (MOVE, DEPLOY)
        for action in actions_of(state, search.contexts[OLD], code) if is_journey else [Action.of(code)]:
            assert view.rules.check(state, action.code) == OK, f"a search found the illegal action {action}"
            actions.append(action)
            if not view.rules.is_foreseeable(state, action):
                return actions
            view.rules.do(state, action.code)
        if changes_ways(verb_of(code)):
            search.enter(state, seat, weights)
    return actions


def quick_turn(view: View, random: Random, weights: Weights) -> list[Action]:
    """A turn that is decided at sight, up to the first surprise."""
    state = cast(LegendState, view.sample(random))
    return actions_in(view, state, quick_line(state, weights), weights)


def planned_turn(view: View, random: Random, effort: Effort) -> list[Action]:
    """The best turn found, up to the first surprise or to the segment it leads to, which is planned when it begins."""
    state, weights = cast(LegendState, view.sample(random)), weights_for(view.table)
    best = best_lines(state, weights, effort)[0]
    if state.step != SPEND or best.codes:
        return actions_in(view, state, best.codes, weights)
    if state.segment == FINAL_ROUND:
        return actions_in(view, state, (*best_last_plan(state, weights), THE_END), weights)
    legend_search().enter(state, int(state.to_act), weights)
    _, options = plan(effort.plan_width, effort.plan_nodes)
    return actions_in(view, state, (*options, THE_END), weights)
