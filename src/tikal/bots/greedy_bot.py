"""The bot that always does what gains most for an action point, by its evaluation."""

from __future__ import annotations

from typing import Final

from tikal.action import Action
from tikal.bots.base_search import BaseSearch
from tikal.bots.base_turns import Thinker, whole_turn
from tikal.bots.legend_lines import quick_turn
from tikal.bots.turn_bot import TurnBot
from tikal.bots.weights import weights
from tikal.dealing import generator
from tikal.table import LEGEND
from tikal.view import View


class GreedyBot(TurnBot):
    """Quick and sensible; it looks no further than one journey."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random: Final = generator(seed)

    def turn(self, view: View) -> list[Action]:
        """The best placement at sight, then option by option."""
        if view.table.edition == LEGEND:
            return quick_turn(view, self._random, weights("legend-by-hand"))
        return whole_turn(view, _Greedy())


class _Greedy(Thinker):
    def options(self, search: BaseSearch) -> list[int]:
        """Options one after the other, each the best for a point."""
        return search.spend()
