"""Token buckets: a number at once, then a number per second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from cachetools import LRUCache

MOST_BUCKETS: Final = 10_000
"""Addresses must not fill the memory: of more than these, the one not used for longest is dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What is allowed: `burst` at once, then `per_second`."""

    burst: float
    per_second: float


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._buckets: Final[LRUCache[str, tuple[float, float]]] = LRUCache(MOST_BUCKETS)

    def take(self, key: str) -> float:
        """Take a token: 0 if there was one, otherwise the seconds until there will be."""
        now = self._clock()
        tokens, at = self._buckets.get(key, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - at) * self._rate.per_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._rate.per_second
        self._buckets[key] = (tokens if wait else tokens - 1, now)
        return wait
