"""Many games between bots, counted: in compiled code where all bots are random, else decision by decision."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Final

from tikal.bots.playout import Totals, no_games, play_random_games
from tikal.bots.registry import bot_names, bot_seed, make_bot
from tikal.errors import TikalError
from tikal.game import Game, new_game
from tikal.table import agree

RANDOM: Final = "random"
FAST_CHUNK: Final = 500
SLOW_CHUNK: Final = 2


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind. Game i is dealt from seed + i, whoever plays it and in whichever way it is played."""

    edition: str
    bots: tuple[str, ...]
    """One name for each seat."""
    seed: int = 0
    auction: bool = False
    options: Mapping[str, object] | None = None
    scenario: str | None = None
    records: Path | None = None
    """Where to write a game file for each game."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def is_fast(self) -> bool:
        """Whether the games can be played without leaving compiled code."""
        return self.records is None and all(bot == RANDOM for bot in self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a simulation found, and how long it took by the clock."""

    totals: Totals
    seconds: float

    @property
    def games_per_s(self) -> float:
        """Complete games in a second."""
        return self.totals.games / self.seconds

    @property
    def decisions_per_s(self) -> float:
        """Decisions in a second."""
        return self.totals.decisions / self.seconds

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """[seat] -> points in the mean."""
        return tuple(points / self.totals.games for points in self.totals.score_sums)


def seats_for(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; a single name stands for all seats."""
    unknown = [bot for bot in bots if bot not in bot_names()]
    if unknown:
        raise TikalError(f"there is no bot {unknown[0]!r}; there are: {', '.join(bot_names())}")
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise TikalError(f"{players} players need {players} bots, or one for all; {len(bots)} are given")
    return tuple(bots)


def simulate(series: Series, games: int, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> Outcome:
    """Play the games, in several processes if wanted; `played` is told now and then how many more are done."""
    agree(series.edition, series.players, series.auction, options=series.options, scenario=series.scenario)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    if series.is_fast:
        play_chunk(series, 0, 1)  # loads the compiled code, which is not to be timed
    totals, start = no_games(series.players), perf_counter()
    for chunk in _played(series, games, jobs):
        totals += chunk
        played(chunk.games)
    return Outcome(totals, perf_counter() - start)


def play_chunk(series: Series, first: int, games: int) -> Totals:
    """Some games of a series, from the given number on."""
    if series.is_fast:
        seed = series.seed + first
        return play_random_games(
            series.edition, series.players, games, seed, series.auction, series.scenario, series.options
        )
    totals = no_games(series.players)
    for number in range(first, first + games):
        totals += _play_game(series, series.seed + number)
    return totals


def _play_game(series: Series, seed: int) -> Totals:
    game = new_game(
        series.edition,
        players=series.players,
        seed=seed,
        auction=series.auction,
        options=series.options,
        scenario=series.scenario,
    )
    bots = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(series.bots)]
    while (seat := game.to_act) is not None:
        game.play(bots[seat].choose(game.view(seat)))
    if series.records is not None:
        (series.records / f"{series.edition}-{seed}.tikal").write_text(game.record(), encoding="utf-8")
    return _totals(game)


def _totals(game: Game) -> Totals:
    share = 1 / len(game.winners)
    wins = tuple(share if seat in game.winners else 0.0 for seat in range(game.table.players))
    return Totals(1, len(game.log), game.scores, wins)


def _chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    size = FAST_CHUNK if series.is_fast else SLOW_CHUNK
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _played(series: Series, games: int, jobs: int) -> Iterator[Totals]:
    chunks = _chunks(series, games)
    if jobs == 1:
        for first, number in chunks:
            yield play_chunk(series, first, number)
        return
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        for done in as_completed([workers.submit(play_chunk, series, *chunk) for chunk in chunks]):
            yield done.result()
    finally:
        workers.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; only the first is to answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
