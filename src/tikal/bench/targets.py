"""Our speed targets, from targets.toml, and whether a run met them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tikal.bench.results import FIGURES, Better, Outcome, Spread, times_better

TARGETS = Path(__file__).with_name("targets.toml")


@dataclass(frozen=True)
class Target:
    """One line of the table: a figure of a contestant, as it is or as a ratio to another contestant's."""

    what: str
    contestant: str
    figure: str
    hold: float
    goal: float | None = None
    beside: str | None = None

    @property
    def unit(self) -> str:
        """The unit of `hold`, `goal` and what is measured."""
        return "x" if self.beside else FIGURES[self.figure].unit

    @property
    def better(self) -> Better:
        """Which way is better; for a ratio, higher is always better."""
        return Better.MORE if self.beside else FIGURES[self.figure].better

    def measured(self, outcomes: Mapping[str, Outcome]) -> Spread | None:
        """The measured value, `None` if the run did not measure this."""
        ours = outcomes.get(self.contestant, Outcome())
        if self.beside is None:
            return ours.spread(self.figure)
        return times_better(ours, outcomes.get(self.beside, Outcome()), self.figure)


@dataclass(frozen=True)
class Verdict:
    """A target with what was measured; `None` stands for "not measured" or "no goal"."""

    target: Target
    measured: Spread | None
    held: bool | None
    goal_reached: bool | None


def load_targets(path: Path = TARGETS) -> list[Target]:
    """The targets in the order of the file."""
    with path.open("rb") as file:
        return [Target(**entry) for entry in tomllib.load(file)["target"]]


def judge(target: Target, outcomes: Mapping[str, Outcome]) -> Verdict:
    """Compare the median with the target."""
    measured = target.measured(outcomes)

    def reached(limit: float | None) -> bool | None:
        if measured is None or limit is None:
            return None
        return measured.median >= limit if target.better is Better.MORE else measured.median <= limit

    return Verdict(target, measured, held=reached(target.hold), goal_reached=reached(target.goal))
