"""The searches of Legend as an object: it owns a workspace, and answers about the position it has entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import numpy as np

from tikal.games.action import Action
from tikal.games.itinerary import actions_of
from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.games.legend.rules.stones import STONE_COST
from tikal.games.legend.search import entry_points
from tikal.games.legend.search.entry_points import LEGEND_WORKSPACE
from tikal.games.legend.search.quick import OLD
from tikal.games.legend.search.replies import HERE, ROOT
from tikal.rules.state import State
from tikal.search.beam import ENTERED, Beam
from tikal.search.branch_and_bound import Descent
from tikal.search.context import Numbers
from tikal.search.plans import Plan, Solved, best_plan, best_plans
from tikal.search.weights import Weights

LAST_WIDTH: Final = 128
LAST_NODES: Final = 1_000_000
"""Enough for a beam of that width to come to its end."""


class Tried(NamedTuple):
    """The position after an action, and its value to the searching player."""

    state: LegendState
    value: float


class LegendSearch:
    """Enter a full position, then ask. What is asked first does not change the answers to what is asked later."""

    def __init__(self) -> None:
        workspace = np.zeros(1, dtype=LEGEND_WORKSPACE)[0]
        self._workspace: Final = workspace
        self._states: Final = workspace.states
        self._contexts: Final = workspace.contexts
        self._beam: Final[Beam] = workspace.beam
        self._descent: Final[Descent] = workspace.descent
        self._decisions: Final = workspace.options

    def enter(self, state: State, seat: int, weights: Weights) -> None:
        """Make everything ready for searching a position by a player."""
        self._states[ENTERED] = cast(np.void, state)
        self._contexts[OLD]["weights"][:] = weights
        entry_points.enter(self._workspace, seat)

    def value(self) -> float:
        """What the position is worth to the player."""
        return entry_points.value(self._workspace)

    def terms(self) -> Numbers:
        """[seat, term] -> what the evaluation is made of."""
        entry_points.fill_in_terms(self._workspace)
        return cast(Numbers, self._contexts[OLD]["terms"].copy())

    def after(self, state: LegendState, code: int, new_ways: bool) -> Tried:
        """What an action leads to from a position that follows on the entered one, on other ways than there or not."""
        after = np.array([state], dtype=LEGEND)[0]
        return Tried(after, entry_points.try_in(self._workspace, after, code, int(new_ways)))

    def plan(self, width: int, nodes: int) -> Plan:
        """The best way to spend the action points of a segment that a beam finds."""
        entry_points.plan(self._workspace, width, nodes)
        return best_plan(self._beam)

    def plans(self, width: int, nodes: int, count: int) -> list[Plan]:
        """The best ways that a beam finds, the best first."""
        entry_points.plan(self._workspace, width, nodes)
        return best_plans(self._beam, count)

    def last_plan(self) -> Plan:
        """The best way that a beam finds to spend the points of a last segment; its value is the lead in the end."""
        entry_points.plan_last(self._workspace, LAST_WIDTH, LAST_NODES)
        return best_plan(self._beam)

    def solve(self, nodes: int) -> Solved:
        """The best way to spend the points of a last segment.

        Where a stone could be laid or moved nothing is proven: they are not tried. Nor with p20, when guardians are
        worth more than is counted.
        """
        first = self.last_plan().options
        found, state = self._descent, self._states[ENTERED]
        found.length = len(first)
        found.plan[: len(first)] = first
        is_all_tried = entry_points.solve(self._workspace, nodes)
        proven = bool(is_all_tried and state.ap < STONE_COST and not state.keep_pieces)
        return Solved(tuple(found.plan[: found.length].tolist()), float(found.best), proven)

    def quick_turn(self) -> tuple[int, ...]:
        """The decisions of a turn, each made at once: actions, and options of a segment."""
        return tuple(self._decisions[: entry_points.quick_turn(self._workspace)].tolist())

    def after_quick_turn(self) -> LegendState:
        """The position after the turn that `quick_turn` has just decided."""
        return cast(LegendState, self._states[HERE : HERE + 1].copy()[0])

    def outcome(self, decisions: Sequence[int], turns: int) -> float:
        """What the position is worth after these decisions, when the round has been played quickly."""
        self._decisions[: len(decisions)] = decisions
        return entry_points.outcome(self._workspace, len(decisions), turns)

    def steps_of(self, state: LegendState, option: int) -> list[Action]:
        """The actions by which the player to act carries out an option, on the ways of the entered position."""
        return actions_of(state, self._contexts[ROOT], option)
