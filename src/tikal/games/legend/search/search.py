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
from tikal.search.beam import ENTERED
from tikal.search.plans import Plan, Solved, best_plan, set_incumbent, solved
from tikal.search.position_search import PositionSearch, SearchEntryPoints

LAST_WIDTH: Final = 128
LAST_NODES: Final = 1_000_000
"""Enough for a beam of that width to finish."""


class Tried(NamedTuple):
    """The position after an action, and its value to the searching player."""

    state: LegendState
    value: float


class LegendSearch(PositionSearch):
    """Enter a full position, then ask. Its options are decisions: actions, and options of a segment."""

    def __init__(self) -> None:
        shared = SearchEntryPoints(
            entry_points.enter, entry_points.value, entry_points.fill_in_terms, entry_points.plan
        )
        super().__init__(LEGEND_WORKSPACE, shared, OLD)

    def after(self, state: LegendState, code: int, new_ways: bool) -> Tried:
        """What an action leads to from a position that follows on the entered one, on other ways than there or not."""
        after = np.array([state], dtype=LEGEND)[0]
        return Tried(after, entry_points.try_in(self._workspace, after, code, int(new_ways)))

    def last_plan(self) -> Plan:
        """The best way that a beam finds to spend the points of a last segment; its value is the lead in the end."""
        entry_points.plan_last(self._workspace, LAST_WIDTH, LAST_NODES)
        return best_plan(self._beam)

    def solve(self, nodes: int) -> Solved:
        """The best way to spend the points of a last segment.

        Where a stone could be laid or moved nothing is proven: they are not tried. Nor with p20, when guardians are
        worth more than is counted.
        """
        set_incumbent(self._descent, self.last_plan().options)
        state = self._states[ENTERED]
        is_all_tried = entry_points.solve(self._workspace, nodes)
        return solved(self._descent, bool(is_all_tried and state.ap < STONE_COST and not state.keep_pieces))

    def quick_turn(self) -> tuple[int, ...]:
        """The decisions of a turn, each made at once: actions, and options of a segment."""
        return tuple(self._options[: entry_points.quick_turn(self._workspace)].tolist())

    def after_quick_turn(self) -> LegendState:
        """The position after the turn that `quick_turn` has just decided."""
        return cast(LegendState, self._states[HERE : HERE + 1].copy()[0])

    def outcome(self, decisions: Sequence[int], turns: int) -> float:
        """What the position is worth after these decisions, when the round has been played quickly."""
        self._options[: len(decisions)] = decisions
        return entry_points.outcome(self._workspace, len(decisions), turns)

    def steps_of(self, state: LegendState, option: int) -> list[Action]:
        """The actions by which the player to act carries out an option, on the ways of the entered position."""
        return actions_of(state, self._contexts[ROOT], option)
