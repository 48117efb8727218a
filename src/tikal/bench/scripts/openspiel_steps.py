"""OpenSpiel from Python, as a learner uses it: legal actions and observation at every step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pyspiel

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Batch


def games(game_name: str) -> Batch:
    """Load the game."""
    game = pyspiel.load_game(game_name)

    def play_game(seed: int) -> tuple[int, int]:
        chance, state, decisions = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        return 1, decisions

    return play_game
