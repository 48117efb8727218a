"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final, TypeVar

from tikal.errors import TikalError

Found = TypeVar("Found")

MOST: Final = 1_000_000_000
"""Seconds or positions; more than anybody waits for, and few enough for compiled code to count with."""
MORE: Final = 4
"""Each search looks at this many times the positions of the one before; the earlier ones add a third at most."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds for a turn, or positions or futures looked at; with a number of them, equal seeds give equal moves.

    >>> Budget(seconds=-1)
    Traceback (most recent call last):
    tikal.errors.TikalError: a budget is Budget(seconds=...) or Budget(nodes=...), more than 0, at most 1,000,000,000
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.seconds, self.nodes) if amount is not None]
        if len(given) != 1 or not (is_number_of_nodes(self.nodes) or _is_amount(self.seconds)):
            raise TikalError(f"a budget is Budget(seconds=...) or Budget(nodes=...), more than 0, at most {MOST:,}")


def read_budget(text: str) -> Budget:
    """The budget of a text: `0.5s` are seconds, `200` are positions or futures.

    >>> read_budget("0.5s"), read_budget("200")
    (Budget(seconds=0.5, nodes=None), Budget(seconds=None, nodes=200))
    """
    try:
        return Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(nodes=int(text))
    except ValueError:
        raise TikalError(
            f"{text!r} is not a budget; write seconds per turn, as in 0.5s, or a number of nodes, as in 200"
        ) from None


def is_number_of_nodes(amount: object) -> bool:
    """Whether something says how many positions may be looked at."""
    return isinstance(amount, int) and _is_amount(amount)


def _is_amount(amount: object) -> bool:
    return isinstance(amount, int | float) and not isinstance(amount, bool) and 0 < amount <= MOST


class Clock:
    """Tells how much of a share of a budget is used up."""

    def __init__(self, budget: Budget, share: float) -> None:
        self._start: Final = perf_counter()
        self._seconds: Final = None if budget.seconds is None else budget.seconds * share
        self._nodes: Final = None if budget.nodes is None else max(1, int(budget.nodes * share))
        self._counted = 0

    def count(self) -> None:
        """One more position was looked at."""
        self._counted += 1

    @property
    def used(self) -> float:
        """Which part of it: 1 if there is nothing left."""
        if self._nodes is not None:
            return self._counted / self._nodes
        assert self._seconds is not None
        return (perf_counter() - self._start) / self._seconds if self._seconds > 0 else 1.0

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left."""
        return self.used >= 1


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
