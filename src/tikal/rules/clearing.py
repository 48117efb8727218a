"""Clearing temple floors (R-CLEAR)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.rules.majority import pieces
from tikal.rules.reasons import (
    CLEAR_GUARDED,
    CLEAR_HIGHEST,
    CLEAR_LIMIT,
    CLEAR_NOBODY,
    CLEAR_NOT_TEMPLE,
    CLEAR_PIECES,
    CLEAR_SUPPLY,
    OK,
    TOO_FEW_AP,
)
from tikal.rules.state import LEVELS, State
from tikal.rules.terrain import NOBODY, TEMPLE
from tikal.rules.verbs import CLEAR, Choices, offer

CLEAR_COST: Final = 2
FLOORS_PER_SEGMENT: Final = 2
HIGHEST_TEMPLE: Final = LEVELS - 1


@compiled
def check_growth(s: State, hex_: int) -> int:
    """R-CLEAR-1, 4, 5, 6: whether this temple can grow by a floor at all."""
    if s.terrain[hex_] != TEMPLE:
        return CLEAR_NOT_TEMPLE
    if s.guardian[hex_] != NOBODY:
        return CLEAR_GUARDED
    if s.temple[hex_] == HIGHEST_TEMPLE:
        return CLEAR_HIGHEST
    return OK if s.floors[s.temple[hex_] + 1] > 0 else CLEAR_SUPPLY


@compiled
def check_clear(s: State, hex_: int) -> int:
    """R-CLEAR-2, 3: the k-th floor of a segment needs k pieces on the temple, and there are at most two."""
    growth = check_growth(s, hex_)
    if growth != OK:
        return growth
    present = pieces(s, s.to_act, hex_)
    if present == 0:
        return CLEAR_NOBODY
    if s.cleared[hex_] >= FLOORS_PER_SEGMENT:
        return CLEAR_LIMIT
    if present <= s.cleared[hex_]:
        return CLEAR_PIECES
    return OK if s.ap >= CLEAR_COST else TOO_FEW_AP


@compiled
def list_clears(s: State, hex_: int, out: Choices) -> None:
    """Clearing a floor on this hex, if that is allowed."""
    if check_clear(s, hex_) == OK:
        offer(out, CLEAR, hex_, 0, 0)


@compiled
def do_clear(s: State, hex_: int) -> None:
    """Clear a floor."""
    s.ap -= CLEAR_COST
    s.cleared[hex_] += 1
    grow(s, hex_)


@compiled
def grow(s: State, hex_: int) -> None:
    """Put the next floor from the supply on a temple."""
    s.temple[hex_] += 1
    s.floors[s.temple[hex_]] -= 1
