"""Many games between bots, counted: in compiled code if all bots are random, otherwise decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from tikal.arena.bot_game import Lost, LostMoves, by_bot, play_bots
from tikal.arena.workers import spread
from tikal.bots.custom.custom_bot import LIMIT
from tikal.bots.registry import check_bot
from tikal.errors import TikalError
from tikal.games.agreeing import agree
from tikal.games.random_games import Totals, no_games, play_random_games
from tikal.play.game import Game, new_game

RANDOM: Final = "random"
FAST_CHUNK: Final = 500
SLOW_CHUNK: Final = 2


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one kind. Game i is dealt from seed + i, whatever bots play it."""

    edition: str
    bots: tuple[str, ...]
    """One name for each seat."""
    seed: int = 0
    auction: bool = False
    options: Mapping[str, object] | None = None
    scenario: str | None = None
    records: Path | None = None
    """Where to write a game file for each game."""
    seconds: float = LIMIT
    """How long a custom bot may think about a decision."""

    @property
    def players(self) -> int:
        """How many players."""
        return len(self.bots)

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


def simulate(series: Series, games: int, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> Outcome:
    """Play the games, in several processes if wanted; `played` gets the number of games done since its last call."""
    agree(series.edition, series.players, series.auction, options=series.options, scenario=series.scenario)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    if series.is_fast:
        play_chunk(series, 0, 1)  # loads the compiled code, which should not be timed
    totals, lost, start = no_games(series.players), dict[int, list[Lost]](), perf_counter()
    for first, chunk, lost_in_chunk in spread(partial(_chunk, series), _chunks(series, games), jobs):
        totals += chunk
        lost[first] = lost_in_chunk
        played(chunk.games)
    seconds = perf_counter() - start
    return Outcome(totals, seconds, by_bot(one for first in sorted(lost) for one in lost[first]))


def _chunk(series: Series, chunk: tuple[int, int]) -> tuple[int, Totals, list[Lost]]:
    first, games = chunk
    return first, *play_chunk(series, first, games)


def play_chunk(series: Series, first: int, games: int) -> tuple[Totals, list[Lost]]:
    """Some games of a series, from the given number on; and the moves that were lost in them."""
    totals, lost = no_games(series.players), list[Lost]()
    if series.is_fast:
        seed = series.seed + first
        fast = play_random_games(
            series.edition, series.players, games, seed, series.auction, series.scenario, series.options
        )
        return fast, lost
    for number in range(first, first + games):
        game, lost_in_game = _play_game(series, series.seed + number)
        totals += _totals(game)
        lost += lost_in_game
    return totals, lost


def _play_game(series: Series, seed: int) -> tuple[Game, list[Lost]]:
    game = new_game(
        series.edition,
        players=series.players,
        seed=seed,
        auction=series.auction,
        options=series.options,
        scenario=series.scenario,
    )
    lost = play_bots(game, series.bots, seed, series.seconds)
    if series.records is not None:
        (series.records / f"{series.edition}-{seed}.tikal").write_text(game.record(), encoding="utf-8")
    return game, lost


def _totals(game: Game) -> Totals:
    share = 1 / len(game.winners)
    wins = tuple(share if seat in game.winners else 0.0 for seat in range(game.table.players))
    return Totals(1, len(game.log), game.scores, wins)


def _chunks(series: Series, games: int) -> Iterator[tuple[int, int]]:
    size = FAST_CHUNK if series.is_fast else SLOW_CHUNK
    for first in range(0, games, size):
        yield first, min(size, games - first)
