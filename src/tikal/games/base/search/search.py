"""Searches of the base game for callers in Python: one object with a workspace, and an entry point for each search."""

from __future__ import annotations

import threading
from typing import Annotated, Final, Protocol, cast

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.base.search.context import BASE_CONTEXT, prepare
from tikal.games.base.search.exact import solve as solve_segment
from tikal.games.base.search.margin import PROSPECT, Prospect
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
from tikal.games.base.units import SEARCH
from tikal.rules.packing import NUMBER, number, record_type
from tikal.rules.state import BASE, State
from tikal.rules.verbs import CHOICES, MOST_CHOICES, Choices
from tikal.search.beam import BEAM, START, STATES, Beam, States
from tikal.search.branch_and_bound import DEEPEST, DESCENT, Descent
from tikal.search.context import Indices, Numbers, measure_ways
from tikal.search.plans import Plans
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


@SEARCH.entry_point(WORKSPACE, result=None)
def prepare_start(w: Workspace) -> None:
    """Work out everything about the position in START for its player to act."""
    start, context = w.states[START], w.contexts[BEFORE]
    measure_ways(start, context)
    prepare(start, context, start.to_act)
    w.contexts[ROOT] = w.contexts[BEFORE]


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan(w: Workspace, width: int, limit: int) -> float:
    """Search the segment with a beam."""
    return _plan(w.states, w.contexts[BEFORE], w.beam, w.reached, w.lists[0], width, limit)


@SEARCH.entry_point(WORKSPACE)
def spend(w: Workspace) -> int:
    """Write down option after option, each the best for a point; how many."""
    return spend_quickly(w.states, number(START), w.contexts[BEFORE], w.lists[0], w.options)


@SEARCH.entry_point(WORKSPACE)
def rate(w: Workspace) -> int:
    """List all placements with their values; which is the best."""
    return rate_placements(w.states, number(START), w.contexts, w.lists[0], w.values)


@compiled
def plan_after(w: Workspace, width: int) -> float:
    """Search the segment of the position in PLACED."""
    w.states[START] = w.states[PLACED]
    return _plan(w.states, w.contexts[AFTER], w.beam, w.reached, w.lists[0], width, number(NARROW_LIMIT))


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan_placed(w: Workspace, code: int, width: int) -> float:
    """Search the segment after a placement."""
    try_placement(w.states, number(START), w.contexts, code)
    return plan_after(w, width)


@SEARCH.entry_point(WORKSPACE, int, int, result=float)
def plan_with_tile(w: Workspace, tile: int, width: int) -> float:
    """Search the segment after an open tile was taken, and laid where it is best at sight."""
    take_tile(w.states, w.contexts, w.lists[0], w.values, tile)
    return plan_after(w, width)


@SEARCH.entry_point(WORKSPACE, int)
def solve(w: Workspace, limit: int) -> int:
    """Find the best plan for a last segment, better than the one in `descent`; whether it is proven."""
    proven = solve_segment(w.states, w.contexts[BEFORE], w.prospect, w.descent, w.reached, w.lists, limit)
    return 1 if proven else 0


@SEARCH.entry_point(WORKSPACE, int, int, int, result=float)
def outcome(w: Workspace, placement: int, length: int, segments: int) -> float:
    """What comes of a placement and the plan in `options` in the full state in START."""
    return play_on(w.states, w.contexts, w.lists[0], placement, w.options, length, segments)


class BaseSearch(Plans):
    """A search of the base game: enter a position, then ask."""

    def __init__(self) -> None:
        workspace = np.zeros(1, dtype=WORKSPACE)[0]
        super().__init__(workspace)
        self._workspace: Final = workspace
        self.states: Final = workspace.states
        self.contexts: Final = workspace.contexts
        self.descent: Final[Descent] = workspace.descent
        self._placements: Final[Choices] = workspace.lists[0]
        self._values: Final = workspace.values

    def enter(self, state: State, weights: Numbers) -> None:
        """Make everything ready for searching a position by its player to act."""
        self.states[START] = cast(np.void, state)
        self.contexts[BEFORE]["weights"][:] = weights
        prepare_start(self._workspace)

    def plan(self, width: int, limit: int) -> float:
        """Search the segment with a beam; the value of the best plan."""
        return plan(self._workspace, width, limit)

    def spend(self) -> list[int]:
        """Options one after the other, each the best for a point."""
        return cast("list[int]", self.options[: spend(self._workspace)].tolist())

    def best_placement(self) -> int:
        """The placement that is best at sight."""
        return int(self._placements.codes[rate(self._workspace)])

    def likely_placements(self, count: int) -> list[int]:
        """The placements that are best at sight, the best first."""
        rate(self._workspace)
        order = np.argsort(-self._values[: self._placements.count], kind="stable")[:count]
        return cast("list[int]", self._placements.codes[order].tolist())

    def plan_placed(self, code: int, width: int) -> float:
        """Search the segment after a placement; the value of the best plan."""
        return plan_placed(self._workspace, code, width)

    def plan_with_tile(self, tile: int, width: int) -> float:
        """Search the segment after taking an open tile; the value of the best plan."""
        return plan_with_tile(self._workspace, tile, width)

    def solve(self, limit: int) -> bool:
        """Find the best plan for a last segment, better than the one in `descent`; whether it is proven."""
        return bool(solve(self._workspace, limit))

    def outcome(self, placement: int, options: tuple[int, ...], segments: int) -> float:
        """What comes of a placement, or NOTHING, and a plan in the full state in START."""
        self.options[: len(options)] = options
        return outcome(self._workspace, placement, len(options), segments)


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.search: Final = BaseSearch()


_of_thread: Final = _OfThread()


def base_search() -> BaseSearch:
    """The search of this thread."""
    return _of_thread.search
