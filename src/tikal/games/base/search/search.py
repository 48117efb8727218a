"""The searches of the base game as an object: it owns a workspace, and answers about the position it has entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

import numpy as np

from tikal.games.action import Action
from tikal.games.ahead import go_on
from tikal.games.base.search import entry_points
from tikal.games.base.search.entry_points import WORKSPACE
from tikal.games.base.search.quick import BEFORE
from tikal.games.base.search.replies import FUTURE, ROOT
from tikal.games.itinerary import actions_of
from tikal.games.view import View
from tikal.rules.reasons import OK
from tikal.rules.state import State
from tikal.search.plans import Plan, Solved, best_plans, set_incumbent, solved
from tikal.search.position_search import PositionSearch, SearchEntryPoints
from tikal.search.segment_search import THE_END

INCUMBENT_WIDTH: Final = 32
INCUMBENT_NODES: Final = 20_000


class BaseSearch(PositionSearch):
    """Enter a position, then ask."""

    def __init__(self) -> None:
        shared = SearchEntryPoints(
            entry_points.enter, entry_points.value, entry_points.fill_in_terms, entry_points.plan
        )
        super().__init__(WORKSPACE, shared, BEFORE)
        self._placements: Final = self._workspace.lists[0]
        self._values: Final = self._workspace.values

    def quick_plan(self) -> tuple[int, ...]:
        """Options one after the other, each the best for its points."""
        return tuple(self._options[: entry_points.spend(self._workspace)].tolist())

    def best_placement(self) -> int:
        """The placement that looks best at once."""
        return int(self._placements.codes[entry_points.rate(self._workspace)])

    def likely_placements(self, count: int) -> list[int]:
        """The placements that look best at once, the best first."""
        entry_points.rate(self._workspace)
        order = np.argsort(-self._values[: self._placements.count], kind="stable")[:count]
        return cast("list[int]", self._placements.codes[order].tolist())

    def value_after(self, placement: int, width: int) -> float:
        """What a narrow beam finds after a placement."""
        return entry_points.plan_placed(self._workspace, placement, width)

    def plans_after(self, placement: int, width: int, count: int) -> list[Plan]:
        """The best plans that a narrow beam finds after a placement, the best first."""
        entry_points.plan_placed(self._workspace, placement, width)
        return best_plans(self._beam, count)

    def value_with(self, tile: int, width: int) -> float:
        """What a narrow beam finds after an open tile was taken, and laid where that looks best at once."""
        return entry_points.plan_with_tile(self._workspace, tile, width)

    def solve(self, nodes: int) -> Solved:
        """The best way to spend the action points of a last segment; a beam finds the first plan to beat."""
        set_incumbent(self._descent, self.plan(INCUMBENT_WIDTH, INCUMBENT_NODES).options)
        proven = entry_points.solve(self._workspace, nodes)
        return solved(self._descent, bool(proven))

    def outcome(self, future: State, placement: int, options: Sequence[int], segments: int) -> float:
        """What a full state is worth after a placement, or NOTHING, a plan, and some segments of quick play by all."""
        self._states[FUTURE] = cast(np.void, future)
        self._options[: len(options)] = options
        return entry_points.outcome(self._workspace, placement, len(options), segments)

    def actions(self, view: View, state: State, options: Sequence[int]) -> list[Action]:
        """The actions of a plan up to the first that reveals something, or to the segment's end.

        They are carried out on `state`.
        No tile was laid since the position was entered, so the paths are the same.
        """
        actions: list[Action] = []
        ahead, context = replace(view, seen=state), self._contexts[ROOT]
        for option in options:
            for action in actions_of(state, context, option):
                assert view.rules.check(state, action.code) == OK, f"a search found the illegal action {action}"
                actions.append(action)
                if not go_on(ahead, action):
                    return actions
        return [*actions, Action.of(THE_END)]
