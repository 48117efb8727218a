"""Token buckets: a number at once, then a number per second."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from cachetools import LRUCache

MOST_BUCKETS: Final = 10_000
"""Clients must not fill the memory: of more than these, the one not used for longest is dropped."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What is allowed: `burst` at once, then `per_second`."""

    burst: float
    per_second: float


class Buckets:
    """A bucket for each key. Keys are made by us: addresses and names of tables, never what a client has written."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._lock: Final = threading.Lock()
        self._buckets: Final[LRUCache[Hashable, tuple[float, float]]] = LRUCache(MOST_BUCKETS)

    def take(self, key: Hashable, tokens: float = 1.0) -> float:
        """Take tokens: 0 if there were enough, otherwise the seconds until there will be."""
        with self._lock:
            left, now = self._left(key)
            wait = max(0.0, min(tokens, self._rate.burst) - left) / self._rate.per_second
            self._buckets[key] = (left if wait else left - tokens, now)
            return wait

    def spend(self, key: Hashable, tokens: float) -> None:
        """Take tokens that were used already, whether they were there or not; nobody owes more than a full bucket."""
        with self._lock:
            left, now = self._left(key)
            self._buckets[key] = (max(left - tokens, -self._rate.burst), now)

    def wait(self, key: Hashable) -> float:
        """Seconds until anything is left."""
        with self._lock:
            left, _ = self._left(key)
            return 0.0 if left > 0 else -left / self._rate.per_second + 1 / self._rate.per_second

    def _left(self, key: Hashable) -> tuple[float, float]:
        now = self._clock()
        left, at = self._buckets.get(key, (self._rate.burst, now))
        return min(self._rate.burst, left + (now - at) * self._rate.per_second), now
