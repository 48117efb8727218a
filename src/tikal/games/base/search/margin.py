"""The last scoring: how far a player is ahead if everybody who has still to score scored now, and a bound.

The bound says how much more the player could gain at the very best with the points left.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import pieces
from tikal.games.base.search.context import BaseContext, dug_so_far
from tikal.rules.camping import CAMP_COST, check_site, free_camp
from tikal.rules.clearing import CLEAR_COST
from tikal.rules.deploying import DEPLOY_COST
from tikal.rules.digging import DIG_COST
from tikal.rules.majority import value
from tikal.rules.packing import NUMBER, record_type, widen
from tikal.rules.reasons import CAMP_TOKENS, OK
from tikal.rules.scoring import COLLECTION_VALUE, collection_points, temple_points
from tikal.rules.state import KINDS, SEATS, State
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import HEXES, NOBODY, NOWHERE
from tikal.search.context import (
    NEEDS,
    TOO_FAR,
    Indices,
    Numbers,
    find_pieces,
    is_to_score,
    keep_deploys,
    price_supply,
)
from tikal.search.evaluation import expected_points

COPIES: Final = pieces().treasures.copies
BEST_SWAP: Final = float(COLLECTION_VALUE[COPIES] - COLLECTION_VALUE[COPIES - 1] - COLLECTION_VALUE[1])
"""A swap gives away the only one of a kind and at best completes another kind. It never takes points from others."""
FLOOR: Final = 1.0
"""What a temple is worth more with one more floor."""
RATE_OF_CLEARING: Final = FLOOR / CLEAR_COST
NO_PRICE: Final = 1.0e6
"""More than anybody can pay."""


class Prospect(Protocol):
    """What is worked out for a bound."""

    totals: Annotated[Numbers, np.float64, SEATS]  # [seat] points in the end, as things stand
    rival: Annotated[int, NUMBER]  # who is ahead of the others
    by_new_camp: Annotated[Indices, NUMBER, HEXES]  # [hex] points to come there from a camp yet to be set up
    flat_rate: Annotated[float, np.float64]  # most that a point brings by anything but temples
    gain: Annotated[Numbers, np.float64, HEXES]  # [k] what temple k would bring
    cost: Annotated[Numbers, np.float64, HEXES]  # [k] at the lowest conceivable price
    cost_by_camp: Annotated[Numbers, np.float64, HEXES]  # [k] and at that after setting up a camp


PROSPECT: Final = record_type(Prospect)


@compiled
def margin(s: State, c: BaseContext, p: Prospect) -> float:
    """The searching player's points minus the best rival's, all those counted who have still to score."""
    for seat in range(s.players):
        total = widen(s.score[seat])
        if is_to_score(s, seat):
            for k in range(c.temples):
                total += temple_points(s, seat, c.temple[k])
            for kind in range(KINDS):
                total += collection_points(s, seat, kind)
        p.totals[seat] = total
    p.totals[c.seat] += expected_points(c, dug_so_far(s, c) - c.found)
    p.rival = NOBODY
    for seat in range(s.players):
        if seat != c.seat and (p.rival == NOBODY or p.totals[seat] > p.totals[p.rival]):
            p.rival = seat
    return float(p.totals[c.seat] - p.totals[p.rival])


@compiled
def prepare_bound(s: State, c: BaseContext, p: Prospect) -> None:
    """What holds for the whole segment: where new camps could be, and what points bring away from temples."""
    for hex_ in range(s.hexes):
        p.by_new_camp[hex_] = TOO_FAR
    for site in range(s.hexes):
        reason = check_site(s, site)
        if reason in (OK, CAMP_TOKENS):
            for hex_ in range(s.hexes):
                p.by_new_camp[hex_] = min(p.by_new_camp[hex_], DEPLOY_COST + widen(c.distance[site, hex_]))
    p.flat_rate = RATE_OF_CLEARING
    if c.ruins > 0:
        p.flat_rate = max(p.flat_rate, (c.unknown[0] + c.twins) / DIG_COST)
    for kind in range(KINDS):
        for rival in range(s.players):
            if rival != c.seat and s.treasures[c.seat, kind] > 0 and s.treasures[rival, kind] == 1:
                p.flat_rate = max(p.flat_rate, BEST_SWAP / SWAP_COST)


@compiled
def most_to_gain(s: State, c: BaseContext, p: Prospect) -> float:
    """No way of spending the points left raises the margin by more than this. After `margin`."""
    keep_deploys(s, c, c.seat)
    find_pieces(s, c, c.seat)
    rival_scores = is_to_score(s, p.rival)
    count = 0
    for k in range(c.temples):
        hex_ = c.temple[k]
        if s.guardian[hex_] != NOBODY or temple_points(s, c.seat, hex_) > 0:
            continue
        price_supply(s, c, c.seat, hex_)
        price_temple(s, c, p, hex_, count, rival_scores and temple_points(s, p.rival, hex_) > 0)
        count += 1
    most = fill_up(p, count, s.ap)
    if s.ap > CAMP_COST and free_camp(s, c.seat) != NOWHERE:
        for k in range(count):
            p.cost[k] = p.cost_by_camp[k]
        most = max(most, fill_up(p, count, s.ap - CAMP_COST))
    return most


@compiled
def price_temple(s: State, c: BaseContext, p: Prospect, hex_: int, k: int, from_rival: bool) -> None:
    """What a temple would bring, and for how little: by the ways there are, and if a camp is set up first.

    A new camp is a new place to come from, and pieces near it come to the old camps in one go.
    """
    mine, highest = value(s, c.seat, hex_), 0
    for seat in range(s.players):
        highest = max(highest, value(s, seat, hex_))
    to_take = highest - mine + 1
    p.gain[k] = float(s.temple[hex_])
    p.cost[k] = price_in_reach(c, hex_, to_take)
    if from_rival:
        # A tie takes the temple from the rival already: half of the gain, so all of it for twice that price at best.
        p.gain[k] *= 2.0
        p.cost[k] = min(p.cost[k], 2.0 * price_in_reach(c, hex_, to_take - 1))
    by_camp = min(p.by_new_camp[hex_], widen(c.deploy[c.seat, hex_]))
    p.cost_by_camp[k] = min(p.cost[k], float(by_camp))


@compiled
def price_in_reach(c: BaseContext, hex_: int, more: int) -> float:
    """The lowest price for that much more value on a hex, or one that nobody can pay. At least a point."""
    price = widen(c.supply[c.seat, hex_, min(NEEDS - 1, more)])
    return float(max(1, price)) if price < TOO_FAR else NO_PRICE


@compiled
def fill_up(p: Prospect, count: int, points: int) -> float:
    """The best use of points if temples could be taken in fractions, the rest being spent at the flat rate."""
    left, total = float(points), 0.0
    used = 0
    while left > 0.0:
        best, best_rate = NOWHERE, p.flat_rate
        for k in range(count):
            if not used >> k & 1 and p.gain[k] > best_rate * p.cost[k]:
                best, best_rate = k, p.gain[k] / p.cost[k]
        if best == NOWHERE:
            return total + left * p.flat_rate
        used |= 1 << best
        spent = min(left, p.cost[best])
        total += spent * best_rate
        left -= spent
    return total
