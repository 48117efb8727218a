"""The best play of a last segment of Legend."""

from __future__ import annotations

from typing import Final

from tikal.bots.legend_door import PLAN, SOLVE, room
from tikal.bots.weights import Weights
from tikal.rules.legend.state import LegendState
from tikal.rules.verbs import SWAP, SWAP_TWO, verb_of

INCUMBENT_WIDTH: Final = 4
INCUMBENT_NODES: Final = 20_000


def best_legend_options(state: LegendState, weights: Weights, nodes: int) -> tuple[list[int], float, bool]:
    """The options of the best play, the margin they lead to, and whether that is proven. A beam finds the incumbent.

    Exchanges are left out of that one: the solver finishes every plan with the best there are.
    """
    room.enter(state, int(state.to_act), weights)
    room.ask(PLAN, INCUMBENT_WIDTH, INCUMBENT_NODES)
    plan = [option for option in room.best_plan() if verb_of(option) not in (SWAP, SWAP_TWO)]
    found = room.descents[0]
    found.length = len(plan)
    found.plan[: len(plan)] = plan
    # With p20 guardians are worth more than the solver knows.
    proven = bool(room.ask(SOLVE, nodes)) and not state.keep_pieces
    return room.options[: int(found.written)].tolist(), float(found.best), proven
