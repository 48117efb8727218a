"""The expert's turn in Legend: the planner's best turns, tried in futures with quick replies of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from tikal.games.action import Action
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.lines import Effort, actions_in, best_lines
from tikal.games.legend.search.search import LegendSearch
from tikal.games.view import View
from tikal.rules.dealing import Random
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.steps import DRAFT, FINAL_ROUND, MAIN, SPEND
from tikal.search.budget import Budget, Clock
from tikal.search.halving import best_in_futures
from tikal.search.segment_search import THE_END
from tikal.search.weights import Weights

CANDIDATES: Final = 16
MOST_TURNS: Final = 48
"""Turns that are played in a future; a round has fewer."""
OPINION: Final = 1
"""How many futures the search's own opinion counts for: in a round little is hidden, so one future says much."""
SHARE_OF_TURN: Final = 0.4
SHARE_OF_SPENDING: Final = 0.5
"""Of the budget of a turn; a segment that is planned again with fewer points left gets less."""
SHARE_OF_THE_REST: Final = 0.1
"""What is left to decide after something came to light, such as a treasure."""


@dataclass(slots=True)
class Turn:
    """A turn, what the search thinks of it, and how it did in futures."""

    decisions: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def expert_turn(
    search: LegendSearch, view: View, random: Random, budget: Budget, effort: Effort, weights: Weights
) -> list[Action]:
    """The turn that did best in the futures looked at, up to the first surprise."""
    state = cast(LegendState, view.sample(random))
    clock = Clock(budget, _share(state))
    candidates = _candidates(search, state, effort, weights)

    def next_future() -> Callable[[Turn], float]:
        future = view.sample(random)
        search.enter(future, int(future.to_act), weights)

        def outcome(turn: Turn) -> float:
            return search.outcome(turn.decisions, MOST_TURNS)

        return outcome

    best = best_in_futures(candidates, next_future, clock, OPINION)
    return actions_in(search, view, state, best.decisions, weights)


def _share(state: LegendState) -> float:
    """A turn is decided first with its segment; then what is planned again: after a surprise, or to score."""
    if state.step == SPEND:
        return SHARE_OF_SPENDING * min(1.0, int(state.ap) / ACTION_POINTS)
    return SHARE_OF_TURN if state.step in (DRAFT, MAIN) else SHARE_OF_THE_REST


def _candidates(search: LegendSearch, state: LegendState, effort: Effort, weights: Weights) -> list[Turn]:
    lines = best_lines(search, state, weights, effort)
    if state.step != SPEND:
        return [Turn(line.decisions, line.value) for line in lines[:CANDIDATES]]
    search.enter(state, int(state.to_act), weights)
    plans = search.plans(effort.plan_width, effort.plan_nodes, CANDIDATES)
    turns = [Turn((*options, THE_END), value) for options, value in plans]
    turns += [Turn(line.decisions, line.value) for line in lines if line.codes]
    turns.sort(key=lambda turn: -turn.value)
    if state.segment == FINAL_ROUND:
        turns.insert(0, Turn((*search.last_plan().options, THE_END), turns[0].value))
    return turns
