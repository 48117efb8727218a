"""Our vector environment with four players: random actions, each step with observation and mask."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tikal.envs.vector_games import VectorGames

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

GAMES = 256
"""As many as fit into the cache of a core."""
MANY_GAMES = 4096
"""Enough that the cost of handing them to two threads does not show."""
STEPS = 80
"""Steps of all games in one batch."""
WARM_UP = 700
"""More than a game takes, so that the games are in all their stages."""
ROUNDS = 5


def prepare(edition: str, scenario: str | None = None) -> TakeTurn:
    """Compile everything, and let the games get apart from each other."""
    games = VectorGames(edition, players=4, games=GAMES, scenario=scenario)
    one, two = (
        VectorGames(edition, players=4, games=MANY_GAMES, scenario=scenario, threads=threads) for threads in (1, 2)
    )
    for each in (games, one, two):
        step(each, WARM_UP)

    def play_batch(_: int) -> tuple[int, int]:
        return step(games, STEPS), STEPS * GAMES

    def take_turn(turn: Turn) -> Figures:
        return {**turn.play(play_batch), "two_threads": times_faster(one, two, turn.seconds / 4)}

    return take_turn


def step(games: VectorGames, steps: int) -> int:
    """Random actions; how many games ended."""
    ended = 0
    for _ in range(steps):
        games.step(games.random_actions)
        ended += int(games.ends.sum())
    return ended


def times_faster(one: VectorGames, two: VectorGames, seconds: float) -> float:
    """How many times the steps two threads make, by the clock, in short stretches that take turns."""
    made = {one: 0, two: 0}
    for _ in range(ROUNDS):
        for games in made:
            end = perf_counter() + seconds / ROUNDS
            while perf_counter() < end:
                games.step(games.random_actions)
                made[games] += 1
    return made[two] / made[one]
