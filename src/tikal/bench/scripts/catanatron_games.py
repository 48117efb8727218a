"""Complete games of catanatron with four random players, and the copy of a game."""

# mypy: disable-error-code="import-not-found"
# (The peer is installed in its own environment only.)

from __future__ import annotations

from typing import TYPE_CHECKING

from catanatron import Color, Game, RandomPlayer

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

MID_GAME = 485
"""Decisions after which a game is half played: random games last 970 on average."""


def new_game(seed: int) -> Game:
    """A game of four random players; catanatron takes the seed 0 for no seed."""
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play_game(seed: int) -> tuple[int, int]:
    """One complete game; catanatron logs every decision in `actions`."""
    game = new_game(seed)
    game.play()
    return 1, len(game.state.actions)


def prepare() -> TakeTurn:
    """Set up one game in the middle for the copies."""
    mid_game = new_game(seed=0)
    for _ in range(MID_GAME):
        mid_game.play_tick()

    def take_turn(turn: Turn) -> Figures:
        return {**turn.play(play_game), "copy_us": turn.microseconds(mid_game.state.copy)}

    return take_turn
