"""A run as a report: plain data for programs, tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from tikal.bench.contestants import Contestant
from tikal.bench.machine import Machine
from tikal.bench.results import COUNTS, FIGURES, Outcome, times_better
from tikal.bench.targets import Target, Verdict, judge

GAMES = "Random games on one core"
STEPS = "Steps of environments on one core, with observation and legal actions"

COMPARED = ("decisions_per_s", "games_per_s", "copy_us")
"""Our figures that are compared with the peers'."""


@dataclass(frozen=True)
class Report:
    """Everything about one run."""

    contestants: Sequence[Contestant]
    outcomes: Mapping[str, Outcome]
    targets: Sequence[Target]
    machine: Machine
    rounds: int
    seconds: float
    title: str = GAMES
    """What everybody does."""

    @property
    def ours(self) -> Contestant:
        """The contestant of our own that is compared with the others."""
        return self.contestants[0]

    @property
    def verdicts(self) -> list[Verdict]:
        """All targets, judged."""
        return [judge(target, self.outcomes) for target in self.targets]

    def to_json(self) -> dict[str, object]:
        """The whole report as plain data."""
        return {
            "machine": self.machine,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "contestants": {contestant.name: self._contestant(contestant) for contestant in self.contestants},
            "ratios": self._ratios(),
            "targets": [_verdict(verdict) for verdict in self.verdicts],
        }

    def _contestant(self, contestant: Contestant) -> dict[str, object]:
        outcome = self.outcomes[contestant.name]
        peer = contestant.peer
        spreads = {figure: outcome.spread(figure) for figure in FIGURES}
        return {
            "title": contestant.title,
            "version": peer.version if peer else self.machine["tikal"],
            "not_available": outcome.not_available,
            **{count: outcome.total(count) for count in COUNTS},
            "figures": {figure: asdict(spread) for figure, spread in spreads.items() if spread},
        }

    def _ratios(self) -> list[dict[str, object]]:
        ratios: list[dict[str, object]] = []
        for contestant in self.contestants:
            if contestant.peer is None:
                continue
            for figure in COMPARED:
                spread = times_better(self.outcomes[self.ours.name], self.outcomes[contestant.name], figure)
                if spread:
                    ratios.append({"figure": figure, "beside": contestant.name, **asdict(spread)})
        return ratios


def _verdict(verdict: Verdict) -> dict[str, object]:
    return {
        **asdict(verdict.target),
        "unit": verdict.target.unit,
        "better": verdict.target.better.value,
        "measured": asdict(verdict.measured) if verdict.measured else None,
        "held": verdict.held,
        "goal_reached": verdict.goal_reached,
    }
