"""The door from Python into the compiled searches of Legend, and the room they work in; see `door.py`."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from tikal.bots.beam import START
from tikal.bots.branch_and_bound import DEEPEST, DESCENT
from tikal.bots.legend_context import LEGEND_CONTEXT, look_around
from tikal.bots.legend_last.prospect import LEGEND_PROSPECT
from tikal.bots.legend_last.stones import solve_legend
from tikal.bots.legend_quick import LEGEND_GAME, NEW, OLD, quick_turn, try_action
from tikal.bots.legend_replies import CONTEXTS, legend_outcome
from tikal.bots.legend_terms import evaluate_legend
from tikal.bots.search_room import SearchRoom
from tikal.bots.segment_search import planner
from tikal.bots.weights import Weights
from tikal.rules.compiled import compiled
from tikal.rules.legend.state import LEGEND, LegendState
from tikal.rules.packing import number
from tikal.rules.state import array_of
from tikal.rules.verbs import no_choices

ENTER, PLAN, QUICK_TURN, TRY, OUTCOME, SOLVE = range(6)
MOST_DECISIONS: Final = 64
"""Decisions of a turn, or options of a plan, that are written down."""

plan: Final = planner(LEGEND_GAME)


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
    options: Any,
    before: Any,
    after: Any,
    one: int,
    two: int,
) -> float:
    if request == TRY:
        after[0] = before[0]
        return try_action(after[0], contexts, one, two)
    if request == ENTER:
        states[START] = before[0]
        contexts[NEW].weights[:] = contexts[OLD].weights
        look_around(states[START], contexts[OLD], one)
        return evaluate_legend(states[START], contexts[OLD])
    if request == PLAN:
        return plan(states, contexts[OLD], beams[0], tables[0], choices[0], one, two)
    if request == QUICK_TURN:
        return float(quick_turn(states, number(START), contexts, choices[0], options))
    if request == OUTCOME:
        return legend_outcome(states, contexts, choices[0], options, one, two)
    is_proven = solve_legend(states, contexts, prospects[0], descents[0], tables[0], choices, options, one)
    return 1.0 if is_proven else 0.0


class LegendRoom(SearchRoom):
    """Where searches of Legend work."""

    def __init__(self) -> None:
        super().__init__(LEGEND, LEGEND_CONTEXT, CONTEXTS, lists=DEEPEST, most_options=MOST_DECISIONS)
        self.prospects: Final = np.zeros(1, dtype=LEGEND_PROSPECT)
        self.descents: Final = np.zeros(1, dtype=DESCENT)
        self.spare: Final = np.zeros(1, dtype=LEGEND)
        self.list_of_actions: Final = no_choices()

    def ask(
        self, request: int, one: int = 0, two: int = 0, before: npt.NDArray[np.void] | None = None, after: Any = None
    ) -> float:
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
            self.options,
            self.spare if before is None else before,
            self.spare if after is None else after,
            one,
            two,
        )

    def enter(self, state: LegendState, seat: int, weights: Weights) -> float:
        """Make everything ready for searching a full position by a player; what it is worth to him."""
        self.contexts[OLD]["weights"][:] = weights
        return self.ask(ENTER, seat, before=array_of(state))

    def after(self, state: LegendState, code: int, new_ways: bool) -> tuple[LegendState, float]:
        """The position after an action, and its value to whoever searches."""
        array = np.empty(1, dtype=LEGEND)
        value = self.ask(TRY, code, int(new_ways), array_of(state), array)
        return cast(LegendState, array[0]), value


room: Final = LegendRoom()
