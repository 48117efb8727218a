"""Elo ratings from who won at which table.

The model is that of Bradley and Terry for any number of players: the probability that a seat wins is proportional
to the strength of its bot. A strength ten times as large is 400 points of Elo; the average of all bots is 0. One drawn
game is added for each pair of bots, so that the rating of one that always wins stays finite.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.arena.intervals import Interval, Z
from tikal.arena.played import Played

POINTS: Final = 400 / log(10)
"""Points of Elo for a strength e times as large."""
MOST_ROUNDS: Final = 100_000
EXACT: Final = 1e-10

Numbers: TypeAlias = npt.NDArray[np.float64]


def elo(games: Sequence[Played], bots: Sequence[str]) -> list[Interval]:
    """The rating of each bot, with its interval.

    >>> table = [Played(n, ("a", "b"), (0, 0), (int(n >= 30),), 1) for n in range(40)]
    >>> [round(rating.value, 2) for rating in elo(table, ["a", "b"])]  # 400 · lg(30.5 / 10.5) apart
    [92.62, -92.62]
    """
    seats = np.array([[game.bots.count(bot) for bot in bots] for game in games], float)
    wins = np.array([[game.wins(bot) for bot in bots] for game in games])
    drawn = _drawn(len(bots))
    strengths = _fit(np.vstack([seats, drawn]), np.vstack([wins, drawn / 2]))
    errors = _errors(strengths, seats, wins, drawn, np.array([game.seed for game in games]))
    ratings = POINTS * (np.log(strengths) - np.log(strengths).mean())
    return [
        Interval(float(rating), float(rating - Z * POINTS * error), float(rating + Z * POINTS * error))
        for rating, error in zip(ratings, errors, strict=True)
    ]


def _drawn(bots: int) -> Numbers:
    """[pair, bot] -> 1 for the two of each pair."""
    return np.array([[float(bot in pair) for bot in range(bots)] for pair in combinations(range(bots), 2)])


def _fit(seats: Numbers, wins: Numbers) -> Numbers:
    """The most likely strengths: divide wins by the wins expected of a strength of 1, until nothing changes."""
    strengths = np.ones(seats.shape[1])
    for _ in range(MOST_ROUNDS):
        expected = (seats / (seats @ strengths)[:, None]).sum(axis=0)
        better = wins.sum(axis=0) / expected
        better /= np.exp(np.log(better).mean())
        change = np.abs(np.log(better / strengths)).max()
        strengths = better
        if change < EXACT:
            break
    return strengths


def _errors(strengths: Numbers, seats: Numbers, wins: Numbers, drawn: Numbers, seeds: npt.NDArray[np.int64]) -> Numbers:
    """Standard errors of the logarithms: the larger of the model's and of what the deals show.

    Deals vary more than the model says if a deal suits one bot in all rotations. They vary less if luck evens out,
    or not at all if one bot wins everything; then the model is more careful.
    """
    information = _inverse(_information(strengths, np.vstack([seats, drawn])))
    surprises = wins - _chances(strengths, seats)
    deals = np.array([surprises[seeds == seed].sum(axis=0) for seed in np.unique(seeds)])
    by_deals = information @ (deals.T @ deals) @ information
    return np.sqrt(np.maximum(np.diag(information), np.diag(by_deals)))


def _chances(strengths: Numbers, seats: Numbers) -> Numbers:
    weights = seats * strengths
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float64)


def _information(strengths: Numbers, seats: Numbers) -> Numbers:
    chances = _chances(strengths, seats)
    return np.diag(chances.sum(axis=0)) - chances.T @ chances


def _inverse(information: Numbers) -> Numbers:
    """The inverse among ratings with an average of 0. (Only differences count, so the matrix itself is singular.)"""
    mean = np.full_like(information, 1 / len(information))
    return np.asarray(np.linalg.inv(information + mean) - mean, dtype=np.float64)
