"""Digests of every position of some games; as a program it prints them, so that two processes can be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

from random_legend import ALL_LEGEND_SEATINGS, RULES, legend_course
from random_play import ALL_SEATINGS, BASE, bytes_of, course
from tikal.ruleset import Ruleset
from tikal.view import legal

GAMES: Final = [(seating, seed) for seed, seating in enumerate(ALL_SEATINGS) if seed % 2 == seed // 6 % 2]
"""Half of all seatings: each edition with each number of players, and with each number of players an auction."""
LEGEND_GAMES: Final = [(seating, 1) for seating in ALL_LEGEND_SEATINGS[::7]]
"""One with each number of players, each in another scenario."""


def digests() -> Iterator[str]:
    """A line for each position: what it is, and a digest of all bytes of the state and of all legal actions."""
    for seating, seed in GAMES:
        yield from digests_of(course(seating, seed).positions, BASE)
    for legend_seating, seed in LEGEND_GAMES:
        yield from digests_of(legend_course(legend_seating, seed).positions, RULES)


def digests_of(positions: Iterable[tuple[str, Any]], rules: Ruleset) -> Iterator[str]:
    """The lines of one game."""
    for where, state in positions:
        codes = " ".join(str(action.code) for action in legal(rules, state))
        yield f"{hashlib.sha256(bytes_of(state) + codes.encode()).hexdigest()} {where}"


if __name__ == "__main__":
    for line in digests():
        print(line)
