"""Our games driven from Python: what one call of `legal_actions()` takes in mid-game."""

from __future__ import annotations

import random
from time import process_time, process_time_ns
from typing import TYPE_CHECKING

import tikal

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn


def time_calls(edition: str, seed: int) -> list[int]:
    """Nanoseconds of `legal_actions()` at each decision of a random game, each position asked once."""
    chance = random.Random(seed)
    game = tikal.new_game(edition, players=4, seed=seed)
    times = []
    while not game.is_over:
        start = process_time_ns()
        actions = game.legal_actions()
        times.append(process_time_ns() - start)
        game.play(chance.choice(actions))
    return times


def middle(times: list[int]) -> list[int]:
    """The middle third of a game."""
    third = len(times) // 3
    return times[third : len(times) - third]


def prepare(edition: str) -> TakeTurn:
    """Compile everything that is timed later by playing a game."""
    time_calls(edition, seed=0)

    def take_turn(turn: Turn) -> Figures:
        times: list[int] = []
        games, seed, start = 0, turn.seed, process_time()
        while process_time() - start < turn.seconds:
            times += middle(time_calls(edition, seed + games))
            games += 1
        return {"games": games, "legal_actions_us": sum(times) / len(times) / 1000}

    return take_turn
