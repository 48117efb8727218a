"""Which positions a search has reached, and with how many action points left."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from tikal.compiling.functions import compiled
from tikal.rules.packing import NUMBER, record_type
from tikal.search.context import Indices

ENTRIES: Final = 1 << 20
AP_BITS: Final = 5
AP_MASK: Final = (1 << AP_BITS) - 1


class Reached(Protocol):
    """A hash table. Entries of earlier searches count as empty, so nothing has to be deleted."""

    mask: Annotated[int, NUMBER]  # entries in use, less 1
    search: Annotated[int, NUMBER]  # number of the search
    used: Annotated[int, NUMBER]  # entries of this search
    keys: Annotated[Indices, NUMBER, ENTRIES]
    marks: Annotated[Indices, NUMBER, ENTRIES]  # number of the search, and most points left


REACHED: Final = record_type(Reached)


@compiled
def begin_search(t: Reached, entries: int) -> None:
    """Forget everything; use this many entries, a power of two."""
    t.mask = entries - 1
    t.search += 1
    t.used = 0


@compiled
def place_of(t: Reached, key: int) -> int:
    """Where a key is, or would be put."""
    place = key & t.mask
    while t.marks[place] >> AP_BITS == t.search and t.keys[place] != key:
        place = (place + 1) & t.mask
    return place


@compiled
def most_points(t: Reached, key: int) -> int:
    """With how many points a position was reached at best, or -1."""
    mark = t.marks[place_of(t, key)]
    return mark & AP_MASK if mark >> AP_BITS == t.search else -1


@compiled
def reach(t: Reached, key: int, ap: int) -> bool:
    """Note that a position was reached; False if it was before, with at least as many points."""
    place = place_of(t, key)
    is_new = t.marks[place] >> AP_BITS != t.search
    if not is_new and t.marks[place] & AP_MASK >= ap:
        return False
    if is_new:
        if t.used > t.mask - (t.mask >> 2):
            return True
        t.used += 1
    t.keys[place] = key
    t.marks[place] = t.search << AP_BITS | ap
    return True
