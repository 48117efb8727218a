"""Whole games of random moves in compiled code, and copies of states: what search and statistics are built on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import numpy as np

from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.rules.playouts import GAMES_AT_ONCE, TEMPLATE, WORDS, Counts
from tikal.rules.state import SEATS

GENERATOR_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over games, by seat."""

    games: int
    decisions: int
    score_sums: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared victory counts as a fraction for each who shares it."""

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            tuple(map(sum, zip(self.score_sums, other.score_sums, strict=True))),
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
        )


def no_games(players: int) -> Totals:
    """What sums start from."""
    return Totals(0, 0, (0,) * players, (0.0,) * players)


def play_random_games(
    edition: str,
    players: int,
    games: int,
    seed: int,
    auction: bool = False,
    scenario: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Totals:
    """Play random games in compiled code. Game i has the deal of `tikal.new_game(..., seed=seed + i)`."""
    table = agree(edition, players, auction, options=options, scenario=scenario)
    rules = kind_of(edition).rules
    games_at_once = np.zeros(1, dtype=rules.playouts)[0]
    games_at_once.states[TEMPLATE] = np.asarray(rules.set_up(table))
    decisions = 0
    for start in range(seed, seed + games, GAMES_AT_ONCE):
        count = min(GAMES_AT_ONCE, seed + games - start)
        games_at_once.randoms[:count] = generators(start, count)
        decisions += rules.play_games(games_at_once, count)
    score_sums, shares = games_at_once.score_sums[:players], games_at_once.shares[:players]
    return Totals(games, decisions, tuple(score_sums.tolist()), tuple(shares.tolist()))


def generators(seed: int, number: int) -> Counts:
    """[k] -> the generator for seed + k, the same as `tikal.rules.dealing.generator` makes, in one go."""
    digests = (hashlib.sha256(str(seed + k).encode()).digest()[:GENERATOR_BYTES] for k in range(number))
    return np.frombuffer(b"".join(digests), dtype="<u4").astype(np.int64).reshape(number, WORDS)


def time_copies(edition: str, times: int) -> float:
    """Seconds for that many copies of a state inside compiled code."""
    rules = kind_of(edition).rules
    playouts = np.zeros(1, dtype=rules.playouts)[0]
    playouts.states[:] = np.asarray(rules.set_up(agree(edition, SEATS)))
    rules.copy_state(playouts, 0)
    start = perf_counter()
    rules.copy_state(playouts, times)
    return perf_counter() - start
