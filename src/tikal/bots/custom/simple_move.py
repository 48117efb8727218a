"""The move that is played when a bot has none: legal, quick to find, and nothing to be proud of."""

from __future__ import annotations

from tikal.bots.levels.random_bot import RandomBot
from tikal.games.action import Action
from tikal.games.view import View


def simple_move(view: View, spare: RandomBot) -> Action:
    """Stop if that is allowed, else anything."""
    stopping = [action for action in view.legal_actions() if action.form.stops]
    return stopping[0] if stopping else spare.choose(view)
