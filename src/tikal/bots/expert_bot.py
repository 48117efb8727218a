"""The bot that looks at what may come of its turns: futures sampled from what it cannot see, with replies of all."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.action import Action
from tikal.bots.auction import bid, take
from tikal.bots.beam import START
from tikal.bots.budget import Budget, Clock
from tikal.bots.candidates import Candidate, placement_candidates, spending_candidates
from tikal.bots.door import OUTCOME, PLACEMENT, room
from tikal.bots.legend_search import best_line
from tikal.bots.quick import BEFORE, NOTHING
from tikal.bots.replies import ROOT
from tikal.bots.solver import best_options, is_last_segment, solve
from tikal.bots.spending import actions_for
from tikal.bots.turn_bot import TurnBot
from tikal.bots.weights import weights_for
from tikal.dealing import generator
from tikal.rules import steps
from tikal.rules.state import State, copy
from tikal.table import LEGEND
from tikal.view import View

DEFAULT: Final = Budget(seconds=1.6)
PLANS: Final = 64
NODES: Final = 30_000
PLACEMENTS: Final = 8
PLANS_EACH: Final = 6
NARROW: Final = 8
OPINION: Final = 2
"""The search's own opinion counts as so many samples."""
SHARE_OF_PLACING: Final = 0.4
SHARE_OF_SPENDING: Final = 0.35
WHOLE: Final = 10
"""Action points of a segment; what is planned again with fewer left gets less time."""
MOST_SAMPLES: Final = 16
SOLVER_NODES: Final = 50_000
LEGEND_WIDTH: Final = 12
LEGEND_NODES: Final = 30_000


class ExpertBot(TurnBot):
    """Candidates from the planner's search, tried in common samples; the worse half is dropped again and again."""

    def __init__(self, seed: int, budget: Budget = DEFAULT) -> None:
        super().__init__()
        self._random: Final = generator(seed)
        self._budget: Final = budget

    def turn(self, view: View) -> list[Action]:
        """The turn that did best in the futures looked at."""
        if view.table.edition == LEGEND:
            return best_line(view, self._random, LEGEND_WIDTH, LEGEND_NODES)
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
            candidates.append(Candidate(NOTHING, tuple(options), candidates[0].value))
        best = self._best(view, candidates, SHARE_OF_SPENDING * int(state.ap) / WHOLE)
        return self._spend(view, state, best)

    def _best(self, view: View, candidates: list[Candidate], share: float) -> Candidate:
        """Sequential halving: one sample for all, one more for the better half, then twice as many for each half."""
        clock = Clock(self._budget, share)
        alive, samples = list(candidates), 1
        rounds = 0
        while len(alive) > 1 and not clock.is_over and samples <= MOST_SAMPLES:
            for _ in range(samples):
                alive = self._try(view.sample(self._random), alive, clock)
            alive.sort(key=lambda candidate: -candidate.mean(OPINION))
            alive = alive[: (len(alive) + 1) // 2]
            rounds += 1
            samples = 1 if rounds < 2 else samples * 2
        return max(alive, key=lambda candidate: candidate.mean(OPINION))

    def _try(self, sample: State, candidates: list[Candidate], clock: Clock) -> list[Candidate]:
        """Add one future to each candidate, the same for all; those that are left.

        A round that time cuts short does not count; in the first one, those are dropped that it did not reach.
        """
        room.states[START] = np.asarray(sample)
        values: list[float] = []
        for candidate in candidates:
            if clock.is_over:
                break
            room.options[: len(candidate.options)] = candidate.options
            room.options[PLACEMENT] = candidate.placement
            values.append(room.ask(OUTCOME, len(candidate.options), int(sample.players)))
            clock.count()
        is_whole, is_first = len(values) == len(candidates), candidates[0].samples == 0
        if not values or not (is_whole or is_first):
            return candidates
        tried = candidates[: len(values)]
        for candidate, value in zip(tried, values, strict=True):
            candidate.total += value
            candidate.samples += 1
        return tried

    def _spend(self, view: View, state: State, best: Candidate) -> list[Action]:
        room.contexts[BEFORE] = room.contexts[ROOT]
        return actions_for(view, state, list(best.options))
