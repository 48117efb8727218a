"""Which of some turns does best in futures sampled from what is hidden.

Sequential halving: all candidates are tried in the same futures, then the better half of them in more, and so on until
one is left. Each halving gets an equal part of the time, so the fewer are left, the more futures each of them sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from tikal.search.budget import Clock


class Tried(Protocol):
    """A turn, what a search thinks of it, and how it did in futures."""

    value: float
    total: float
    samples: int


AnyTried = TypeVar("AnyTried", bound=Tried)


def best_in_futures(
    candidates: Sequence[AnyTried],
    next_future: Callable[[], Callable[[AnyTried], float]],
    clock: Clock,
    opinion: float,
) -> AnyTried:
    """The candidate that is best on average; `next_future` gives a function that tries a candidate in one more future.

    The search's own opinion of a candidate counts as much as `opinion` futures.
    """

    def mean(candidate: AnyTried) -> float:
        return (candidate.value * opinion + candidate.total) / (opinion + candidate.samples)

    alive = list(candidates)
    halvings = (len(alive) - 1).bit_length()
    for halving in range(1, halvings + 1):
        alive = _try(alive, next_future(), clock)
        while clock.used < halving / halvings:
            alive = _try(alive, next_future(), clock)
        alive.sort(key=mean, reverse=True)
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0]


def _try(candidates: list[AnyTried], future: Callable[[AnyTried], float], clock: Clock) -> list[AnyTried]:
    """Add one future to each candidate, the same for all; those that are left.

    A round that time cuts short does not count; in the first one, those are dropped that it did not reach.
    """
    values: list[float] = []
    for candidate in candidates:
        if clock.is_over:
            break
        values.append(future(candidate))
        clock.count()
    is_whole, is_first = len(values) == len(candidates), candidates[0].samples == 0
    if not values or not (is_whole or is_first):
        return candidates
    tried = candidates[: len(values)]
    for candidate, value in zip(tried, values, strict=True):
        candidate.total += value
        candidate.samples += 1
    return tried
