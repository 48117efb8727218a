"""What the evaluations of all games share: how far terms put a player ahead, and what some terms are made of."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.components import pieces
from tikal.rules.packing import widen
from tikal.search.context import Context, journey

RUINS_REACH: Final = 8
"""Ruins from which a player is farther away, in action points, are nothing to them."""
WHOLE_RESERVE: Final = float(pieces().expedition.explorers)
MANY_OUT: Final = 10.0
"""Explorers on the board; the term of those out is counted in these."""


@compiled
def lead(c: Context, players: int) -> float:
    """How far the searching player is ahead: of the only rival, or of the mean of the best one and all of them."""
    best, total, mine = -1.0e9, 0.0, 0.0
    for seat in range(players):
        worth = 0.0
        for term in range(len(c.weights)):
            worth += c.weights[term] * c.terms[seat, term]
        if seat == c.seat:
            mine = worth
        else:
            best = max(best, worth)
            total += worth
    return float(mine - (best + total / (players - 1)) / 2.0)


@compiled
def expected_points(c: Context, treasures: int) -> float:
    """What a number of treasures of unknown kinds adds to a player's sets, on average.

    Each further copy of a kind is worth one point more than the copy before, so every pair among them adds a point.
    """
    return float(treasures * c.unknown[0] + treasures * (treasures - 1) / 2.0 * c.twins)


@compiled
def access(c: Context, seat: int, hex_: int) -> int:
    """Action points to have a piece on a hex, at most `RUINS_REACH`."""
    least = min(RUINS_REACH, widen(c.deploy[seat, hex_]))
    for k in range(c.standing[seat]):
        least = min(least, journey(c, seat, c.stands[seat, k], hex_))
    return least
