"""What Legend's own options add to the key of a position."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.verbs import RECRUIT, SWAP_TWO
from tikal.rules.packing import widen
from tikal.rules.state import KINDS
from tikal.rules.verbs import first_of, second_of, third_of, verb_of
from tikal.search.hashing import BITS, OWNED, change

RECRUITED: Final = np.random.Generator(np.random.PCG64(20261117)).integers(1 << BITS, size=2)


@compiled
def legend_change(seat: int, code: int) -> int:
    """What an option adds to the key."""
    verb, first = verb_of(code), first_of(code)
    if verb == SWAP_TWO:
        second, third = second_of(code), third_of(code)
        one, other = second // KINDS, second % KINDS
        given = OWNED[first, one] - OWNED[seat, one] + OWNED[first, other] - OWNED[seat, other]
        return widen(given + 2 * (OWNED[seat, third] - OWNED[first, third]))
    return widen(RECRUITED[first]) if verb == RECRUIT else change(seat, code)
