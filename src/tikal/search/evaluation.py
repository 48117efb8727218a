"""What a position is worth to the player who searches: his terms minus his rivals'."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.rules.state import State
from tikal.search.context import Context
from tikal.search.features import describe


@compiled
def evaluate(s: State, c: Context) -> float:
    """The value of a position at the end of the searching player's segment."""
    describe(s, c)
    return lead(c, s.players)


@compiled
def lead(c: Context, players: int) -> float:
    """How far the searching player is ahead: of his only rival, or of the mean of the best one and all of them."""
    best, total, mine = -1.0e9, 0.0, 0.0
    for seat in range(players):
        worth = 0.0
        for feature in range(len(c.weights)):
            worth += c.weights[feature] * c.features[seat, feature]
        if seat == c.seat:
            mine = worth
        else:
            best = max(best, worth)
            total += worth
    return float(mine - (best + total / (players - 1)) / 2.0)
