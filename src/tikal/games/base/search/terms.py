"""What a position is worth: what can be said of it in numbers for each player, and how far that puts a player ahead."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.base.search.context import TERMS, BaseContext, dug_so_far
from tikal.rules.clearing import check_growth
from tikal.rules.majority import value
from tikal.rules.packing import widen
from tikal.rules.reasons import OK
from tikal.rules.scoring import COLLECTION_VALUE, points
from tikal.rules.state import CAMPS, KINDS, State
from tikal.rules.terrain import NOBODY, NOWHERE
from tikal.search.context import NEEDS, REACH, TOO_FAR, find_pieces, keep_deploys, price_supply
from tikal.search.evaluation import MANY_OUT, RUINS_REACH, WHOLE_RESERVE, access, expected_points, lead

KNOTS: Final = np.array([1, 3, 6, REACH], dtype=np.int64)
"""Action points between which the worth of a temple is spread, by what it costs to take it."""
HELD: Final = tuple(f"held_at_{cost}" for cost in KNOTS.tolist())
OPEN: Final = tuple(f"open_at_{cost}" for cost in KNOTS.tolist())
NAMES: Final = (
    "score",
    "guarded",
    *(f"{name}_next" for name in HELD),
    *(f"{name}_later" for name in HELD),
    *(f"{name}_next" for name in OPEN),
    *(f"{name}_later" for name in OPEN),
    "takeable_next",
    "takeable_later",
    "growable",
    "sets",
    "singles",
    "pairs",
    "ruins",
    "camps",
    "reach",
    "reserve",
    "explorers_out",
    "leader_out",
    "guardians_left",
)
"""All terms in order. Those of temples held or open are spread over the action points it takes to turn them."""
assert len(NAMES) == TERMS

SCORE, GUARDED = range(2)
HELD_NEXT, HELD_LATER, OPEN_NEXT, OPEN_LATER, _AFTER_TEMPLES = range(2, 2 + 5 * len(KNOTS), len(KNOTS))
(
    TAKEABLE_NEXT,
    TAKEABLE_LATER,
    GROWABLE,
    SETS,
    SINGLES,
    PAIRS,
    RUINS_NEAR,
    CAMPS_SET,
    REACHED,
    RESERVE,
    OUT,
    LEADER_OUT,
    GUARDIANS,
) = range(_AFTER_TEMPLES, TERMS)


@compiled
def describe_temples(s: State, c: BaseContext) -> None:
    """Who holds what, what it costs to turn it, and how much each player could take in a segment."""
    for k in range(c.temples):
        hex_ = c.temple[k]
        for seat in range(s.players):
            c.price[seat, k] = TOO_FAR
        if s.guardian[hex_] != NOBODY:
            keeper = widen(s.guardian[hex_])
            c.terms[keeper, GUARDED] += widen(s.temple[hex_]) * c.left[keeper]
        else:
            describe_temple(s, c, k)
    for seat in range(s.players):
        most = takeable(s, c, seat)
        c.terms[seat, TAKEABLE_NEXT] = most * c.near[seat]
        c.terms[seat, TAKEABLE_LATER] = most * (c.left[seat] - c.near[seat])


@compiled
def takeable(s: State, c: BaseContext, seat: int) -> float:
    """Value of the temples that the player could take in a segment, the cheapest for their value first."""
    total, budget = 0.0, REACH
    while True:
        best, best_rate = NOWHERE, 0.0
        for k in range(c.temples):
            if c.price[seat, k] <= budget:
                rate = s.temple[c.temple[k]] / c.price[seat, k]
                if rate > best_rate:
                    best, best_rate = k, rate
        if best == NOWHERE:
            return total
        total += s.temple[c.temple[best]]
        budget -= c.price[seat, best]
        c.price[seat, best] = TOO_FAR


@compiled
def describe_temple(s: State, c: BaseContext, k: int) -> None:
    """One temple without a guardian."""
    f, hex_ = c.terms, c.temple[k]
    price_supply(s, c, c.seat, hex_)
    worth = float(s.temple[hex_])
    highest, second, holder = 0, 0, NOBODY
    for seat in range(s.players):
        standing = value(s, seat, hex_)
        if standing > highest:
            highest, second, holder = standing, highest, seat
        elif standing > second:
            second = standing
    if second == highest:
        holder = NOBODY
    overturn = TOO_FAR
    for seat in range(s.players):
        near, later = c.near[seat], c.left[seat] - c.near[seat]
        f[seat, REACHED] += worth * max(0, REACH - widen(c.deploy[seat, hex_])) / REACH * c.left[seat]
        if seat == holder:
            continue
        cost = widen(c.supply[seat, hex_, min(NEEDS - 1, highest - value(s, seat, hex_) + 1)])
        overturn = min(overturn, cost)
        add_hat(c, seat, OPEN_NEXT, cost, worth * near)
        add_hat(c, seat, OPEN_LATER, cost, worth * later)
        c.price[seat, k] = cost
    if holder != NOBODY:
        near, later = c.near[holder], c.left[holder] - c.near[holder]
        add_hat(c, holder, HELD_NEXT, overturn, worth * near)
        add_hat(c, holder, HELD_LATER, overturn, worth * later)
        if check_growth(s, hex_) == OK:
            f[holder, GROWABLE] += c.left[holder]


@compiled
def add_hat(c: BaseContext, seat: int, first: int, cost: int, amount: float) -> None:
    """Spread an amount over the two knots between which a cost lies."""
    f = c.terms
    last = len(KNOTS) - 1
    if cost <= KNOTS[0]:
        f[seat, first] += amount
        return
    if cost >= KNOTS[last]:
        f[seat, first + last] += amount
        return
    knot = 0
    while cost >= KNOTS[knot + 1]:
        knot += 1
    share = (cost - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    f[seat, first + knot] += amount * (1.0 - share)
    f[seat, first + knot + 1] += amount * share


@compiled
def describe_treasures(s: State, c: BaseContext) -> None:
    """Sets, singles and pairs, and how near each player is to treasures still in the ground."""
    f = c.terms
    for seat in range(s.players):
        for kind in range(KINDS):
            copies = widen(s.treasures[seat, kind])
            f[seat, SETS] += COLLECTION_VALUE[copies] * c.left[seat]
            if copies == 1:
                f[seat, SINGLES] += c.left[seat]
            elif copies == 2:
                f[seat, PAIRS] += c.left[seat]
    for k in range(c.ruins):
        hex_ = c.ruin[k]
        if s.tokens[hex_] > 0:
            for seat in range(s.players):
                nearness = RUINS_REACH - access(c, seat, hex_)
                f[seat, RUINS_NEAR] += widen(s.tokens[hex_]) * nearness / RUINS_REACH * c.left[seat]
    seat, blind = c.seat, dug_so_far(s, c) - c.found
    f[seat, SETS] += expected_points(c, blind) * c.left[seat]
    f[seat, SINGLES] += blind * c.unknown[1] * c.left[seat]
    f[seat, PAIRS] += blind * c.unknown[2] * c.left[seat]
    f[seat, SCORE] += expected_points(c, blind) * c.ends_in_scoring


@compiled
def describe_pieces(s: State, c: BaseContext) -> None:
    """Camps, reserves, pieces on the board, guardians left."""
    f = c.terms
    for seat in range(s.players):
        left = c.left[seat]
        for camp in range(CAMPS):
            if s.camps[seat, camp] != NOWHERE:
                f[seat, CAMPS_SET] += left
        for k in range(c.standing[seat]):
            hex_ = c.stands[seat, k]
            f[seat, OUT] += widen(s.explorers[seat, hex_]) / MANY_OUT * left
            f[seat, LEADER_OUT] += widen(s.leaders[seat, hex_]) * left
        f[seat, RESERVE] += widen(s.explorers_left[seat]) / WHOLE_RESERVE * left
        f[seat, GUARDIANS] += widen(s.guardians_left[seat]) * left


@compiled
def describe(s: State, c: BaseContext) -> None:
    """Fill in the terms of all players."""
    c.terms[:] = 0.0
    keep_deploys(s, c, c.seat)
    find_pieces(s, c, c.seat)
    for seat in range(s.players):
        c.terms[seat, SCORE] = widen(s.score[seat])
    if c.ends_in_scoring:
        c.terms[c.seat, SCORE] += points(s, c.seat)
    describe_temples(s, c)
    describe_treasures(s, c)
    describe_pieces(s, c)


@compiled
def evaluate(s: State, c: BaseContext) -> float:
    """The value of a position at the end of the searching player's segment."""
    describe(s, c)
    return lead(c, s.players)
