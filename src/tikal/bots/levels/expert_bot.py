"""The bot that looks at what may come of its turns: futures sampled from what it cannot see, with replies of all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tikal.bots.levels.turn_bot import TurnBot
from tikal.bots.solver import best_options, is_last_segment, solve
from tikal.games.action import Action
from tikal.games.base.search.auction import bid, take
from tikal.games.base.search.candidates import Candidate, placement_candidates, spending_candidates
from tikal.games.base.search.quick import BEFORE
from tikal.games.base.search.replies import ROOT
from tikal.games.base.search.search import base_search
from tikal.games.base.search.spending import actions_for
from tikal.games.legend.search.expert import expert_turn
from tikal.games.view import View
from tikal.games.weights import weights_for
from tikal.rules import steps
from tikal.rules.dealing import generator
from tikal.rules.state import State, copy
from tikal.search.beam import START
from tikal.search.budget import Budget, Clock
from tikal.search.halving import best_in_futures
from tikal.search.segment_search import NOTHING

DEFAULT: Final = Budget(seconds=1.3)
"""A turn that is planned again after three treasures takes half as long again, and searches."""
PLANS: Final = 64
NODES: Final = 30_000
PLACEMENTS: Final = 8
PLANS_EACH: Final = 6
NARROW: Final = 8
OPINION: Final = 2
"""The search's own opinion counts as so many futures."""
SHARE_OF_PLACING: Final = 0.4
SHARE_OF_SPENDING: Final = 0.35
WHOLE: Final = 10
"""Action points of a segment; what is planned again with fewer left gets less time."""
SOLVER_NODES: Final = 200_000


class ExpertBot(TurnBot):
    """Candidates from the planner's search, tried in common samples; the worse half is dropped again and again."""

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        super().__init__()
        self._random: Final = generator(seed)
        self.budget: Final = budget

    def turn(self, view: View) -> list[Action]:
        """The turn that did best in the futures looked at."""
        if view.kind.id == "legend":
            return expert_turn(view, self._random, self.budget)
        state, weights = copy(view.seen), weights_for(view.table)
        if state.step == steps.BID:
            return [bid(state, NARROW, weights)]
        if state.step == steps.TAKE:
            return [take(state, NARROW, weights)]
        if is_last_segment(view) and state.scoring_turn == state.players - 1:
            return solve(view).actions
        if state.step == steps.PLACE:
            candidates = placement_candidates(state, weights, PLACEMENTS, NARROW, PLANS_EACH)
            return [Action.of(self._best(view, candidates, SHARE_OF_PLACING).placement)]
        candidates = spending_candidates(state, weights, PLANS, NODES)
        if is_last_segment(view):
            options, _, _ = best_options(state, weights, SOLVER_NODES)
            candidates.insert(0, Candidate(NOTHING, tuple(options), candidates[0].value))
        best = self._best(view, candidates, SHARE_OF_SPENDING * int(state.ap) / WHOLE)
        return self._spend(view, state, best)

    def _best(self, view: View, candidates: list[Candidate], share: float) -> Candidate:
        search = base_search()

        def next_future() -> Callable[[Candidate], float]:
            sample = view.sample(self._random)
            search.states[START] = np.asarray(sample)

            def outcome(candidate: Candidate) -> float:
                return search.outcome(candidate.placement, candidate.options, int(sample.players))

            return outcome

        return best_in_futures(candidates, next_future, Clock(self.budget, share), OPINION)

    def _spend(self, view: View, state: State, best: Candidate) -> list[Action]:
        contexts = base_search().contexts
        contexts[BEFORE] = contexts[ROOT]
        return actions_for(view, state, list(best.options))
