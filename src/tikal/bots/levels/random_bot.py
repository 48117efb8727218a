"""The bot that plays any legal action, each with the same probability."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.view import View
from tikal.rules.dealing import below, generator


class RandomBot:
    """Chooses by a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._random: Final = generator(seed)

    def choose(self, view: View) -> Action:
        """Any legal action."""
        actions = view.legal_actions()
        return actions[below(self._random, len(actions))]
