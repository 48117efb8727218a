"""What a player scores (R-SCORE). Totals and breakdowns are sums of the same two functions."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.majority import controls
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import TEMPLE

COLLECTION_VALUE: Final = np.array([0, 1, 3, 6, 10, 15], dtype=np.int64)
"""[copies of one kind] -> points (R-SCORE-2); only Legend has more than three of a kind (L-SCORE-6)."""


@compiled
def temple_points(s: State, seat: int, hex_: int) -> int:
    """R-SCORE-1: the value of a temple for the player who controls it."""
    if s.terrain[hex_] == TEMPLE and controls(s, seat, hex_):
        return widen(s.temple[hex_])
    return 0


@compiled
def collection_points(s: State, seat: int, kind: int) -> int:
    """R-SCORE-2: the value of a player's treasures of one kind."""
    return int(COLLECTION_VALUE[s.treasures[seat, kind]])


@compiled
def points(s: State, seat: int) -> int:
    """Everything that a player would score now."""
    total = 0
    for hex_ in range(s.hexes):
        total += temple_points(s, seat, hex_)
    for kind in range(KINDS):
        total += collection_points(s, seat, kind)
    return total


@compiled
def score(s: State, seat: int) -> None:
    """R-SCORE-3: add a player's points to their score."""
    s.score[seat] += points(s, seat)
    s.scorings[seat] += 1
