"""Random games of python-chess, and the copy of a board."""

# mypy: disable-error-code="import-not-found"
# (The peer is installed in its own environment only.)

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import chess

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

MID_GAME = 60
"""Moves on the stack of the board that is copied."""


def play_game(seed: int) -> tuple[int, int]:
    """One complete game."""
    chance = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
    return 1, len(board.move_stack)


def prepare() -> TakeTurn:
    """Set up one board in the middle of a game for the copies."""
    chance = random.Random(0)
    mid_game = chess.Board()
    for _ in range(MID_GAME):
        mid_game.push(chance.choice(list(mid_game.legal_moves)))

    def take_turn(turn: Turn) -> Figures:
        return {
            **turn.play(play_game),
            "copy_us": turn.microseconds(lambda: mid_game.copy(stack=False)),
            "copy_with_moves_us": turn.microseconds(mid_game.copy),
        }

    return take_turn
