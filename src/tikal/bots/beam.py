"""Search of a whole segment: a beam over layers of action points left.

From ten points down, the best positions of each layer are expanded; what an option leads to goes into the layer of the
points then left. A position that was reached before with as many points is not looked at again, so the order of actions
is no matter. Every layer keeps the best `width` positions only.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.bots.context import Context, Indices, Numbers, keep_deploys
from tikal.bots.evaluation import evaluate
from tikal.bots.hashing import change
from tikal.bots.options import list_options, price_of, take_option
from tikal.bots.reaching import Reached, begin_search, most_points, reach
from tikal.rules.compiled import compiled
from tikal.rules.packing import NUMBER, number, record_type
from tikal.rules.state import State
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import Choices

LAYERS: Final = 24
"""Action points there can be, and none: in Legend a token of 13 with bonuses of cards and a power."""
MOST_WIDTH: Final = 128
SLOTS: Final = LAYERS * MOST_WIDTH
TABLE: Final = 1 << 16
"""Entries for positions reached."""

SCRATCH: Final = SLOTS
"""Where in the array of states a position is tried out; those before it belong to the slots."""
START: Final = SLOTS + 1
"""Where the position to be searched is put."""
STATES: Final = SLOTS + 4
"""Room for states that searches need; the last two are for those who call searches."""

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


def new_beams() -> npt.NDArray[np.void]:
    """Room for a search, as an array of one."""
    return np.zeros(1, dtype=BEAM)


@compiled
def place_for(b: Beam, layer: int, value: float) -> int:
    """A slot of a layer for a position of this value, or NOWHERE if it is not among the best."""
    if b.filled[layer] < b.width:
        slot = layer * MOST_WIDTH + number(b.filled[layer])
        b.value[slot] = value
        rise(b, layer, b.filled[layer], slot)
        b.filled[layer] += 1
        return slot
    slot = number(b.heap[layer, 0])
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
def expand(states: States, c: Context, b: Beam, t: Reached, slot: int, choices: Choices) -> None:
    """Try all options of a position."""
    s, trial = states[slot], states[SCRATCH]
    keep_deploys(s, c, c.seat)
    list_options(s, c, choices)
    for k in range(choices.count):
        option = choices.codes[k]
        keep_deploys(s, c, c.seat)
        price = price_of(c, option)
        layer, key = s.ap - price, b.key[slot] + change(c.seat, option)
        if not reach(t, key, layer):
            continue
        states[SCRATCH] = states[slot]
        take_option(trial, option, price)
        b.evaluated += 1
        keep(b, layer, evaluate(trial, c), key, slot, option, price)
        if b.evaluated >= b.limit:
            return


@compiled
def plan(states: States, c: Context, b: Beam, t: Reached, choices: Choices, width: int, limit: int) -> float:
    """Search from `states[START]`, for which the context was prepared; the value of the best position found."""
    b.width, b.limit, b.evaluated, b.best = width, limit, 1, NOWHERE
    b.filled[:] = 0
    begin_search(t, TABLE)
    start = states[START]
    top = start.ap
    reach(t, 0, top)
    root = keep(b, top, evaluate(start, c), 0, NOWHERE, 0, 0)
    states[root] = states[START]
    for layer in range(top, 0, -1):
        for k in range(b.filled[layer]):
            slot = b.heap[layer, k]
            if b.evaluated >= b.limit or most_points(t, b.key[slot]) > layer:
                continue
            if slot != root:
                states[slot] = states[b.parent[slot]]
                take_option(states[slot], b.option[slot], b.price[slot])
            expand(states, c, b, t, slot, choices)
    return float(b.value[b.best])


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
