"""Plans that need a stone to be moved which lies on the site.

They are searched as if the stone lay on both borders. Here such a plan is carried out: some of its options before the
stone is moved, the others afterwards.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.branch_and_bound import SAME, Descent
from tikal.bots.context import Indices
from tikal.bots.legend_context import LegendContext, look_around
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.bots.legend_last.segment import take_options, value_when_finished, write_finish
from tikal.rules.compiled import compiled
from tikal.rules.legend.state import STONE_TOKENS, LegendState
from tikal.rules.legend.stones import BORDER, STONE_COST, move_stone
from tikal.rules.packing import number
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import MOVESTONE, encode_four

IMPOSSIBLE: Final = -1.0e9


@compiled
def carry_out(
    s: LegendState,
    before: LegendContext,
    after: LegendContext,
    p: LegendProspect,
    d: Descent,
    start: int,
    goal: int,
    first: int,
) -> float:
    """Carry out the plan in `d`, a stone being moved after the first so many options; what it comes to."""
    if not take_options(s, before, d, number(0), first) or s.ap < STONE_COST:
        return IMPOSSIBLE
    move_stone(s, start, goal)
    s.ap -= STONE_COST
    look_around(s, after, before.seat)
    if not take_options(s, after, d, first, d.length):
        return IMPOSSIBLE
    return value_when_finished(s, after, p)


@compiled
def move_a_stone(
    states: list[LegendState],
    origin: int,
    before: LegendContext,
    after: LegendContext,
    p: LegendProspect,
    d: Descent,
    out: Indices,
    placed: int,
    goal: int,
) -> float:
    """Find which stone to move, and when, for the plan in `d` after so many stones were placed; what that comes to.

    If it is more than `d.best`, it is written down.
    """
    most, best_start, best_first = IMPOSSIBLE, NOWHERE, 0
    for token in range(STONE_TOKENS):
        start = number(states[origin].stone_at[token])
        for first in range(d.length + 1 if start not in (NOWHERE, goal) else 0):
            states[0] = states[origin]
            reached = carry_out(states[0], before, after, p, d, start, goal, first)
            if reached > most:
                most, best_start, best_first = reached, start, first
    if most > d.best + SAME:
        d.best = most
        states[0] = states[origin]
        carry_out(states[0], before, after, p, d, best_start, goal, best_first)
        start, end = placed + best_first, placed + d.length
        out[:placed] = d.stone[:placed]
        out[placed:start] = d.plan[:best_first]
        here, there = BORDER[best_start, 0], BORDER[best_start, 1]
        out[start] = encode_four(MOVESTONE, here, there, BORDER[goal, 0], BORDER[goal, 1])
        out[start + 1 : end + 1] = d.plan[best_first : d.length]
        d.written = write_finish(states[0], after, p, out, end + 1)
    return most
