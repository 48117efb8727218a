"""Turns worth a closer look: the best plans of a search, after one placement or several."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.games.base.search.search import BaseSearch, base_search
from tikal.games.weights import Weights
from tikal.rules.state import State
from tikal.search.beam import MOST_WIDTH, START
from tikal.search.segment_search import NOTHING


@dataclass(slots=True)
class Candidate:
    """A turn, what a search thinks of it, and what futures said."""

    placement: int
    """Code of the placement before it, or NOTHING."""
    options: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def best_plans(search: BaseSearch, count: int, placement: int = NOTHING) -> list[Candidate]:
    """The best plans that the last search found, after a placement."""
    return [Candidate(placement, options, value) for options, value in search.best_plans(count)]


def spending_candidates(state: State, weights: Weights, count: int, nodes: int) -> list[Candidate]:
    """Ways to spend the action points."""
    search = base_search()
    search.enter(state, weights)
    search.plan(MOST_WIDTH, nodes)
    return best_plans(search, count)


def placement_candidates(state: State, weights: Weights, placements: int, width: int, plans: int) -> list[Candidate]:
    """The placements that are best at sight, each with the plans of a narrow search; the best turns first."""
    search = base_search()
    search.enter(state, weights)
    found: list[Candidate] = []
    start = search.states[START].copy()
    for code in search.likely_placements(placements):
        search.states[START] = start
        search.plan_placed(code, width)
        found += best_plans(search, plans, code)
    return sorted(found, key=lambda candidate: -candidate.value)
