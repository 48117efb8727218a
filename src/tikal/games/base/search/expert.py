"""The expert's turn in the base game: the planner's best turns, tried in futures with quick replies of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tikal.games.action import Action
from tikal.games.base.search.search import BaseSearch
from tikal.games.searching import is_last_segment
from tikal.games.view import View
from tikal.rules.dealing import Random
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import copy
from tikal.search.beam import MOST_WIDTH
from tikal.search.budget import Budget, Clock
from tikal.search.halving import best_in_futures
from tikal.search.segment_search import NOTHING

PLANS: Final = 64
NODES: Final = 30_000
PLACEMENTS: Final = 8
PLANS_EACH: Final = 6
"""Plans that are tried after each placement."""
NARROW: Final = 8
"""Width of the searches after a placement, and of those that compare tiles."""
OPINION: Final = 2
"""How many futures the search's own opinion counts for."""
SHARE_OF_PLACING: Final = 0.4
SHARE_OF_SPENDING: Final = 0.35
"""Of the budget of a turn; a segment that is planned again with fewer points left gets less."""
SOLVER_NODES: Final = 200_000


@dataclass(slots=True)
class Candidate:
    """A turn, what a search thinks of it, and how it did in futures."""

    placement: int
    """Code of the placement before it, or NOTHING."""
    options: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def expert_placement(search: BaseSearch, view: View, random: Random, budget: Budget) -> list[Action]:
    """Where to lay the tile, for the position that was entered."""
    found = [
        Candidate(code, options, value)
        for code in search.likely_placements(PLACEMENTS)
        for options, value in search.plans_after(code, NARROW, PLANS_EACH)
    ]
    found.sort(key=lambda candidate: -candidate.value)
    return [Action.of(_best(search, view, random, found, budget, SHARE_OF_PLACING).placement)]


def expert_spending(search: BaseSearch, view: View, random: Random, budget: Budget) -> list[Action]:
    """How to spend the action points, for the position that was entered."""
    found = [Candidate(NOTHING, options, value) for options, value in search.plans(MOST_WIDTH, NODES, PLANS)]
    if is_last_segment(view):
        found.insert(0, Candidate(NOTHING, search.solve(SOLVER_NODES).options, found[0].value))
    share = SHARE_OF_SPENDING * int(view.seen.ap) / ACTION_POINTS
    best = _best(search, view, random, found, budget, share)
    return search.actions(view, copy(view.seen), best.options)


def _best(
    search: BaseSearch, view: View, random: Random, candidates: list[Candidate], budget: Budget, share: float
) -> Candidate:
    """The candidate that does best in futures, for a share of the budget."""

    def next_future() -> Callable[[Candidate], float]:
        future = view.sample(random)

        def outcome(candidate: Candidate) -> float:
            return search.outcome(future, candidate.placement, candidate.options, int(future.players))

        return outcome

    return best_in_futures(candidates, next_future, Clock(budget, share), OPINION)
