"""The expert's turn in Legend: the planner's best turns, tried in futures with quick replies of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from tikal.games.action import Action
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.lines import THE_END, Effort, actions_in, best_lines, plan, planned_turn
from tikal.games.legend.search.quick import OLD
from tikal.games.legend.search.replies import ROOT
from tikal.games.legend.search.search import legend_search
from tikal.games.legend.search.solver import best_last_plan
from tikal.games.view import View
from tikal.games.weights import Weights, weights_for
from tikal.rules.dealing import Random
from tikal.rules.steps import DRAFT, FINAL_ROUND, MAIN, SPEND
from tikal.search.budget import Budget, Clock
from tikal.search.halving import best_in_futures

EFFORT: Final = Effort(width=8, nodes=6000, plan_width=12, plan_nodes=300_000)
CANDIDATES: Final = 16
MOST_TURNS: Final = 48
"""Turns that are played in a future; a round has fewer."""
OPINION: Final = 1
"""The search's own opinion counts as so many futures: in a round little is hidden, so one future tells much."""
SHARE_OF_TURN: Final = 0.4
SHARE_OF_SPENDING: Final = 0.5
SHARE_OF_THE_REST: Final = 0.1
"""What is left to decide after a treasure came to light, and the like."""
WHOLE: Final = 10
"""Action points of a segment; what is planned again with fewer left gets less time."""


@dataclass(slots=True)
class Turn:
    """A turn, what the search thinks of it, and what futures said."""

    decisions: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def expert_turn(view: View, random: Random, budget: Budget) -> list[Action]:
    """The turn that did best in the futures looked at, up to the first surprise."""
    if view.seen.segment == FINAL_ROUND and view.seen.scoring_turn == view.table.players - 1:
        return planned_turn(view, random, EFFORT)
    state, weights = cast(LegendState, view.sample(random)), weights_for(view.table)
    clock = Clock(budget, _share(state))
    candidates = _candidates(state, weights)

    search = legend_search()

    def next_future() -> Callable[[Turn], float]:
        sample = cast(LegendState, view.sample(random))
        search.enter(sample, int(sample.to_act), weights)
        search.contexts[ROOT] = search.contexts[OLD]

        def outcome(turn: Turn) -> float:
            return search.outcome(turn.decisions, MOST_TURNS)

        return outcome

    best = best_in_futures(candidates, next_future, clock, OPINION)
    return actions_in(view, state, best.decisions, weights)


def _share(state: LegendState) -> float:
    """A turn is decided first with its segment; then what is planned again: after a surprise, or to score."""
    if state.step == SPEND:
        return SHARE_OF_SPENDING * min(1.0, int(state.ap) / WHOLE)
    return SHARE_OF_TURN if state.step in (DRAFT, MAIN) else SHARE_OF_THE_REST


def _candidates(state: LegendState, weights: Weights) -> list[Turn]:
    lines = best_lines(state, weights, EFFORT)
    if state.step != SPEND:
        return [Turn(line.decisions, line.value) for line in lines[:CANDIDATES]]
    search = legend_search()
    search.enter(state, int(state.to_act), weights)
    plan(EFFORT.plan_width, EFFORT.plan_nodes)
    turns = [Turn((*options, THE_END), value) for options, value in search.best_plans(CANDIDATES)]
    turns += [Turn(line.decisions, line.value) for line in lines if line.codes]
    turns.sort(key=lambda turn: -turn.value)
    if state.segment == FINAL_ROUND:
        turns.insert(0, Turn((*best_last_plan(state, weights), THE_END), turns[0].value))
    return turns
