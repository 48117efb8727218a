"""The bot that always does what gains most for an action point, by its evaluation."""

from __future__ import annotations

from typing import Final

from tikal.bots.levels.turn_bot import TurnBot
from tikal.games.action import Action
from tikal.games.base.search.search import BaseSearch
from tikal.games.base.search.turns import Thinker, whole_turn
from tikal.games.legend.search.lines import quick_turn
from tikal.games.view import View
from tikal.games.weights import weights
from tikal.rules.dealing import generator


class GreedyBot(TurnBot):
    """Quick and sensible; it looks no further than one journey."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random: Final = generator(seed)

    def turn(self, view: View) -> list[Action]:
        """The best placement at sight, then option by option."""
        if view.kind.id == "legend":
            return quick_turn(view, self._random, weights("legend-by-hand"))
        return whole_turn(view, _Greedy())


class _Greedy(Thinker):
    def options(self, search: BaseSearch) -> list[int]:
        """Options one after the other, each the best for a point."""
        return search.spend()
