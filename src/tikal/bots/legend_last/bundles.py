"""Exchanges of treasures in a last segment: nothing else has to do with them, so they are tried out by themselves."""

from __future__ import annotations

from typing import Final

from tikal.bots.beam import START
from tikal.bots.branch_and_bound import Descent
from tikal.bots.context import is_to_score
from tikal.bots.hashing import change
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.prospect import BUNDLES, SWAPS, LegendProspect
from tikal.bots.reaching import Reached, begin_search, reach
from tikal.rules.compiled import compiled
from tikal.rules.legend.exchanging import list_exchanges
from tikal.rules.legend.segment import do_in_segment
from tikal.rules.legend.state import LegendState
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS
from tikal.rules.swapping import SWAP_COST
from tikal.rules.verbs import Choices

TABLE: Final = 1 << 16
MOST_TRIED: Final = 20_000
"""Exchanges looked at; more would be a curious game."""


@compiled
def set_points(s: LegendState, seat: int) -> int:
    """Points for a player's collections."""
    total = 0
    for kind in range(KINDS):
        total += collection_points(s, seat, kind)
    return total


@compiled
def find_bundles(
    states: list[LegendState], c: LegendContext, p: LegendProspect, d: Descent, t: Reached, lists: list[Choices]
) -> None:
    """All ways to exchange treasures from `states[START]` on that could be part of the best play."""
    p.bundles, p.all_bundles = 0, 1
    states[0] = states[START]
    begin_search(t, TABLE)
    d.key[0] = 0
    reach(t, 0, states[0].ap)
    keep_bundle(states, c, p, d, 0)
    depth, tried = 0, 0
    begin_list(states[0], d, 0, lists[0])
    while depth >= 0:
        if d.left[depth] == 0:
            depth -= 1
            continue
        d.left[depth] -= 1
        code = lists[depth].codes[d.left[depth]]
        key = d.key[depth] + change(c.seat, code)
        if not reach(t, key, states[depth].ap - SWAP_COST):
            continue
        tried += 1
        if tried > MOST_TRIED:
            p.all_bundles = 0
            return
        states[depth + 1] = states[depth]
        do_in_segment(states[depth + 1], code)
        d.option[depth] = code
        depth += 1
        d.key[depth] = key
        keep_bundle(states, c, p, d, depth)
        begin_list(states[depth], d, depth, lists[depth])


@compiled
def begin_list(s: LegendState, d: Descent, depth: int, out: Choices) -> None:
    """What can be exchanged next."""
    out.count = 0
    if s.ap >= SWAP_COST and depth < SWAPS:
        list_exchanges(s, out)
    d.left[depth] = out.count


@compiled
def keep_bundle(states: list[LegendState], c: LegendContext, p: LegendProspect, d: Descent, swaps: int) -> None:
    """Note the exchanges made so far, unless others are better for everybody concerned."""
    before, after = states[START], states[swaps]
    new = p.bundles
    if new == BUNDLES:
        p.all_bundles = 0
        return
    p.swaps[new] = swaps
    p.gain[new] = set_points(after, c.seat) - set_points(before, c.seat)
    p.gift[new, :] = 0
    for seat in range(before.players):
        counts = seat != c.seat and is_to_score(before, seat)
        p.gift[new, seat] = set_points(after, seat) - set_points(before, seat) if counts else 0
    for k in range(swaps):
        p.swap[new, k] = d.option[k]
    for bundle in range(new):
        if is_as_good(p, bundle, new):
            return
    p.bundles += 1
    drop_worse(p)


@compiled
def is_as_good(p: LegendProspect, bundle: int, other: int) -> bool:
    """Whether a bundle is at least as good as another, whatever else happens."""
    if p.swaps[bundle] > p.swaps[other] or p.gain[bundle] < p.gain[other]:
        return False
    for seat in range(len(p.totals)):
        if p.gift[bundle, seat] > p.gift[other, seat]:
            return False
    return True


@compiled
def drop_worse(p: LegendProspect) -> None:
    """Drop the bundles that the newest makes needless; it comes to the place of the first of them."""
    newest, kept = p.bundles - 1, 0
    for bundle in range(p.bundles):
        if bundle < newest and is_as_good(p, newest, bundle):
            continue
        p.swaps[kept], p.gain[kept] = p.swaps[bundle], p.gain[bundle]
        p.gift[kept, :] = p.gift[bundle, :]
        p.swap[kept, :] = p.swap[bundle, :]
        kept += 1
    p.bundles = kept
