"""The bot that searches its whole turn."""

from __future__ import annotations

from typing import Final

from tikal.action import Action
from tikal.bots.base_turns import Planning, whole_turn
from tikal.bots.legend_search import Effort, planned_turn
from tikal.bots.solver import is_last_segment, solve
from tikal.bots.turn_bot import TurnBot
from tikal.bots.weights import Weights
from tikal.dealing import generator
from tikal.table import LEGEND
from tikal.view import View

WIDTH: Final = 64
NODES: Final = 100_000

LEGEND_EFFORT: Final = Effort(width=6, nodes=4000, plan_width=24, plan_nodes=12_000)


class PlannerBot(TurnBot):
    """Plays the best turn that a beam finds."""

    def __init__(self, seed: int, width: int = WIDTH, nodes: int = NODES, weights: Weights | None = None) -> None:
        super().__init__()
        self._random: Final = generator(seed)
        self._weights: Final = weights
        self._thinker: Final = Planning(width, nodes)

    def turn(self, view: View) -> list[Action]:
        """The best placement and plan found."""
        if view.table.edition == LEGEND:
            return planned_turn(view, self._random, LEGEND_EFFORT)
        if is_last_segment(view):
            return solve(view).actions
        return whole_turn(view, self._thinker, self._weights)
