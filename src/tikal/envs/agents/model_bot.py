"""A bot that asks a language model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.bots.levels.turn_bot import TurnBot
from tikal.envs.agents.prompting import make_prompt, parse_response, rethink_prompt
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.view import View

Model: TypeAlias = Callable[[str], str | None]
"""From a prompt to an answer; None if there is no text."""
RETHINKS: Final = 3


class ModelBot(TurnBot):
    """Plays what a model answers. If it does not find a legal turn in several attempts, a simple move is played.

    >>> import tikal
    >>> game = tikal.new_game("classic", players=2, seed=1, first=0)
    >>> bot = ModelBot(lambda prompt: "Turn: place a3 0; end")
    >>> str(bot.choose(game.view(0)))
    'place a3 0'
    >>> bot.asked
    Counter({'answers': 1})
    """

    def __init__(self, model: Model, seed: int = 0, rethinks: int = RETHINKS) -> None:
        super().__init__()
        self.asked: Final[Counter[str]] = Counter()
        """How many `answers` it gave, how many of them were `illegal`, and how many turns were `lost` in the end."""
        self.last_reason: str | None = None
        """Why the last illegal answer could not be played."""
        self._model: Final = model
        self._rethinks: Final = rethinks
        self._spare: Final = RandomBot(seed)

    def turn(self, view: View) -> list[Action]:
        """Ask, and ask again with the reason where an answer cannot be played."""
        first = prompt = make_prompt(view)
        for _ in range(1 + self._rethinks):
            response = self._model(prompt)
            self.asked["answers"] += 1
            try:
                return list(parse_response(response, view))
            except TikalError as reason:
                self.asked["illegal"] += 1
                self.last_reason = str(reason)
                prompt = rethink_prompt(first, response, reason)
        self.asked["lost"] += 1
        return [simple_move(view, self._spare)]
