"""The plans that a beam or the solver has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tikal.search.beam import LAYERS, Beam, path_to
from tikal.search.branch_and_bound import DEEPEST, Descent


class Plan(NamedTuple):
    """How to spend the action points of a segment."""

    options: tuple[int, ...]
    value: float
    """What the position after them is worth to the searching player."""


class Solved(NamedTuple):
    """The best plan found for a last segment."""

    options: tuple[int, ...]
    value: float
    """The lead that they end with."""
    proven: bool
    """Whether nothing can be better."""


def best_plan(beam: Beam) -> Plan:
    """The best plan that the last search found."""
    return _plan_to(beam, int(beam.best))


def best_plans(beam: Beam, count: int) -> list[Plan]:
    """The plans to the best positions that the last search found, the best first."""
    slots = np.concatenate([beam.heap[layer, : beam.filled[layer]] for layer in range(LAYERS)])
    best = slots[np.argsort(-beam.value[slots], kind="stable")][:count]
    return [_plan_to(beam, slot) for slot in best.tolist()]


def set_incumbent(descent: Descent, options: Sequence[int]) -> None:
    """Give the solver a first plan to beat."""
    descent.length = len(options)
    descent.plan[: len(options)] = options


def solved(descent: Descent, proven: bool) -> Solved:
    """What the solver has found."""
    return Solved(tuple(descent.plan[: descent.length].tolist()), float(descent.best), proven)


def _plan_to(beam: Beam, slot: int) -> Plan:
    options = np.zeros(DEEPEST, dtype=np.int64)
    length = path_to(beam, slot, options)
    return Plan(tuple(options[:length].tolist()), float(beam.value[slot]))
