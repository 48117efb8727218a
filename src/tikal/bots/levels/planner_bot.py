"""The bot that searches its whole turn."""

from __future__ import annotations

from typing import Final

from tikal.bots.levels.turn_bot import TurnBot
from tikal.bots.solver import is_last_segment, solve
from tikal.games.action import Action
from tikal.games.base.search.turns import Planning, whole_turn
from tikal.games.legend.search.lines import Effort, planned_turn
from tikal.games.view import View
from tikal.games.weights import Weights
from tikal.rules.dealing import generator
from tikal.search.budget import Budget, best_in_time

WIDTH: Final = 64
DEFAULT: Final = Budget(nodes=100_000)
FIRST_NODES: Final = 1000
"""With seconds for a budget, it begins with so many positions."""
MOST_NODES: Final = 1_000_000
SOLVER_SHARE: Final = 6
"""A last segment, in which nothing is to come, is worth so many times the positions of any other."""


class PlannerBot(TurnBot):
    """Plays the best turn that a beam finds."""

    def __init__(self, seed: int, budget: Budget = DEFAULT, width: int = WIDTH, weights: Weights | None = None) -> None:
        super().__init__()
        self._random: Final = generator(seed)
        self._budget, self._width, self._weights = budget, width, weights

    def turn(self, view: View) -> list[Action]:
        """The best placement and plan found."""
        if self._budget.seconds is not None:
            return best_in_time(self._budget.seconds, FIRST_NODES, MOST_NODES, lambda nodes: self._turn(view, nodes))
        assert self._budget.nodes is not None
        return self._turn(view, self._budget.nodes)

    def _turn(self, view: View, nodes: int) -> list[Action]:
        if view.kind.id == "legend":
            return planned_turn(view, self._random, legend_effort(nodes))
        if is_last_segment(view):
            return solve(view, SOLVER_SHARE * nodes).actions
        return whole_turn(view, Planning(self._width, nodes), self._weights)


def legend_effort(nodes: int) -> Effort:
    """What so many positions mean in Legend, where lines of actions are searched before the segments they lead to."""
    return Effort(
        width=6,
        nodes=max(1, nodes // 25),
        plan_width=8,
        plan_nodes=2 * nodes,
    )
