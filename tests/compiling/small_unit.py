"""A unit that takes a moment to compile: sums over a record and a row."""

from __future__ import annotations

from typing import Annotated, Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import Row, compiled, lowest_bit, mark_equal, scratch, where_above, where_equal
from tikal.compiling.unit import Unit
from tikal.rules.packing import NUMBER, record_type

SMALL: Final = Unit("small", "small-game", ("small_unit",), functions=12)
FACTOR: Final = 3


class Inner(Protocol):
    """A record within a record."""

    weight: Annotated[float, np.float64]
    counts: Annotated[npt.NDArray[np.int8], np.int8, 5]


INNER: Final = record_type(Inner)


class Outer(Protocol):
    """Numbers, and records within."""

    total: Annotated[int, NUMBER]
    single: Annotated[Inner, INNER]
    several: Annotated[list[Inner], INNER, 3]


OUTER: Final = record_type(Outer)


@compiled
def sum_of(inner: Inner) -> int:
    """All counts together."""
    total = 0
    for count in inner.counts:
        total += count
    return total


@SMALL.entry_point(OUTER, int)
def add_up(outer: Outer, more: int) -> int:
    """Copy the single record over the last, and add all counts up."""
    outer.several[2] = outer.several[0]
    outer.single.weight += 0.5
    spare: Any = scratch(INNER)
    spare.counts[:] = 1
    outer.total = FACTOR * (sum_of(outer.several[2]) + sum_of(spare)) + more
    return outer.total


@SMALL.entry_point(Row(np.int8), float, result=float)
def mean(row: npt.NDArray[np.int8], weight: float) -> float:
    """The mean of a row, weighted."""
    total = 0.0
    for entry in row:
        total += entry
    return weight * total / len(row)


@SMALL.entry_point(Row(np.int8), int)
def places_above(row: npt.NDArray[np.int8], value: int) -> int:
    """A set of bits; the lowest one is in it twice, the second time above all others."""
    bits = where_above(row, value)
    return bits + (lowest_bit(bits) << 56)


@SMALL.entry_point(Row(np.int8), int)
def places_of(row: npt.NDArray[np.int8], value: int) -> int:
    """A set of bits."""
    return where_equal(row, value)


@SMALL.entry_point(Row(np.int8), Row(np.int8), int, result=None)
def mark(to: npt.NDArray[np.int8], row: npt.NDArray[np.int8], value: int) -> None:
    """Ones and zeros."""
    mark_equal(to, row, value)


@SMALL.entry_point(OUTER, result=None)
def clear(outer: Outer) -> None:
    """Set everything back."""
    outer.total = 0
    outer.single.weight = 0.0


@SMALL.entry_point(OUTER)
def fail(outer: Outer) -> int:
    """Raise if there is anything."""
    if outer.total > 0:
        raise ValueError
    return 0


@SMALL.entry_point(OUTER, result=float)
def fail_with_a_fraction(outer: Outer) -> float:
    """The same for a function that returns a fraction."""
    if outer.total > 0:
        raise ValueError
    return 0.5
