"""Branch and bound: the best way to spend the points of a last scoring segment, found by looking at all of them.

Depth first from an incumbent; a branch is left when even the most it could gain would not beat the best found so far.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.bots.beam import START, States
from tikal.bots.context import Context, Indices, keep_deploys
from tikal.bots.hashing import change
from tikal.bots.margin import Prospect, look_around, margin, most_to_gain
from tikal.bots.options import list_options, price_of, take_option
from tikal.bots.reaching import ENTRIES, Reached, begin_search, reach
from tikal.rules.compiled import compiled
from tikal.rules.packing import NUMBER, record_type
from tikal.rules.verbs import Choices

DEEPEST: Final = 16
"""Options one after the other, at most: each costs a point."""
SAME: Final = 1.0e-9


class Descent(Protocol):
    """Where a search stands, and the best it has found."""

    evaluated: Annotated[int, NUMBER]
    best: Annotated[float, np.float64]
    length: Annotated[int, NUMBER]  # of the best plan
    plan: Annotated[Indices, NUMBER, DEEPEST]
    option: Annotated[Indices, NUMBER, DEEPEST]  # [depth] taken there
    tried: Annotated[Indices, NUMBER, DEEPEST]  # [depth] how many of its options
    key: Annotated[Indices, NUMBER, DEEPEST]


DESCENT: Final = record_type(Descent)


@compiled
def value_of_plan(states: States, c: Context, p: Prospect, d: Descent) -> None:
    """Make the plan given in `d` the incumbent."""
    states[0] = states[START]
    s = states[0]
    for k in range(d.length):
        keep_deploys(s, c, c.seat)
        take_option(s, d.plan[k], price_of(c, d.plan[k]))
    d.best = margin(s, c, p)


@compiled
def solve(states: States, c: Context, p: Prospect, d: Descent, t: Reached, lists: list[Choices], limit: int) -> bool:
    """Find the plan with the highest margin from `states[START]`; whether the search came to its end.

    `d.plan` is the incumbent to begin with. The states before START hold the positions on the way down.
    """
    look_around(states[START], c, p)
    value_of_plan(states, c, p, d)
    states[0] = states[START]
    d.evaluated, depth = 1, 0
    begin_search(t, ENTRIES)
    d.key[0], d.tried[0] = 0, 0
    reach(t, 0, states[0].ap)
    keep_deploys(states[0], c, c.seat)
    list_options(states[0], c, lists[0])
    while depth >= 0:
        if d.tried[depth] == lists[depth].count:
            depth -= 1
            continue
        if d.evaluated >= limit:
            return False
        if go_deeper(states, c, p, d, t, depth, lists[depth].codes[d.tried[depth]]):
            depth += 1
            keep_deploys(states[depth], c, c.seat)
            list_options(states[depth], c, lists[depth])
    return True


@compiled
def go_deeper(states: States, c: Context, p: Prospect, d: Descent, t: Reached, depth: int, option: int) -> bool:
    """Try an option; whether the position after it is worth a further look."""
    s, child = states[depth], states[depth + 1]
    keep_deploys(s, c, c.seat)
    price = price_of(c, option)
    d.option[depth] = option
    d.tried[depth] += 1
    key = d.key[depth] + change(c.seat, option)
    if not reach(t, key, s.ap - price):
        return False
    states[depth + 1] = states[depth]
    take_option(child, option, price)
    d.evaluated += 1
    d.key[depth + 1], d.tried[depth + 1] = key, 0
    reached = margin(child, c, p)
    if reached > d.best + SAME:
        d.best, d.length = reached, depth + 1
        for k in range(d.length):
            d.plan[k] = d.option[k]
    return child.ap > 0 and reached + most_to_gain(child, c, p) > d.best + SAME
