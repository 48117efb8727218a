"""Digests of every position of some games; as a program it prints them, so that two processes can be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from random_play import ALL_SEATINGS, bytes_of, course, legal

GAMES: Final = [(seating, seed) for seed, seating in enumerate(ALL_SEATINGS) if seed % 2 == seed // 6 % 2]
"""Half of all seatings: each edition with each number of players, and with each number of players an auction."""


def digests() -> Iterator[str]:
    """A line for each position: what it is, and a digest of all bytes of the state and of all legal actions."""
    for seating, seed in GAMES:
        for where, state in course(seating, seed).positions:
            codes = " ".join(str(action.code) for action in legal(state))
            yield f"{hashlib.sha256(bytes_of(state) + codes.encode()).hexdigest()} {where}"


if __name__ == "__main__":
    for line in digests():
        print(line)
