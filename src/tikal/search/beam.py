"""The beam of a search: layers of action points left, each with the best `width` positions that were found."""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.packing import NUMBER, record_type, widen
from tikal.rules.state import State
from tikal.rules.terrain import NOWHERE
from tikal.search.context import Indices, Numbers

LAYERS: Final = 24
"""One for each number of action points there can be, 0 included. Most are in Legend: a token with bonuses of cards."""
MOST_WIDTH: Final = 128
SLOTS: Final = LAYERS * MOST_WIDTH

SCRATCH: Final = SLOTS
"""Where in the array of states a position is tried out; those before it belong to the slots."""
START: Final = SLOTS + 1
"""Where a search begins."""
ENTERED: Final = SLOTS + 2
"""The position that a search object was asked about; it stays while searches from it begin elsewhere."""
STATES: Final = SLOTS + 6
"""States that a workspace holds; the last three are for what a game does before and after its searches."""

States: TypeAlias = list[State]


class Beam(Protocol):
    """The positions of a search. Slots `layer * MOST_WIDTH` and following belong to a layer."""

    width: Annotated[int, NUMBER]  # positions kept in a layer
    limit: Annotated[int, NUMBER]  # positions evaluated at most
    evaluated: Annotated[int, NUMBER]  # positions evaluated so far
    best: Annotated[int, NUMBER]  # slot of the best position
    filled: Annotated[Indices, NUMBER, LAYERS]  # [layer] positions in it
    heap: Annotated[Indices, NUMBER, LAYERS, MOST_WIDTH]  # [layer, k] its slots, the worst first
    parent: Annotated[Indices, NUMBER, SLOTS]  # [slot] position it was reached from, or NOWHERE
    option: Annotated[Indices, NUMBER, SLOTS]  # [slot] and by which option
    price: Annotated[Indices, NUMBER, SLOTS]  # [slot] and for how many points
    key: Annotated[Indices, NUMBER, SLOTS]
    value: Annotated[Numbers, np.float64, SLOTS]


BEAM: Final = record_type(Beam)


@compiled
def place_for(b: Beam, layer: int, value: float) -> int:
    """A slot of a layer for a position of this value, or NOWHERE if it is not among the best."""
    if b.filled[layer] < b.width:
        slot = layer * MOST_WIDTH + widen(b.filled[layer])
        b.value[slot] = value
        rise(b, layer, b.filled[layer], slot)
        b.filled[layer] += 1
        return slot
    slot = widen(b.heap[layer, 0])
    if value <= b.value[slot]:
        return NOWHERE
    b.value[slot] = value
    sink(b, layer, slot)
    return slot


@compiled
def rise(b: Beam, layer: int, place: int, slot: int) -> None:
    """Put a slot at the end of a heap and let it rise past better ones."""
    while place > 0:
        above = (place - 1) // 2
        if b.value[b.heap[layer, above]] <= b.value[slot]:
            break
        b.heap[layer, place] = b.heap[layer, above]
        place = above
    b.heap[layer, place] = slot


@compiled
def sink(b: Beam, layer: int, slot: int) -> None:
    """Put a slot at the top of a heap and let it sink past worse ones."""
    place, size = 0, b.filled[layer]
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and b.value[b.heap[layer, below + 1]] < b.value[b.heap[layer, below]]:
            below += 1
        if b.value[b.heap[layer, below]] >= b.value[slot]:
            break
        b.heap[layer, place] = b.heap[layer, below]
        place = below
    b.heap[layer, place] = slot


@compiled
def keep(b: Beam, layer: int, value: float, key: int, parent: int, option: int, price: int) -> int:
    """Add a position to its layer if it is among the best there; its slot or NOWHERE."""
    slot = place_for(b, layer, value)
    if slot != NOWHERE:
        b.key[slot], b.parent[slot], b.option[slot], b.price[slot] = key, parent, option, price
        if b.best == NOWHERE or value > b.value[b.best] or slot == b.best:
            b.best = slot
    return slot


@compiled
def path_to(b: Beam, slot: int, out: Indices) -> int:
    """Write down the options that lead to a position; how many."""
    length, node = 0, slot
    while b.parent[node] != NOWHERE:
        length += 1
        node = b.parent[node]
    node = slot
    for k in range(length - 1, -1, -1):
        out[k] = b.option[node]
        node = b.parent[node]
    return length
