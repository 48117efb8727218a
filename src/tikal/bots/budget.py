"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final, TypeVar

from tikal.errors import TikalError

Found = TypeVar("Found")

MORE: Final = 4
"""So many times the positions before: what is found with fewer costs a third more time at most."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for a turn, or positions looked at; with a number of positions, equal seeds give equal moves.

    >>> Budget(seconds=-1)
    Traceback (most recent call last):
    tikal.errors.TikalError: a budget is Budget(seconds=...) or Budget(nodes=...), more than 0
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.seconds, self.nodes) if amount is not None]
        if not given or not all(_is_amount(amount) for amount in given) or isinstance(self.nodes, float):
            raise TikalError("a budget is Budget(seconds=...) or Budget(nodes=...), more than 0")


def read_budget(text: str) -> Budget:
    """The budget of a text: `0.5s` are seconds, `200` are positions.

    >>> read_budget("0.5s"), read_budget("200")
    (Budget(seconds=0.5, nodes=None), Budget(seconds=None, nodes=200))
    """
    try:
        return Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(nodes=int(text))
    except ValueError:
        raise TikalError(f"{text!r} is no budget; write seconds a turn, 0.5s, or a number of positions, 200") from None


def _is_amount(amount: object) -> bool:
    return isinstance(amount, int | float) and 0 < amount < inf


class Clock:
    """Counts down a share of a budget."""

    def __init__(self, budget: Budget, share: float) -> None:
        self._end = None if budget.seconds is None else perf_counter() + budget.seconds * share
        self._left = None if budget.nodes is None else max(1, int(budget.nodes * share))

    def count(self) -> None:
        """One more position was looked at."""
        if self._left is not None:
            self._left -= 1

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left."""
        if self._left is not None and self._left <= 0:
            return True
        return self._end is not None and perf_counter() >= self._end


def best_in_time(seconds: float, first: int, most: int, search: Callable[[int], Found]) -> Found:
    """What a search finds with as many positions as there is time for: with more and more of them, from few to most."""
    end, nodes = perf_counter() + seconds, first
    while True:
        start = perf_counter()
        found = search(nodes)
        now = perf_counter()
        if nodes >= most or now + MORE * (now - start) > end:
            return found
        nodes = min(most, MORE * nodes)
