"""95 % intervals. The unit is a deal with all its rotations, because the games of a deal are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard deviations on each side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """An estimate, and an interval that contains the truth for 95 % of such estimates."""

    value: float
    low: float
    high: float


def of_mean(deals: Sequence[float]) -> Interval | None:
    """The average of one number per deal; None if there is only one deal."""
    if len(deals) < 2:
        return None
    mean, half = sum(deals) / len(deals), Z * sqrt(_variance_of_mean(deals))
    return Interval(mean, mean - half, mean + half)


def of_rate(deals: Sequence[float], games: int) -> Interval:
    """The average of one share between 0 and 1 per deal.

    Wilson's interval, for as many independent games as would vary as much as the deals do: at most all games, and as
    many as there are deals if they don't vary at all because everything is won or lost.

    >>> [round(number, 3) for number in of_rate([1.0] * 100, 200)]
    [1.0, 0.963, 1.0]
    """
    rate = sum(deals) / len(deals)
    size = float(len(deals))
    if len(deals) > 1 and 0 < rate < 1:
        variance = _variance_of_mean(deals)
        size = min(games, rate * (1 - rate) / variance) if variance > 0 else games
    middle = (rate + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * sqrt(rate * (1 - rate) / size + Z * Z / (4 * size * size))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def _variance_of_mean(deals: Sequence[float]) -> float:
    mean = sum(deals) / len(deals)
    return sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1) / len(deals)
