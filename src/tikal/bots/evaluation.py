"""What a position is worth to the player who searches: his terms minus his rivals'."""

from __future__ import annotations

from tikal.bots.context import FEATURES, Context
from tikal.bots.features import describe
from tikal.rules.compiled import compiled
from tikal.rules.state import State


@compiled
def evaluate(s: State, c: Context) -> float:
    """The value of a position at the end of the searching player's segment."""
    describe(s, c)
    for seat in range(s.players):
        worth = 0.0
        for feature in range(FEATURES):
            worth += c.weights[feature] * c.features[seat, feature]
        c.worth[seat] = worth
    return lead(c, s.players, c.seat)


@compiled
def lead(c: Context, players: int, seat: int) -> float:
    """How far a player is ahead: of his only rival, or of the mean of the best one and all of them."""
    best, total = -1.0e9, 0.0
    for rival in range(players):
        if rival != seat:
            best = max(best, c.worth[rival])
            total += c.worth[rival]
    return float(c.worth[seat] - (best + total / (players - 1)) / 2.0)
