"""What came of a load test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import quantiles
from typing import Any


@dataclass(frozen=True, slots=True)
class Report:
    """Numbers of all clients together."""

    tables: int
    clients: int
    seconds: float
    kills: int
    moves: int
    moves_per_s: float
    milliseconds: dict[str, float]
    """From a move to its acknowledgement: p50, p95, p99, max."""
    refused: int
    unanswered: int
    resent: int
    events: int
    lost: int
    doubled: int
    out_of_order: int
    moves_lost: int
    """Acknowledged, but not in the database."""
    moves_doubled: int
    """In the database more often than acknowledged; one that was never answered may be there."""

    @property
    def is_clean(self) -> bool:
        """Whether everything arrived, once and in order."""
        wrong = (self.lost, self.doubled, self.out_of_order, self.moves_lost, self.moves_doubled)
        return not any(wrong) and not self.unanswered and not self.refused

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "is_clean": self.is_clean}


def spread(values: Sequence[float]) -> dict[str, float]:
    """Percentiles, of what there is."""
    if len(values) < 2:
        return dict.fromkeys(("p50", "p95", "p99", "max"), round(max(values, default=0.0), 2))
    cuts = quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}
    return {name: round(value, 2) for name, value in found.items()}
