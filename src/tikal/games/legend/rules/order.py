"""A stack of treasures as one number: how many there are, and their kinds from the top down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tikal.rules.state import KINDS, MASKS

BITS: Final = (KINDS - 1).bit_length()
COUNT_SHIFT: Final = BITS * MASKS
HIDDEN_ORDER: Final = 0
"""Stands in game files for an order that the reader may not know."""


def packed_order(kinds: Sequence[int]) -> int:
    """The number for an order of kinds; ValueError if there are too many or none."""
    if not 0 < len(kinds) <= MASKS:
        raise ValueError(kinds)
    return len(kinds) << COUNT_SHIFT | sum(kind << BITS * place for place, kind in enumerate(kinds))


def unpacked_order(order: int) -> list[int]:
    """The kinds of an order, from the top down."""
    return [order >> BITS * place & (KINDS - 1) for place in range(order >> COUNT_SHIFT)]
