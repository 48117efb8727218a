"""Searches of Legend for callers in Python: one object with a workspace, and an entry point for each search."""

from __future__ import annotations

import threading
from typing import Annotated, Final, Protocol, cast

import numpy as np

from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.games.legend.search.context import LEGEND_CONTEXT, look_around
from tikal.games.legend.search.exact import NO_PROSPECT, NoProspect, solve_legend
from tikal.games.legend.search.margin import legend_margin
from tikal.games.legend.search.options import legend_price, list_legend_options, take_legend_option
from tikal.games.legend.search.quick import LEGEND_GAME, NEW, OLD, LegendContexts, LegendStates, try_action
from tikal.games.legend.search.quick import quick_turn as decide_quickly
from tikal.games.legend.search.replies import CONTEXTS, legend_outcome
from tikal.games.legend.search.terms import evaluate_legend
from tikal.games.legend.units import SEARCH
from tikal.rules.packing import NUMBER, number, record_type
from tikal.rules.verbs import CHOICES, Choices
from tikal.search.beam import BEAM, START, STATES, Beam
from tikal.search.branch_and_bound import DEEPEST, DESCENT, Descent
from tikal.search.context import Indices, Numbers
from tikal.search.plans import Plans
from tikal.search.reaching import REACHED, Reached
from tikal.search.segment_search import SearchedGame, planner

MOST_DECISIONS: Final = 64
"""Decisions of a turn, or options of a plan, that are written down."""

_plan: Final = planner(LEGEND_GAME)
_plan_last: Final = planner(SearchedGame(list_legend_options, legend_price, take_legend_option, legend_margin))


class LegendWorkspace(Protocol):
    """What searches work on."""

    options: Annotated[Indices, NUMBER, MOST_DECISIONS]  # of a plan, or decisions of a turn
    beam: Annotated[Beam, BEAM]
    reached: Annotated[Reached, REACHED]
    descent: Annotated[Descent, DESCENT]
    prospect: Annotated[NoProspect, NO_PROSPECT]
    lists: Annotated[list[Choices], CHOICES, DEEPEST]
    contexts: Annotated[LegendContexts, LEGEND_CONTEXT, CONTEXTS]
    states: Annotated[LegendStates, LEGEND, STATES]


LEGEND_WORKSPACE: Final = record_type(LegendWorkspace)


@SEARCH.entry_point(LEGEND_WORKSPACE, LEGEND, int, result=float)
def enter(w: LegendWorkspace, state: LegendState, seat: int) -> float:
    """Work out everything about a position for a player; what it is worth."""
    w.contexts[NEW].weights[:] = w.contexts[OLD].weights
    look_around(state, w.contexts[OLD], seat)
    return evaluate_legend(state, w.contexts[OLD])


@SEARCH.entry_point(LEGEND_WORKSPACE, LEGEND, int, int, result=float)
def try_in(w: LegendWorkspace, state: LegendState, code: int, new_ways: int) -> float:
    """Do an action in a position; what it is worth after that to whoever searches."""
    return try_action(state, w.contexts, code, new_ways)


@SEARCH.entry_point(LEGEND_WORKSPACE, int, int, result=float)
def plan(w: LegendWorkspace, width: int, limit: int) -> float:
    """Search the segment with a beam."""
    return _plan(w.states, w.contexts[OLD], w.beam, w.reached, w.lists[0], width, limit)


@SEARCH.entry_point(LEGEND_WORKSPACE, int, int, result=float)
def plan_last(w: LegendWorkspace, width: int, limit: int) -> float:
    """Search the last segment of a game with a beam, by what counts in the end."""
    return _plan_last(w.states, w.contexts[OLD], w.beam, w.reached, w.lists[0], width, limit)


@SEARCH.entry_point(LEGEND_WORKSPACE)
def quick_turn(w: LegendWorkspace) -> int:
    """Decide a turn at sight, and write it down; how many decisions."""
    return decide_quickly(w.states, number(START), w.contexts, w.lists[0], w.options)


@SEARCH.entry_point(LEGEND_WORKSPACE, int, int, result=float)
def outcome(w: LegendWorkspace, length: int, turns: int) -> float:
    """What comes of the decisions in `options` in the full state in START."""
    return legend_outcome(w.states, w.contexts, w.lists[0], w.options, length, turns)


@SEARCH.entry_point(LEGEND_WORKSPACE, int)
def solve(w: LegendWorkspace, limit: int) -> int:
    """Find the best plan for a last segment, better than the one in `descent`; whether all were tried."""
    ended = solve_legend(w.states, w.contexts[OLD], w.prospect, w.descent, w.reached, w.lists, limit)
    return 1 if ended else 0


class LegendSearch(Plans):
    """A search of Legend: enter a position, then ask."""

    def __init__(self) -> None:
        workspace = np.zeros(1, dtype=LEGEND_WORKSPACE)[0]
        super().__init__(workspace)
        self._workspace: Final = workspace
        self.states: Final = workspace.states
        self.contexts: Final = workspace.contexts
        self.descent: Final[Descent] = workspace.descent

    def enter(self, state: LegendState, seat: int, weights: Numbers) -> float:
        """Make everything ready for searching a full position by a player; what it is worth to that player."""
        self.states[START] = cast(np.void, state)
        self.contexts[OLD]["weights"][:] = weights
        return enter(self._workspace, state, seat)

    def after(self, state: LegendState, code: int, new_ways: bool) -> tuple[LegendState, float]:
        """The position after an action, and its value to whoever searches."""
        after = np.array([state], dtype=LEGEND)[0]
        return after, try_in(self._workspace, after, code, int(new_ways))

    def plan(self, width: int, limit: int) -> float:
        """Search the segment with a beam; the value of the best plan."""
        return plan(self._workspace, width, limit)

    def plan_last(self, width: int, limit: int) -> float:
        """Search the last segment with a beam; the margin that the best plan leads to."""
        return plan_last(self._workspace, width, limit)

    def solve(self, limit: int) -> bool:
        """Find the best plan for a last segment, better than the one in `descent`; whether all were tried."""
        return bool(solve(self._workspace, limit))

    def quick_turn(self) -> list[int]:
        """A turn that is decided at sight."""
        return cast("list[int]", self.options[: quick_turn(self._workspace)].tolist())

    def outcome(self, decisions: tuple[int, ...], turns: int) -> float:
        """What comes of the decisions in the full state in START, when the round has been played quickly."""
        self.options[: len(decisions)] = decisions
        return outcome(self._workspace, len(decisions), turns)


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.search: Final = LegendSearch()


_of_thread: Final = _OfThread()


def legend_search() -> LegendSearch:
    """The search of this thread."""
    return _of_thread.search
