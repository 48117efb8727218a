"""OpenSpiel from Python, as a learner uses it: legal actions and observation at every step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pyspiel

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn


def prepare(game_name: str) -> TakeTurn:
    """Load the game."""
    game = pyspiel.load_game(game_name)

    def play_game(seed: int) -> tuple[int, int]:
        chance, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        return 1, decisions

    play_game(0)

    def take_turn(turn: Turn) -> Figures:
        return turn.play(play_game)

    return take_turn
