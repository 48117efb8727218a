"""What an environment refuses before its first game and after the end of one."""

from __future__ import annotations

from tikal.errors import TikalError
from tikal.play.game import Game


def begun(game: Game | None) -> Game:
    """The game of an environment, if `reset` has begun one."""
    if game is None:
        raise TikalError("the environment has no game yet: call reset() first")
    return game


def game_over() -> TikalError:
    """There is nothing more to decide."""
    return TikalError("the game is over: call reset() to begin another")
