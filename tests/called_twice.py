"""Calls entry points as machine code and as plain Python with equal arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

from tikal.compiling.functions import EntryPoint
from tikal.compiling.records import array_of
from tikal.compiling.unit import Unit


class BothWays:
    """Calls the entry points of a unit twice: what they return and what they write has to be the same."""

    def __init__(self, unit: Unit) -> None:
        assert unit.is_loaded()
        self._left = set(unit.entry_points)

    def call(self, entry: EntryPoint[..., Any], *arguments: Any, where: str = "") -> Any:
        """Call an entry point both ways; the arguments hold what compiled code wrote."""
        copies = [_copy(argument) for argument in arguments]
        told = f"{entry.symbol} {where}"
        result = entry(*arguments)
        assert entry.function(*copies) == result, told
        for argument, plain in zip(arguments, copies, strict=True):
            if isinstance(argument, np.void | np.ndarray):
                assert argument.tobytes() == plain.tobytes(), told
        self._left.discard(entry)
        return result

    def assert_nothing_left_out(self) -> None:
        """Every entry point of the unit has been called."""
        assert not {entry.symbol for entry in self._left}


def _copy(argument: Any) -> Any:
    if isinstance(argument, np.void):
        return array_of(argument).copy()[0]
    return argument.copy() if isinstance(argument, np.ndarray) else argument
