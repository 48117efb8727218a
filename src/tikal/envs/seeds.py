"""Seeds of many games: game i of a batch has the deal of seed + i, so the seeds of two batches must be far apart."""

from __future__ import annotations

import hashlib

import numpy as np


def far_apart(seed: int) -> int:
    """A seed far from those that other seeds give, so that batches with the seeds 5 and 6 share no deal."""
    return int.from_bytes(hashlib.sha256(f"batch {seed}".encode()).digest()[:8], "little")


class Seeds:
    """The seeds of one reset after the other: the given one first, then others that follow from it."""

    def __init__(self, first: int) -> None:
        self.begin_with(first)

    def begin_with(self, seed: int) -> None:
        """Let the next seed be this one."""
        self._next = seed
        self._chance = np.random.default_rng(far_apart(seed))

    def take(self) -> int:
        """The next seed."""
        seed, self._next = self._next, int(self._chance.integers(1 << 62))
        return seed
