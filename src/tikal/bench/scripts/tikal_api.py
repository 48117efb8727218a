"""Our games driven from Python: how long one call of `legal_actions()` takes in mid-game."""

from __future__ import annotations

import random
from time import process_time
from typing import TYPE_CHECKING

import tikal

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn


CALLS = 10
"""Calls at each position: reading the clock takes a microsecond or two, which must not count."""


def time_calls(edition: str, seed: int) -> list[float]:
    """Microseconds of `legal_actions()` at each decision of a random game."""
    chance = random.Random(seed)
    game = tikal.new_game(edition, players=4, seed=seed)
    times = []
    while not game.is_over:
        start = process_time()
        for _ in range(CALLS):
            actions = game.legal_actions()
        times.append((process_time() - start) / CALLS * 1e6)
        game.play(chance.choice(actions))
    return times


def middle(times: list[float]) -> list[float]:
    """The middle third of a game."""
    third = len(times) // 3
    return times[third : len(times) - third]


def prepare(edition: str) -> TakeTurn:
    """Compile everything that is timed later by playing a game."""
    time_calls(edition, seed=0)

    def take_turn(turn: Turn) -> Figures:
        times: list[float] = []
        games, seed, start = 0, turn.seed, process_time()
        while process_time() - start < turn.seconds:
            times += middle(time_calls(edition, seed + games))
            games += 1
        return {"games": games, "legal_actions_us": sum(times) / len(times)}

    return take_turn
