"""Which of some turns does best in futures sampled from what is hidden.

Sequential halving: one future for all candidates, one more for the better half, then twice as many for each half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from tikal.bots.budget import Clock

MOST_SAMPLES: Final = 16


class Tried(Protocol):
    """A turn, what a search thinks of it, and what futures said."""

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
    """The candidate that is best in the mean; `next_future` gives what says how a candidate does in one more future.

    The search's own opinion counts as so many futures.
    """

    def mean(candidate: AnyTried) -> float:
        return (candidate.value * opinion + candidate.total) / (opinion + candidate.samples)

    alive, samples, rounds = list(candidates), 1, 0
    while len(alive) > 1 and not clock.is_over and samples <= MOST_SAMPLES:
        for _ in range(samples):
            alive = _try(alive, next_future(), clock)
        alive.sort(key=mean, reverse=True)
        alive = alive[: (len(alive) + 1) // 2]
        rounds += 1
        samples = 1 if rounds < 2 else samples * 2
    return max(alive, key=mean)


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
