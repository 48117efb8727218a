"""The one door from Python into the compiled searches, and the room they work in.

Whatever is called from Python is optimised once more for that call, so there is one entrance for all requests.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from tikal.bots.beam import START
from tikal.bots.branch_and_bound import DEEPEST, DESCENT
from tikal.bots.context import CONTEXT, measure_ways, prepare
from tikal.bots.exact import solve
from tikal.bots.margin import PROSPECT
from tikal.bots.quick import AFTER, BASE_GAME, BEFORE, PLACED, rate_placements, spend_quickly, take_tile, try_placement
from tikal.bots.replies import CONTEXTS, ROOT, outcome
from tikal.bots.search_room import SearchRoom
from tikal.bots.segment_search import planner
from tikal.rules.compiled import compiled
from tikal.rules.packing import number
from tikal.rules.state import BASE, State
from tikal.rules.verbs import MOST_CHOICES

PREPARE, PLAN, SPEND, RATE, PLAN_PLACED, PLAN_WITH_TILE, SOLVE, OUTCOME = range(8)
PLACEMENT: Final = DEEPEST
"""Where among the options of a plan the placement before it is, or NOTHING."""
NARROW_LIMIT: Final = 5000
"""Positions that a narrow search evaluates, at most."""

plan: Final = planner(BASE_GAME)


@compiled
def _search(
    request: int,
    states: Any,
    contexts: Any,
    beams: Any,
    tables: Any,
    prospects: Any,
    descents: Any,
    choices: Any,
    values: Any,
    options: Any,
    one: int,
    two: int,
) -> float:
    # Constants go through `number`, or whatever they are handed to would be compiled once more for each of them.
    if request == PREPARE:
        measure_ways(states[START], contexts[BEFORE])
        prepare(states[START], contexts[BEFORE], states[START].to_act)
        contexts[ROOT] = contexts[BEFORE]
        return 0.0
    if request == PLAN:
        return plan(states, contexts[BEFORE], beams[0], tables[0], choices[0], one, two)
    start = number(START)
    if request == SPEND:
        return float(spend_quickly(states, start, contexts[BEFORE], choices[0], options))
    if request == RATE:
        return float(rate_placements(states, start, contexts, choices[0], values))
    if request == SOLVE:
        ended = solve(states, contexts[BEFORE], prospects[0], descents[0], tables[0], choices, one)
        return 1.0 if ended else 0.0
    if request == OUTCOME:
        return outcome(states, contexts, choices[0], options[PLACEMENT], options, one, two)
    if request == PLAN_PLACED:
        try_placement(states, start, contexts, one)
    else:
        take_tile(states, contexts, choices[0], values, one)
    states[START] = states[PLACED]
    return plan(states, contexts[AFTER], beams[0], tables[0], choices[0], two, number(NARROW_LIMIT))


class Room(SearchRoom):
    """Where searches of the base game work."""

    def __init__(self) -> None:
        super().__init__(BASE, CONTEXT, CONTEXTS, lists=DEEPEST, most_options=DEEPEST + 1)
        self.prospects: Final = np.zeros(1, dtype=PROSPECT)
        self.descents: Final = np.zeros(1, dtype=DESCENT)
        self.values: Final = np.zeros(MOST_CHOICES, dtype=np.float64)

    def ask(self, request: int, one: int = 0, two: int = 0) -> float:
        """Let compiled code do something in this room."""
        return _search(
            request,
            self.states,
            self.contexts,
            self.beams,
            self.tables,
            self.prospects,
            self.descents,
            self.choices,
            self.values,
            self.options,
            one,
            two,
        )

    def enter(self, state: State, weights: npt.NDArray[np.float64]) -> None:
        """Make everything ready for searching a position by its player to act."""
        self.states[START] = cast(np.void, state)
        self.contexts[BEFORE]["weights"][:] = weights
        self.ask(PREPARE)


room: Final = Room()
