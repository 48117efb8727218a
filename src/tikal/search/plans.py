"""The plans that a beam has found."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tikal.search.beam import LAYERS, Beam, path_to
from tikal.search.branch_and_bound import DEEPEST


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


def _plan_to(beam: Beam, slot: int) -> Plan:
    options = np.zeros(DEEPEST, dtype=np.int64)
    length = path_to(beam, slot, options)
    return Plan(tuple(options[:length].tolist()), float(beam.value[slot]))
