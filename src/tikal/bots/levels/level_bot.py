"""The bot of a level that thinks of whole turns."""

from __future__ import annotations

from typing import Final

from tikal.bots.levels.level import level_with_turns
from tikal.bots.levels.turn_bot import TurnBot
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.search.budget import Budget


class LevelBot(TurnBot):
    """Finds its turns as its level does, within its budget, with its own searches or with those it was given."""

    def __init__(
        self, level: str, seed: int = 0, budget: Budget | None = None, searches: Searches | None = None
    ) -> None:
        """Without a budget it has that of its level."""
        super().__init__()
        self.level: Final = level_with_turns(level, budget)
        self.budget: Final = budget or self.level.budget
        self._random: Final = generator(seed)
        self._searches: Final = searches or Searches()

    def turn(self, view: View) -> list[Action]:
        """The best turn that the level finds."""
        assert self.level.turn is not None
        return self.level.turn(self._searches.of(view), view, self._random, self.budget)

    def value(self, view: View) -> float:
        """How many points its evaluation sees the view's seat ahead."""
        return self._searches.of(view).value(view)
