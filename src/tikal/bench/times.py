"""A summary of measured times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Summary(NamedTuple):
    """The median of times in seconds, the one that 99 % do not exceed, and the longest."""

    median: float
    p99: float
    longest: float


def summary(times: Sequence[float]) -> Summary:
    """Summarise some times.

    >>> summary([0.3, 0.1, 0.2])
    Summary(median=0.2, p99=0.3, longest=0.3)
    """
    ordered = sorted(times)
    count = len(ordered)
    return Summary(ordered[count // 2], ordered[min(count - 1, count * 99 // 100)], ordered[-1])
