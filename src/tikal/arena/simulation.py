"""Many games between bots, counted: in compiled code if all bots are random, otherwise decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from tikal.arena.bot_game import BotGames, Lost, LostMoves, by_bot
from tikal.bots.registry import check_bot
from tikal.errors import TikalError
from tikal.games.random_games import Totals, no_games, play_random_games
from tikal.play.game import Game
from tikal.work.local import HERE
from tikal.work.workers import Workers

RANDOM: Final = "random"
FAST_CHUNK: Final = 500
SLOW_CHUNK: Final = 2


@dataclass(frozen=True, slots=True)
class Series(BotGames):
    """Games of which the results are counted."""

    records: Path | None = None
    """Where to write a game file for each game."""

    @property
    def is_fast(self) -> bool:
        """Whether the games can be played without leaving compiled code."""
        return self.records is None and all(bot == RANDOM for bot in self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The results of a simulation, and how long it took."""

    totals: Totals
    seconds: float
    lost_moves: Sequence[LostMoves] = ()
    """Moves lost by custom bots."""

    @property
    def games_per_s(self) -> float:
        """Complete games per second."""
        return self.totals.games / self.seconds

    @property
    def decisions_per_s(self) -> float:
        """Decisions per second."""
        return self.totals.decisions / self.seconds

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """[seat] -> average points."""
        return tuple(points / self.totals.games for points in self.totals.score_sums)


def seats_for(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; a single name stands for all seats."""
    for bot in bots:
        check_bot(bot)
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise TikalError(f"{players} players need {players} bots, or one for all; you named {len(bots)}")
    return tuple(bots)


def simulate(
    series: Series, games: int, workers: Workers = HERE, played: Callable[[int], None] = lambda games: None
) -> Outcome:
    """Play the games; `played` gets the number of games done since its last call."""
    series.check()
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    if series.is_fast:
        play_chunk(series, (0, 1))  # loads the compiled code, which should not be timed
    chunks, start = list[Chunk](), perf_counter()
    for chunk in workers.run(partial(play_chunk, series), _chunks(series, games), series.edition):
        for name, file in chunk.files.items():
            assert series.records is not None
            (series.records / name).write_text(file, encoding="utf-8")
        chunks.append(replace(chunk, files={}))
        played(chunk.totals.games)
    seconds = perf_counter() - start
    chunks.sort(key=lambda chunk: chunk.first)  # so that fractions of wins add up to the same number everywhere
    totals = sum((chunk.totals for chunk in chunks), no_games(series.players))
    return Outcome(totals, seconds, by_bot(one for chunk in chunks for one in chunk.lost))


@dataclass(frozen=True, slots=True)
class Chunk:
    """What came of some games of a series."""

    first: int
    totals: Totals
    lost: Sequence[Lost]
    files: Mapping[str, str]
    """[name] -> the game file, if game files are wanted."""


def play_chunk(series: Series, chunk: tuple[int, int]) -> Chunk:
    """Some games of a series: from a number on, and how many. It depends on its arguments only."""
    first, games = chunk
    if series.is_fast:
        seed = series.seed + first
        totals = play_random_games(
            series.edition, series.players, games, seed, series.auction, series.scenario, series.options
        )
        return Chunk(first, totals, (), {})
    totals, lost, files = no_games(series.players), list[Lost](), dict[str, str]()
    for seed in range(series.seed + first, series.seed + first + games):
        game, lost_in_game = series.play(seed)
        totals += _totals(game)
        lost += lost_in_game
        if series.records is not None:
            files[f"{series.edition}-{seed}.tikal"] = game.record()
    return Chunk(first, totals, lost, files)


def _totals(game: Game) -> Totals:
    share = 1 / len(game.winners)
    wins = tuple(share if seat in game.winners else 0.0 for seat in range(game.table.players))
    return Totals(1, len(game.log), game.scores, wins)


def _chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    size = FAST_CHUNK if series.is_fast else SLOW_CHUNK
    for first in range(0, games, size):
        yield first, min(size, games - first)
