"""Unearthing treasures (R-DIG)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.rules.majority import pieces
from tikal.rules.reasons import (
    DIG_EMPTY,
    DIG_LIMIT,
    DIG_NOBODY,
    DIG_NOT_RUINS,
    DIG_PIECES,
    OK,
    TOO_FEW_AP,
)
from tikal.rules.state import State
from tikal.rules.terrain import RUINS
from tikal.rules.verbs import DIG, Choices, offer

DIG_COST: Final = 3
TREASURES_PER_SEGMENT: Final = 2


@compiled
def check_dig(s: State, hex_: int) -> int:
    """R-DIG-1 to 4: the k-th treasure of a segment needs k pieces on the ruins, and there are at most two."""
    if s.terrain[hex_] != RUINS:
        return DIG_NOT_RUINS
    if s.tokens[hex_] == 0:
        return DIG_EMPTY
    present = pieces(s, s.to_act, hex_)
    if present == 0:
        return DIG_NOBODY
    if s.dug[hex_] >= TREASURES_PER_SEGMENT:
        return DIG_LIMIT
    if present <= s.dug[hex_]:
        return DIG_PIECES
    return OK if s.ap >= DIG_COST else TOO_FEW_AP


@compiled
def list_digs(s: State, hex_: int, out: Choices) -> None:
    """Digging on this hex, if that is allowed."""
    if check_dig(s, hex_) == OK:
        offer(out, DIG, hex_, 0, 0)


@compiled
def do_dig(s: State, hex_: int) -> None:
    """Dig up the top treasure."""
    s.ap -= DIG_COST
    s.dug[hex_] += 1
    unearth(s, s.to_act, hex_)


@compiled
def unearth(s: State, seat: int, hex_: int) -> None:
    """Take the top treasure of the stack and lay it face up in front of the player."""
    s.tokens[hex_] -= 1
    s.treasures[seat, s.token[hex_, s.tokens[hex_]]] += 1
