"""Our vector environment with four players: random actions, each step with observation and mask."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import TYPE_CHECKING

from tikal.envs.vector_games import VectorGames

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

GAMES = 256
"""As many as fit into the cache of a core."""
MANY_GAMES = 8192
"""Enough that the cost of handing them to two threads does not show."""
STEPS = 80
"""Steps of all games in one batch."""
WARM_UP = 700
"""More than a game takes, so that the games are in all their stages."""
ROUNDS = 5


def prepare(edition: str, scenario: str | None = None) -> TakeTurn:
    """Compile everything, and let the games get apart from each other."""

    def warmed_up(number: int, threads: int = 1) -> VectorGames:
        games = VectorGames(edition, players=4, games=number, scenario=scenario, threads=threads)
        step(games, WARM_UP)
        return games

    games = warmed_up(GAMES)
    other = _other_process(lambda: warmed_up(MANY_GAMES))
    one, two = warmed_up(MANY_GAMES), warmed_up(MANY_GAMES, threads=2)
    other.recv()  # it is ready

    def play_batch(_: int) -> tuple[int, int]:
        return step(games, STEPS), STEPS * GAMES

    def take_turn(turn: Turn) -> Figures:
        return {**turn.play(play_batch), **times_faster(one, two, other, turn.seconds)}

    return take_turn


def step(games: VectorGames, steps: int) -> int:
    """Random actions; how many games ended."""
    ended = 0
    for _ in range(steps):
        games.step(games.random_actions)
        ended += int(games.ends.sum())
    return ended


def times_faster(one: VectorGames, two: VectorGames, other: Connection, seconds: float) -> Figures:
    """How many times the steps two threads make, by the clock, in short stretches that take turns.

    Two processes that have nothing to do with each other show what the machine gives to two threads at best.
    """
    stretch = seconds / ROUNDS
    alone = threads = processes = 0.0
    for _ in range(ROUNDS):
        alone += steps_per_second(one, stretch)
        threads += steps_per_second(two, stretch)
        other.send(stretch)
        processes += steps_per_second(one, stretch) + other.recv()
    return {"two_threads": threads / alone, "threads_beside_processes": threads / processes}


def steps_per_second(games: VectorGames, seconds: float) -> float:
    """Steps of all games, by the clock, in a stretch of about that time."""
    steps, start, now = 0, perf_counter(), 0.0
    while now < seconds:
        games.step(games.random_actions)
        steps += 1
        now = perf_counter() - start
    return steps / now


def _other_process(make: Callable[[], VectorGames]) -> Connection:
    """A line to a process that steps games of its own for as long as it is told.

    It makes them itself: pages of memory that it shared with this process would have to be copied while we measure.
    """
    context = get_context("fork")
    here, there = context.Pipe()
    context.Process(target=_serve, args=(make, there, here), daemon=True).start()
    there.close()
    return here


def _serve(make: Callable[[], VectorGames], line: Connection, other_end: Connection) -> None:
    other_end.close()  # so that the line breaks when this process's parent is killed
    games = make()
    line.send(0)
    with suppress(EOFError):
        while True:
            line.send(steps_per_second(games, line.recv()))
