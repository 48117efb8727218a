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
    cpu_ms_per_move: float | None
    """Processor time of the server, all its workers together. None if it was killed, or is not our own."""
    cpu_ms_per_table: float | None
    """The same for setting up a table."""
    echo_cpu_ms: float | None
    """Processor time of a server of the same stack that only sends a message back."""
    echo_per_s: float
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
    def echoes_per_move(self) -> float | None:
        """How many messages a server that only sends them back could have handled in the time of one move."""
        if self.cpu_ms_per_move is None or not self.echo_cpu_ms:
            return None
        return round(self.cpu_ms_per_move / self.echo_cpu_ms, 1)

    @property
    def failure(self) -> str | None:
        """What is wrong; None if moves were played, and everything arrived, once and in order."""
        if not self.moves:
            return "nothing was played: no move was acknowledged, so this says nothing about the server"
        wrong = (self.lost, self.doubled, self.out_of_order, self.moves_lost, self.moves_doubled)
        if any(wrong):
            return "events or moves were lost, doubled or out of order"
        if self.unanswered or self.refused:
            return f"{self.unanswered} moves were not answered and {self.refused} refused"
        return None

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        derived = {"echoes_per_move": self.echoes_per_move, "is_clean": self.failure is None, "failure": self.failure}
        return {**asdict(self), **derived}


def spread(values: Sequence[float]) -> dict[str, float]:
    """Percentiles, of what there is."""
    if len(values) < 2:
        return dict.fromkeys(("p50", "p95", "p99", "max"), round(max(values, default=0.0), 2))
    cuts = quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}
    return {name: round(value, 2) for name, value in found.items()}
