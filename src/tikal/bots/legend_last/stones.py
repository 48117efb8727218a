"""The last segment of Legend with stones: each one that opens a border is put there before everything else.

So many borders are closed that stones are not options among others. A position with a stone on it is a search of its
own, which the bound nearly always ends at once.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.beam import START
from tikal.bots.branch_and_bound import SAME, Descent
from tikal.bots.context import Indices, price_deploys
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.bound import most_with
from tikal.bots.legend_last.bundles import find_bundles
from tikal.bots.legend_last.lands import ANY
from tikal.bots.legend_last.leaving import note_start
from tikal.bots.legend_last.moved_stone import move_a_stone
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.bots.legend_last.segment import follow_plan, look_for_camps, search, value_when_finished, write_plan
from tikal.bots.reaching import Reached
from tikal.rules.compiled import compiled
from tikal.rules.legend.state import STONE_TOKENS, LegendState
from tikal.rules.legend.stones import BORDER, BORDERS, STONE_COST, border_between, place_stone
from tikal.rules.packing import number
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import STONE, Choices, encode, first_of, second_of

WITHOUT, WITH_ONE = START + 1, START + 2
"""States that are kept: without a stone, and with the first."""
MOST_STONES: Final = 2
"""Stones that are gone through; with three, ten points do not leave enough to pass them all."""


@compiled
def solve_legend(
    states: list[LegendState],
    contexts: list[LegendContext],
    p: LegendProspect,
    d: Descent,
    t: Reached,
    lists: list[Choices],
    out: Indices,
    limit: int,
) -> bool:
    """Find the best play from the position in START, and write it down; whether it is proven.

    `d` holds a plan to begin with. Contexts are those of so many stones.
    """
    s = states[START]
    states[WITHOUT] = states[START]
    find_bundles(states, contexts[0], p, d, t, lists)
    note_start(s, contexts[0], p)
    p.begun, d.in_all = 0, 0
    d.best = follow_plan(states, contexts[0], p, d)
    d.written = write_plan(states, contexts[0], p, d, out, 0)
    proven = p.all_bundles == 1
    for stones in range(MOST_STONES + 1):
        for first in range(0 if stones > 0 else NOWHERE, BORDERS if stones > 0 else 0):
            states[START] = states[WITHOUT]
            if not put_stone(s, contexts, d, 0, first):
                continue
            states[WITH_ONE] = states[START]
            for second in range(first + 1 if stones > 1 else NOWHERE, BORDERS if stones > 1 else 0):
                states[START] = states[WITH_ONE]
                if put_stone(s, contexts, d, 1, second):
                    proven = try_ways(states, contexts, p, d, t, lists, out, limit, stones) and proven
    states[START] = states[WITHOUT]
    return proven and is_a_third_stone_excluded(s, contexts[0], p, d.best)


@compiled
def put_stone(s: LegendState, contexts: list[LegendContext], d: Descent, stones: int, border: int) -> bool:
    """Put a stone on a border after so many others, or none if it is NOWHERE; False if that is of no use.

    When none is left to be placed, one is moved. The way it leaves may be used before, so both count as open; whether
    what is found that way is possible has to be seen.
    """
    contexts[stones + 1] = contexts[stones]
    if border == NOWHERE:
        return True
    here, there, c = BORDER[border, 0], BORDER[border, 1], contexts[stones + 1]
    if s.ap < STONE_COST or s.passage[here, BORDER[border, 2]] > 0:
        return False
    d.stone[stones] = encode(STONE, here, there, 0)
    if s.stones_left > 0:
        place_stone(s, border)
    elif not lift_stones(s, c):
        return False
    s.ap -= STONE_COST
    add_way(s, c, here, there, number(1))
    price_deploys(s, c, c.seat)
    return True


@compiled
def lift_stones(s: LegendState, c: LegendContext) -> bool:
    """Let ways be as cheap as they would be without a stone that lies on the site; False if there is none."""
    is_any = False
    for token in range(STONE_TOKENS):
        border = number(s.stone_at[token])
        if border != NOWHERE:
            is_any = True
            stones = number(s.passage[BORDER[border, 0], BORDER[border, 2]])
            if stones > 1:
                add_way(s, c, BORDER[border, 0], BORDER[border, 1], stones - 1)
    return is_any


@compiled
def add_way(s: LegendState, c: LegendContext, here: int, there: int, cost: int) -> None:
    """Let ways lead over a border."""
    for one in range(s.hexes):
        for other in range(one):
            forth = number(c.distance[one, here]) + number(c.distance[there, other])
            back = number(c.distance[one, there]) + number(c.distance[here, other])
            if min(forth, back) + cost < c.distance[one, other]:
                c.distance[one, other] = c.distance[other, one] = min(forth, back) + cost


@compiled
def try_ways(
    states: list[LegendState],
    contexts: list[LegendContext],
    p: LegendProspect,
    d: Descent,
    t: Reached,
    lists: list[Choices],
    out: Indices,
    limit: int,
    stones: int,
) -> bool:
    """Look for something better with so many stones; whether there is nothing better than what is then written down."""
    if d.in_all >= limit:
        return False
    before, c = d.best, contexts[MOST_STONES]
    d.length = 0
    look_for_camps(states[START], c, p)
    is_proven = search(states, c, p, d, t, lists, limit - d.in_all)
    d.in_all += d.evaluated
    if d.best <= before + SAME:
        return is_proven
    placed = min(stones, number(states[WITHOUT].stones_left))
    if placed == stones:
        out[:stones] = d.stone[:stones]
        d.written = write_plan(states, c, p, d, out, stones)
        return is_proven
    hoped_for = d.best
    d.best = before
    if stones - placed > 1:
        return False
    origin = WITHOUT if placed == 0 else WITH_ONE
    goal = border_between(first_of(d.stone[placed]), second_of(d.stone[placed]))
    found = move_a_stone(states, number(origin), contexts[placed], c, p, d, out, placed, goal)
    return is_proven and found > hoped_for - SAME


@compiled
def is_a_third_stone_excluded(s: LegendState, c: LegendContext, p: LegendProspect, best: float) -> bool:
    """Whether more stones than are gone through cannot lead to more than the best found.

    A stone is of use only to those who pass the border on which it is or was, and each time that takes a point.
    """
    points = s.ap - STONE_COST * (MOST_STONES + 1)
    if points <= MOST_STONES:
        return True
    p.begun = 0
    value_when_finished(s, c, p)
    return bool(p.lead + most_with(s, c, p, points, number(ANY)) <= best + SAME)
