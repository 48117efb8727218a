"""Turns in Legend: lines of actions, the best few continued step by step, and plans for the segments they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

import numpy as np

from tikal.games.action import Action
from tikal.games.ahead import go_on
from tikal.games.legend.rules.entry_points import legal_actions
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import LOOK, PLAY, POWER
from tikal.games.legend.search.card_terms import CARD_AMOUNT, CARD_TERM
from tikal.games.legend.search.quick import changes_ways
from tikal.games.legend.search.search import LegendSearch
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.rules.state import copy
from tikal.rules.steps import MAIN, SPEND
from tikal.rules.verbs import END, first_of, no_choices, verb_of
from tikal.search.options import is_journey
from tikal.search.segment_search import THE_END
from tikal.search.weights import Weights

MOST_STEPS: Final = 12
NARROW: Final = 4
NARROW_NODES: Final = 20_000
"""Enough for such a beam to finish: one that is cut off leaves action points unspent."""
SEGMENTS: Final = 6
"""Segments to which lines lead that are planned narrowly, at most."""


@dataclass(slots=True)
class Line:
    """Actions one after the other, the position after them, and its value."""

    codes: tuple[int, ...]
    state: LegendState
    value: float
    is_over: bool = False
    new_ways: bool = False
    """Whether tiles or stones were laid on the way, so that distances have changed."""
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


def best_lines(search: LegendSearch, state: LegendState, weights: Weights, effort: Effort) -> list[Line]:
    """Whole turns from a full state, the best first: those at their end, and those that lead to a segment."""
    seat, nodes = int(state.to_act), effort.nodes
    search.enter(state, seat, weights)
    lines = [Line((), state, search.value())]
    ends: list[Line] = []
    segments: list[Line] = []
    seen = {_key(state)}
    for _ in range(MOST_STEPS):
        found: list[Line] = []
        for line in lines:
            if line.state.step == SPEND:
                segments.append(line)
            found += _continued(search, line, seat, weights, seen)
        nodes -= len(found)
        ends += [line for line in found if line.is_over]
        lines = sorted((line for line in found if not line.is_over), key=_by_value)[: effort.width]
        if not lines or nodes <= 0:
            break
    planned = [_planned(search, line, seat, weights) for line in sorted(segments, key=_by_value)[:SEGMENTS]]
    return sorted(ends + planned, key=_by_value) or lines


def _by_value(line: Line) -> float:
    return -line.value


def _planned(search: LegendSearch, line: Line, seat: int, weights: Weights) -> Line:
    search.enter(line.state, seat, weights)
    options, value = search.plan(NARROW, NARROW_NODES)
    return replace(line, value=value + line.credit, is_over=True, options=(*options, THE_END))


def _continued(search: LegendSearch, line: Line, seat: int, weights: Weights, seen: set[bytes]) -> list[Line]:
    """A line with every further action that leads somewhere new; in a segment these are powers only."""
    choices = no_choices()
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
        credit = line.credit + (_in_hand(first_of(code), weights) if verb == PLAY else 0.0)
        found.append(Line((*line.codes, code), state, value + credit, is_over, new_ways, credit=credit))
    return found


def _in_hand(card: int, weights: Weights) -> float:
    """What a card in hand is worth."""
    return float(weights[CARD_TERM[card]] * CARD_AMOUNT[card])


def _key(state: LegendState) -> bytes:
    return cast(np.void, state).tobytes()


def actions_in(
    search: LegendSearch, view: View, state: LegendState, decisions: Sequence[int], weights: Weights
) -> list[Action]:
    """The actions of a turn up to the first that reveals something; journeys become steps."""
    seat = int(state.to_act)
    search.enter(state, seat, weights)
    state = copy(state)
    ahead = replace(view, seen=state)
    actions: list[Action] = []
    for code in decisions:
        goes_far = state.step == SPEND and is_journey(verb_of(code))
        for action in search.steps_of(state, code) if goes_far else [Action.of(code)]:
            assert view.rules.check(state, action.code) == OK, f"a search found the illegal action {action}"
            actions.append(action)
            if not go_on(ahead, action):
                return actions
        if changes_ways(verb_of(code)):
            search.enter(state, seat, weights)
    return actions
