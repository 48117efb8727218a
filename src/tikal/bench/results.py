"""Medians and ratios, computed round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from statistics import median

Sample = dict[str, float]
"""The figures of one contestant in one round."""


class Better(Enum):
    """Which way a figure improves."""

    MORE = ">="
    LESS = "<="


@dataclass(frozen=True)
class Figure:
    """Something that is measured: its unit, and which way is better."""

    unit: str
    better: Better


FIGURES: Mapping[str, Figure] = {
    "games_per_s": Figure("games/s", Better.MORE),
    "decisions_per_s": Figure("decisions/s", Better.MORE),
    "copy_us": Figure("µs", Better.LESS),
    "copy_with_moves_us": Figure("µs", Better.LESS),
    "legal_actions_us": Figure("µs", Better.LESS),
    "import_s": Figure("s", Better.LESS),
    "help_s": Figure("s", Better.LESS),
    "two_threads": Figure("x", Better.MORE),
    "threads_beside_processes": Figure("x", Better.MORE),
}

COUNTS = ("games", "decisions")
"""Figures that are summed over the rounds: the n behind the others."""


@dataclass(frozen=True)
class Spread:
    """The median over the rounds, with the lowest and the highest round."""

    median: float
    low: float
    high: float


@dataclass
class Outcome:
    """What a contestant did: a sample for every round, or the reason why there is none."""

    samples: list[Sample] = field(default_factory=list)
    not_available: str | None = None

    def spread(self, figure: str) -> Spread | None:
        """The figure over all rounds, `None` where the contestant does not have it."""
        return spread_of([sample[figure] for sample in self.samples if figure in sample])

    def total(self, count: str) -> int | None:
        """One of `COUNTS`, summed over all rounds."""
        counts = [sample[count] for sample in self.samples if count in sample]
        return int(sum(counts)) if counts else None


def spread_of(values: Sequence[float]) -> Spread | None:
    """Median, lowest and highest of the values; `None` of no values.

    >>> spread_of([3.0, 1.0, 2.0])
    Spread(median=2.0, low=1.0, high=3.0)
    """
    return Spread(median(values), min(values), max(values)) if values else None


def times_better(ours: Outcome, theirs: Outcome, figure: str) -> Spread | None:
    """How many times better our figure is than theirs: a ratio in each round, and the spread of those."""
    pairs = [
        (our[figure], their[figure])
        for our, their in zip(ours.samples, theirs.samples, strict=False)
        if our.get(figure) and their.get(figure)
    ]
    if FIGURES[figure].better is Better.MORE:
        return spread_of([our / their for our, their in pairs])
    return spread_of([their / our for our, their in pairs])
