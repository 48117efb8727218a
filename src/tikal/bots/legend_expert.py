"""The expert's turn in Legend: the planner's best turns, tried in futures with quick replies of all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

import numpy as np

from tikal.action import Action
from tikal.bots.beam import LAYERS, path_to
from tikal.bots.budget import Clock
from tikal.bots.halving import best_in_futures
from tikal.bots.legend_door import OUTCOME, room
from tikal.bots.legend_quick import OLD
from tikal.bots.legend_replies import ROOT
from tikal.bots.legend_search import THE_END, Effort, actions_in, best_lines, plan
from tikal.bots.weights import Weights, weights_for
from tikal.dealing import Random
from tikal.rules.legend.state import LegendState
from tikal.rules.steps import SPEND
from tikal.view import View

EFFORT: Final = Effort(width=8, nodes=6000, plan_width=32, plan_nodes=16_000)
CANDIDATES: Final = 24


@dataclass(slots=True)
class Turn:
    """A turn, what the search thinks of it, and what futures said."""

    decisions: tuple[int, ...]
    value: float
    total: float = 0.0
    samples: int = 0


def expert_turn(view: View, random: Random, clock: Clock) -> list[Action]:
    """The turn that did best in the futures looked at, up to the first surprise."""
    state, weights = cast(LegendState, view.sample(random)), weights_for(view.table)
    candidates = _candidates(state, weights)

    def next_future() -> Callable[[Turn], float]:
        sample = cast(LegendState, view.sample(random))
        room.enter(sample, int(sample.to_act), weights)
        room.contexts[ROOT] = room.contexts[OLD]

        def outcome(turn: Turn) -> float:
            room.options[: len(turn.decisions)] = turn.decisions
            return room.ask(OUTCOME, len(turn.decisions), int(sample.players))

        return outcome

    best = best_in_futures(candidates, next_future, clock)
    return actions_in(view, state, best.decisions, weights)


def _candidates(state: LegendState, weights: Weights) -> list[Turn]:
    lines = best_lines(state, weights, EFFORT)
    turns = [Turn(line.decisions, line.value) for line in lines[:CANDIDATES]]
    if state.step == SPEND:
        room.enter(state, int(state.to_act), weights)
        plan(EFFORT.plan_width, EFFORT.plan_nodes)
        turns = [turn for turn in turns if turn.decisions != turns[0].decisions] + _best_plans()
    return turns


def _best_plans() -> list[Turn]:
    beam = room.beams[0]
    slots = np.concatenate([beam.heap[layer, : beam.filled[layer]] for layer in range(LAYERS)])
    best = slots[np.argsort(-beam.value[slots], kind="stable")][:CANDIDATES]
    return [
        Turn((*room.options[: path_to(beam, slot, room.options)].tolist(), THE_END), float(beam.value[slot]))
        for slot in best.tolist()
    ]
