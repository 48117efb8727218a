"""Turns of Legend, put together from the decisions of a search.

A search looks at a whole position, so what the player cannot see is sampled first.
"""

from __future__ import annotations

from typing import Final, cast

from tikal.games.action import Action
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.expert import expert_turn
from tikal.games.legend.search.lines import Effort, actions_in, best_lines
from tikal.games.legend.search.outlook import LegendOutlook
from tikal.games.legend.search.search import LegendSearch
from tikal.games.legend.search.weights import weights_by_hand, weights_for
from tikal.games.searching import Outlook, Solution, TurnSearch
from tikal.games.view import View
from tikal.rules.dealing import Random
from tikal.rules.state import State, copy
from tikal.rules.steps import FINAL_ROUND, SPEND
from tikal.search.budget import Budget
from tikal.search.segment_search import THE_END
from tikal.search.weights import Beginner, Weights, misjudged

BEGINNER: Final = Beginner(overlooked=0.35, factor=4.0)
"""So that greedy wins 80 to 90 of 100 duels; docs/strength.md has the figures."""
SOLVER_NODES: Final = 75_000
"""About two seconds: more has to be worked out for a position than in the base game."""
EXPERT: Final = Effort(width=8, nodes=6000, plan_width=12, plan_nodes=300_000)


class LegendTurns(TurnSearch):
    """The searches of Legend."""

    def __init__(self) -> None:
        self._search: Final = LegendSearch()

    def quick_turn(self, view: View, random: Random) -> list[Action]:
        """What looks best at once, decision by decision, with weights set by hand."""
        return self._quick(view, random, weights_by_hand())

    def novice_turn(self, view: View, random: Random) -> list[Action]:
        """The same by misjudged weights."""
        return self._quick(view, random, misjudged(weights_by_hand(), random, BEGINNER))

    def planned_turn(self, view: View, random: Random, nodes: int) -> list[Action]:
        """The best turn found; the segment that it leads to is planned when it begins."""
        return self._planned(view, random, _effort(nodes))

    def expert_turn(self, view: View, random: Random, budget: Budget) -> list[Action]:
        """The turn that did best in futures; nobody's replies matter for the last to score."""
        if view.seen.segment == FINAL_ROUND and view.seen.scoring_turn == view.seen.players - 1:
            return self._planned(view, random, EXPERT)
        return expert_turn(self._search, view, random, budget, EXPERT, _weights(view.seen))

    def solve(self, view: View, nodes: int | None) -> Solution:
        """The best play of a last segment, without the powers of directors, which cost no points."""
        state, weights = cast(LegendState, copy(view.seen)), _weights(view.seen)
        self._search.enter(state, int(state.to_act), weights)
        options, value, proven = self._search.solve(nodes or SOLVER_NODES)
        return Solution(actions_in(self._search, view, state, (*options, THE_END), weights), value, proven)

    def value(self, view: View) -> float:
        """How far the seat of a view is ahead."""
        assert view.seat is not None
        return self._lead(cast(LegendState, view.seen), view.seat)

    def outlook(self, view: View) -> Outlook:
        """What turns from here are worth."""
        return LegendOutlook(view, self, self._lead)

    def _lead(self, state: LegendState, seat: int) -> float:
        self._search.enter(state, seat, _weights(state))
        return self._search.value()

    def _quick(self, view: View, random: Random, weights: Weights) -> list[Action]:
        state = _sample(view, random)
        self._search.enter(state, int(state.to_act), weights)
        return actions_in(self._search, view, state, self._search.quick_turn(), weights)

    def _planned(self, view: View, random: Random, effort: Effort) -> list[Action]:
        search, state, weights = self._search, _sample(view, random), _weights(view.seen)
        best = best_lines(search, state, weights, effort)[0]
        if state.step != SPEND or best.codes:
            return actions_in(search, view, state, best.codes, weights)
        search.enter(state, int(state.to_act), weights)
        is_last = state.segment == FINAL_ROUND
        plan = search.last_plan() if is_last else search.plan(effort.plan_width, effort.plan_nodes)
        return actions_in(search, view, state, (*plan.options, THE_END), weights)


def _sample(view: View, random: Random) -> LegendState:
    return cast(LegendState, view.sample(random))


def _weights(state: State) -> Weights:
    return weights_for(int(state.players))


def _effort(nodes: int) -> Effort:
    """What a number of positions means here, where lines of actions are searched before the segments they lead to."""
    return Effort(width=6, nodes=max(1, nodes // 25), plan_width=8, plan_nodes=2 * nodes)
