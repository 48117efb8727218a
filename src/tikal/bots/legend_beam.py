"""Search of a whole segment of Legend: the beam of the base game, with Legend's options and evaluation."""

from __future__ import annotations

from tikal.bots.beam import SCRATCH, START, TABLE, Beam, keep
from tikal.bots.context import keep_deploys
from tikal.bots.hashing import change
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_options import legend_price, list_legend_options, take_legend_option
from tikal.bots.legend_terms import evaluate_legend
from tikal.bots.reaching import Reached, begin_search, most_points, reach
from tikal.rules.compiled import compiled
from tikal.rules.legend.state import LegendState
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import Choices

LegendStates = list[LegendState]


@compiled
def expand_legend(states: LegendStates, c: LegendContext, b: Beam, t: Reached, slot: int, choices: Choices) -> None:
    """Try all options of a position."""
    s, trial = states[slot], states[SCRATCH]
    keep_deploys(s, c, c.seat)
    list_legend_options(s, c, choices)
    for k in range(choices.count):
        option = choices.codes[k]
        keep_deploys(s, c, c.seat)
        price = legend_price(c, option)
        layer, key = s.ap - price, b.key[slot] + change(c.seat, option)
        if not reach(t, key, layer):
            continue
        states[SCRATCH] = states[slot]
        take_legend_option(trial, option, price)
        b.evaluated += 1
        keep(b, layer, evaluate_legend(trial, c), key, slot, option, price)
        if b.evaluated >= b.limit:
            return


@compiled
def plan_segment(
    states: LegendStates, c: LegendContext, b: Beam, t: Reached, choices: Choices, width: int, limit: int
) -> float:
    """Search from `states[START]`, for which the context was prepared; the value of the best position found."""
    b.width, b.limit, b.evaluated, b.best = width, limit, 1, NOWHERE
    b.filled[:] = 0
    begin_search(t, TABLE)
    start = states[START]
    top = start.ap
    reach(t, 0, top)
    root = keep(b, top, evaluate_legend(start, c), 0, NOWHERE, 0, 0)
    states[root] = states[START]
    for layer in range(top, 0, -1):
        for k in range(b.filled[layer]):
            slot = b.heap[layer, k]
            if b.evaluated >= b.limit or most_points(t, b.key[slot]) > layer:
                continue
            if slot != root:
                states[slot] = states[b.parent[slot]]
                take_legend_option(states[slot], b.option[slot], b.price[slot])
            expand_legend(states, c, b, t, slot, choices)
    return float(b.value[b.best])
