"""The searches of the base game that Python calls, all on one workspace: enter a position, then ask.

Every search leaves START and the context BEFORE as `enter` made them, so the answers do not depend on what was asked
before.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.base.search.context import BASE_CONTEXT, prepare
from tikal.games.base.search.exact import solve as solve_segment
from tikal.games.base.search.margin import PROSPECT, Prospect, margin
from tikal.games.base.search.quick import (
    AFTER,
    BASE_GAME,
    BEFORE,
    PLACED,
    Contexts,
    rate_placements,
    spend_quickly,
    take_tile,
    try_placement,
)
from tikal.games.base.search.replies import CONTEXTS, ROOT
from tikal.games.base.search.replies import outcome as play_on
from tikal.games.base.search.terms import describe, evaluate
from tikal.games.base.units import SEARCH
from tikal.rules.packing import NUMBER, record_type, widen
from tikal.rules.state import BASE
from tikal.rules.steps import FINAL_ROUND, SPEND
from tikal.rules.verbs import CHOICES, MOST_CHOICES, Choices
from tikal.search.beam import BEAM, ENTERED, START, STATES, Beam, States
from tikal.search.branch_and_bound import DEEPEST, DESCENT, Descent
from tikal.search.context import Indices, Numbers, measure_ways
from tikal.search.reaching import REACHED, Reached
from tikal.search.segment_search import planner

NARROW_LIMIT: Final = 5000
"""Positions that a narrow search evaluates, at most."""

_plan: Final = planner(BASE_GAME)


class Workspace(Protocol):
    """What searches work on."""

    values: Annotated[Numbers, np.float64, MOST_CHOICES]  # [k] of the placements in the first list
    options: Annotated[Indices, NUMBER, DEEPEST]  # of a plan
    beam: Annotated[Beam, BEAM]
    reached: Annotated[Reached, REACHED]
    prospect: Annotated[Prospect, PROSPECT]
    descent: Annotated[Descent, DESCENT]
    lists: Annotated[list[Choices], CHOICES, DEEPEST]
    contexts: Annotated[Contexts, BASE_CONTEXT, CONTEXTS]
    states: Annotated[States, BASE, STATES]


WORKSPACE: Final = record_type(Workspace)


@SEARCH.entry_point(WORKSPACE, int, result=None)
def enter(w: Workspace, seat: int) -> None:
    """Work out everything about the position in ENTERED for a player."""
    w.states[START] = w.states[ENTERED]
    start, context = w.states[START], w.contexts[BEFORE]
    measure_ways(start, context)
    prepare(start, context, seat)
    w.contexts[ROOT] = w.contexts[BEFORE]


@SEARCH.entry_point(WORKSPACE, result=float)
def value(w: Workspace) -> float:
    """What the position is worth: in a last segment the lead it would end with, else what the terms come to."""
    start, context = w.states[START], w.contexts[BEFORE]
    if start.step == SPEND and start.segment == FINAL_ROUND:
        return margin(start, context, w.prospect)
    return evaluate(start, context)


@SEARCH.entry_point(WORKSPACE, result=None)
def fill_in_terms(w: Workspace) -> None:
    """Fill in the terms of the position."""
    describe(w.states[START], w.contexts[BEFORE])


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan(w: Workspace, width: int, limit: int) -> float:
    """Search the segment with a beam."""
    return _plan(w.states, w.contexts[BEFORE], w.beam, w.reached, w.lists[0], width, limit)


@SEARCH.entry_point(WORKSPACE)
def spend(w: Workspace) -> int:
    """Write down option after option, each the best for a point; how many."""
    count = spend_quickly(w.states, widen(START), w.contexts[BEFORE], w.lists[0], w.options)
    w.states[START] = w.states[ENTERED]
    return count


@SEARCH.entry_point(WORKSPACE)
def rate(w: Workspace) -> int:
    """List all placements with their values; which is the best."""
    return rate_placements(w.states, widen(START), w.contexts, w.lists[0], w.values)


@compiled
def plan_after(w: Workspace, width: int) -> float:
    """Search the segment of the position in PLACED."""
    w.states[START] = w.states[PLACED]
    found = _plan(w.states, w.contexts[AFTER], w.beam, w.reached, w.lists[0], width, widen(NARROW_LIMIT))
    w.states[START] = w.states[ENTERED]
    return found


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan_placed(w: Workspace, code: int, width: int) -> float:
    """Search the segment after a placement."""
    try_placement(w.states, widen(START), w.contexts, code)
    return plan_after(w, width)


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan_with_tile(w: Workspace, tile: int, width: int) -> float:
    """Search the segment after an open tile was taken, and laid where it looks best at once."""
    take_tile(w.states, w.contexts, w.lists[0], w.values, tile)
    return plan_after(w, width)


@SEARCH.entry_point(WORKSPACE, int)
def solve(w: Workspace, limit: int) -> int:
    """Find the best plan for a last segment, better than the one in `descent`; whether it is proven."""
    proven = solve_segment(w.states, w.contexts[BEFORE], w.prospect, w.descent, w.reached, w.lists, limit)
    return 1 if proven else 0


@SEARCH.entry_point(WORKSPACE, int, int, int, result=float)
def outcome(w: Workspace, placement: int, length: int, segments: int) -> float:
    """What comes of a placement and the plan in `options` in the full state in FUTURE."""
    found = play_on(w.states, w.contexts, w.lists[0], placement, w.options, length, segments)
    w.contexts[BEFORE] = w.contexts[ROOT]
    return found
