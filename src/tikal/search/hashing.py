"""Keys of positions within one player's segment: sums of random numbers, so that the order of actions does not matter.

Each thing a player can do adds (or takes away) the number of what it changes. Action points are not part of the key:
of two ways to the same position, the cheaper is better.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, SEATS
from tikal.rules.terrain import HEXES
from tikal.rules.verbs import CAMP, CLEAR, DEPLOY, DIG, GUARD, MOVE, SWAP, first_of, second_of, third_of, verb_of

BITS: Final = 48
"""Room above for the sums of a whole segment, which must not overflow."""
_random: Final = np.random.Generator(np.random.PCG64(20261116))

PIECE: Final = _random.integers(1 << BITS, size=(2, HEXES))
GUARDED: Final = _random.integers(1 << BITS, size=(2, HEXES))
CLEARED: Final = _random.integers(1 << BITS, size=HEXES)
DUG: Final = _random.integers(1 << BITS, size=HEXES)
CAMPED: Final = _random.integers(1 << BITS, size=HEXES)
OWNED: Final = _random.integers(1 << BITS, size=(SEATS, KINDS))


@compiled
def change(seat: int, code: int) -> int:
    """What an option that games share adds to the key.

    A guardian's key stays beside those of the pieces that left the game for it.
    """
    verb, first, second, third = verb_of(code), first_of(code), second_of(code), third_of(code)
    if verb == MOVE:
        return widen(PIECE[first, third] - PIECE[first, second])
    if verb == DEPLOY:
        return widen(PIECE[first, second])
    if verb == CLEAR:
        return widen(CLEARED[first])
    if verb == DIG:
        return widen(DUG[first])
    if verb == CAMP:
        return widen(CAMPED[first])
    if verb == GUARD:
        return widen(GUARDED[first, second])
    if verb == SWAP:
        return widen(OWNED[seat, third] - OWNED[seat, second] + OWNED[first, second] - OWNED[first, third])
    return 0
