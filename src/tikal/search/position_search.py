"""What the searches of all games have in common: they own a workspace, and answer about the position they entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import numpy as np

from tikal.rules.state import State
from tikal.search.beam import ENTERED, Beam
from tikal.search.branch_and_bound import Descent
from tikal.search.context import Numbers
from tikal.search.plans import Plan, best_plan, best_plans
from tikal.search.weights import Weights


class SearchEntryPoints(NamedTuple):
    """What the search of every game can be asked; the first argument is its workspace."""

    enter: Callable[[Any, int], None]
    """Make everything ready for a player."""
    value: Callable[[Any], float]
    fill_in_terms: Callable[[Any], None]
    """Write the terms of the evaluation into the context."""
    plan: Callable[[Any, int, int], Any]
    """Run a beam, with its width and the most positions that it looks at."""


class PositionSearch:
    """Enter a position, then ask. What is asked first does not change the answers to what is asked later."""

    def __init__(self, workspace: np.dtype[np.void], entry_points: SearchEntryPoints, context: int) -> None:
        """`context` is the place of the entered position's context in the workspace."""
        record = np.zeros(1, dtype=workspace)[0]
        self._workspace: Final = record
        self._states: Final = record.states
        self._contexts: Final = record.contexts
        self._beam: Final[Beam] = record.beam
        self._descent: Final[Descent] = record.descent
        self._options: Final = record.options
        self._entry_points: Final = entry_points
        self._context: Final = context

    def enter(self, state: State, seat: int, weights: Weights) -> None:
        """Make everything ready for searching a position by a player."""
        self._states[ENTERED] = cast(np.void, state)
        self._contexts[self._context]["weights"][:] = weights
        self._entry_points.enter(self._workspace, seat)

    def value(self) -> float:
        """What the position is worth to the player; in a last segment of the base game, the lead it would end with."""
        return self._entry_points.value(self._workspace)

    def terms(self) -> Numbers:
        """[seat, term] -> what the evaluation is made of."""
        self._entry_points.fill_in_terms(self._workspace)
        return cast(Numbers, self._contexts[self._context]["terms"].copy())

    def plan(self, width: int, nodes: int) -> Plan:
        """The best way to spend the action points of a segment that a beam finds."""
        self._entry_points.plan(self._workspace, width, nodes)
        return best_plan(self._beam)

    def plans(self, width: int, nodes: int, count: int) -> list[Plan]:
        """The best ways that a beam finds, the best first."""
        self._entry_points.plan(self._workspace, width, nodes)
        return best_plans(self._beam, count)
