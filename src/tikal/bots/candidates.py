"""Turns worth a closer look: the best plans of a search, after one placement or several."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tikal.bots.beam import MOST_WIDTH, START
from tikal.bots.door import PLAN, PLAN_PLACED, RATE, room
from tikal.bots.segment_search import NOTHING
from tikal.bots.weights import Weights
from tikal.rules.state import State


@dataclass(slots=True)
class Candidate:
    """A turn, what a search thinks of it, and what futures said."""

    placement: int
    """Code of the placement before it, or NOTHING."""
    options: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def best_plans(count: int, placement: int = NOTHING) -> list[Candidate]:
    """The best plans that the last search found, after a placement."""
    return [Candidate(placement, options, value) for options, value in room.best_plans(count)]


def spending_candidates(state: State, weights: Weights, count: int, nodes: int) -> list[Candidate]:
    """Ways to spend the action points."""
    room.enter(state, weights)
    room.ask(PLAN, MOST_WIDTH, nodes)
    return best_plans(count)


def placement_candidates(state: State, weights: Weights, placements: int, width: int, plans: int) -> list[Candidate]:
    """The placements that are best at sight, each with the plans of a narrow search; the best turns first."""
    room.enter(state, weights)
    found: list[Candidate] = []
    start = room.states[START].copy()
    for code in likely_placements(placements):
        room.states[START] = start
        room.ask(PLAN_PLACED, code, width)
        found += best_plans(plans, code)
    return sorted(found, key=lambda candidate: -candidate.value)


def likely_placements(count: int) -> list[int]:
    """The placements that are best at sight, the best first."""
    room.ask(RATE)
    listed = int(room.choices[0]["count"])
    order = np.argsort(-room.values[:listed], kind="stable")[:count]
    return [int(code) for code in room.choices[0]["codes"][order]]
