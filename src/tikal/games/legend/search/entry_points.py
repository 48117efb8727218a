"""The searches of Legend that Python calls, all on one workspace: enter a position, then ask.

Every search leaves START and the context OLD as `enter` made them, so the answers do not depend on what was asked
before.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.games.legend.search.context import LEGEND_CONTEXT, prepare_legend
from tikal.games.legend.search.exact import solve_legend
from tikal.games.legend.search.hashing import legend_change
from tikal.games.legend.search.margin import legend_margin
from tikal.games.legend.search.options import legend_price, list_legend_options, take_legend_option
from tikal.games.legend.search.quick import LEGEND_GAME, NEW, OLD, LegendContexts, LegendStates, try_action
from tikal.games.legend.search.quick import quick_turn as decide_quickly
from tikal.games.legend.search.replies import CONTEXTS, HERE, ROOT, legend_outcome
from tikal.games.legend.search.terms import describe_legend, evaluate_legend
from tikal.games.legend.units import SEARCH
from tikal.rules.packing import NUMBER, record_type, widen
from tikal.rules.verbs import CHOICES, Choices
from tikal.search.beam import BEAM, ENTERED, START, STATES, Beam
from tikal.search.branch_and_bound import DEEPEST, DESCENT, Descent
from tikal.search.context import Indices
from tikal.search.reaching import REACHED, Reached
from tikal.search.segment_search import SearchedGame, planner

MOST_DECISIONS: Final = 64
"""Decisions of a turn, or options of a plan, that are written down."""

_plan: Final = planner(LEGEND_GAME)
_plan_last: Final = planner(
    SearchedGame(list_legend_options, legend_price, take_legend_option, legend_margin, legend_change)
)


class LegendWorkspace(Protocol):
    """What searches work on."""

    options: Annotated[Indices, NUMBER, MOST_DECISIONS]  # of a plan, or decisions of a turn
    beam: Annotated[Beam, BEAM]
    reached: Annotated[Reached, REACHED]
    descent: Annotated[Descent, DESCENT]
    lists: Annotated[list[Choices], CHOICES, DEEPEST]
    contexts: Annotated[LegendContexts, LEGEND_CONTEXT, CONTEXTS]
    states: Annotated[LegendStates, LEGEND, STATES]


LEGEND_WORKSPACE: Final = record_type(LegendWorkspace)


@SEARCH.entry_point(LEGEND_WORKSPACE, int, result=None)
def enter(w: LegendWorkspace, seat: int) -> None:
    """Work out everything about the position in ENTERED for a player."""
    w.states[START] = w.states[ENTERED]
    w.contexts[NEW].weights[:] = w.contexts[OLD].weights
    prepare_legend(w.states[START], w.contexts[OLD], seat)
    w.contexts[ROOT] = w.contexts[OLD]


@SEARCH.entry_point(LEGEND_WORKSPACE, result=float)
def value(w: LegendWorkspace) -> float:
    """What the position is worth."""
    return evaluate_legend(w.states[START], w.contexts[OLD])


@SEARCH.entry_point(LEGEND_WORKSPACE, result=None)
def fill_in_terms(w: LegendWorkspace) -> None:
    """Fill in the terms of the position."""
    describe_legend(w.states[START], w.contexts[OLD])


@SEARCH.entry_point(LEGEND_WORKSPACE, LEGEND, int, int, result=float)
def try_in(w: LegendWorkspace, state: LegendState, code: int, new_ways: int) -> float:
    """Do an action in a position; what it is worth after that to the searching player."""
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
    """Decide a turn at once, and write it down; how many decisions. The position after it is in HERE."""
    w.states[HERE] = w.states[START]
    count = decide_quickly(w.states, widen(HERE), w.contexts, w.lists[0], w.options)
    w.contexts[OLD] = w.contexts[ROOT]
    return count


@SEARCH.entry_point(LEGEND_WORKSPACE, int, int, result=float)
def outcome(w: LegendWorkspace, length: int, turns: int) -> float:
    """What comes of the decisions in `options` when the round has been played quickly."""
    found = legend_outcome(w.states, w.contexts, w.lists[0], w.options, length, turns)
    w.contexts[OLD] = w.contexts[ROOT]
    return found


@SEARCH.entry_point(LEGEND_WORKSPACE, int)
def solve(w: LegendWorkspace, limit: int) -> int:
    """Find the best plan for a last segment, better than the one in `descent`; whether all were tried."""
    ended = solve_legend(w.states, w.contexts[OLD], w.descent, w.reached, w.lists, limit)
    return 1 if ended else 0
