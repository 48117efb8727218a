"""What it costs to bring pieces to a hex: action points, and what is lost where they come from."""

from __future__ import annotations

from typing import Final

from tikal.bots.beam import LAYERS
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.lands import (
    AWAY,
    FAR,
    RESERVE,
    cost_of_way,
)
from tikal.bots.legend_last.leaving import may_come
from tikal.bots.legend_last.prospect import ANY_NUMBER, LegendProspect
from tikal.rules.compiled import compiled
from tikal.rules.legend.recruiting import LEADER_COST
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import LEADER_VALUE, pieces
from tikal.rules.packing import number
from tikal.rules.terrain import TEMPLE
from tikal.rules.verbs import EXPLORER, LEADER

NO_PRICE: Final = 1.0e6
NOTHING: Final = 0.0
OUT_OF_REACH: Final = -NO_PRICE / 2.0
TINY: Final = 1.0e-6


@compiled
def price_relief(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> None:
    """Points for explorers to come instead of a leader who holds a hex, or for a leader to come instead of explorers.

    Then nothing is lost there. One explorer for another is of no use: he could go himself where the other one goes.
    """
    seat = c.seat
    for k in range(c.standing[seat]):
        p.relief[c.stands[seat, k]] = LAYERS
    for k in range(c.standing[seat]):
        hex_ = c.stands[seat, k]
        if p.loss[hex_] <= TINY:
            continue
        if p.needed[hex_]:
            rest = number(s.explorers[seat, hex_]) + LEADER_VALUE * (number(s.leaders[seat, hex_]) - 1)
            need = max(1, p.kept[hex_] - rest)
            price_units(s, c, p, hex_, need, points, ways)
            spent = 1
            while spent <= points and p.least[need, spent] >= NO_PRICE:
                spent += 1
            p.relief[hex_] = spent
        elif p.bound[hex_] >= 2 and may_come(s, p, seat, number(LEADER), hex_):
            p.relief[hex_] = points_for_leader(s, c, p, hex_, ways) // min(LEADER_VALUE, p.bound[hex_])


@compiled
def points_for_leader(s: LegendState, c: LegendContext, p: LegendProspect, there: int, ways: int) -> int:
    """Action points to bring a leader to a hex."""
    least = LAYERS
    fresh = cost_of_way(c, p, number(RESERVE), there, ways)
    if s.leaders_left[c.seat] > 0:
        least = min(least, fresh)
    if s.leaders_away[c.seat] > 0:
        least = min(least, fresh + LEADER_COST)
    for k in range(c.standing[c.seat]):
        here = c.stands[c.seat, k]
        if here != there and p.leaders[here] > 0:
            least = min(least, cost_of_way(c, p, here, there, ways))
    return least


@compiled
def price_units(
    s: LegendState, c: LegendContext, p: LegendProspect, there: int, need: int, points: int, ways: int
) -> None:
    """What is lost elsewhere, at least, by bringing so much value to a hex for so many points."""
    explorers_come = may_come(s, p, c.seat, number(EXPLORER), there)
    leaders_come = may_come(s, p, c.seat, number(LEADER), there)
    p.least[0, : points + 1] = NOTHING
    if need == 1:
        price_one(s, c, p, there, points, ways, explorers_come, leaders_come)
    elif need > 1:
        price_several(s, c, p, there, need, points, ways, explorers_come, leaders_come)


@compiled
def price_one(
    s: LegendState,
    c: LegendContext,
    p: LegendProspect,
    there: int,
    points: int,
    ways: int,
    explorers_come: bool,
    leaders_come: bool,
) -> None:
    """The same if one piece is enough, which is the most frequent case by far."""
    least = p.least[1]
    least[: points + 1] = NO_PRICE
    enough = points_for_fresh(s, c, p, there, ways, explorers_come, leaders_come)
    for k in range(p.movers):
        here = p.mover[k]
        cost = cost_of_way(c, p, here, there, ways)
        if here == there or cost >= enough or cost > points:
            continue
        explorers = explorers_come and p.free[here] + p.bound[here] > 0
        leaders = leaders_come and p.leaders[here] > 0
        if (explorers and p.free[here] > 0) or (leaders and p.leaders[here] > p.needed[here]):
            enough = cost
        elif explorers or leaders:
            loss = loss_by_leaving(s, p, c.seat, here, there, number(1), points - cost)
            least[cost] = min(least[cost], loss)
            if leaders or p.needed[here] == 0:  # else it is the leader who can be relieved
                enough = min(enough, cost + p.relief[here])
    lowest = NO_PRICE
    for spent in range(points + 1):
        lowest = min(lowest, least[spent]) if spent < enough else NOTHING
        least[spent] = lowest


@compiled
def points_for_fresh(
    s: LegendState, c: LegendContext, p: LegendProspect, there: int, ways: int, explorers_come: bool, leaders_come: bool
) -> int:
    """Points for a piece that is not on the site to come to a hex, FAR if there is none."""
    seat = c.seat
    fresh = cost_of_way(c, p, number(RESERVE), there, ways)
    if (explorers_come and s.explorers_left[seat] > 0) or (leaders_come and s.leaders_left[seat] > 0):
        return fresh
    if explorers_come and s.explorers_away[seat] > 0:
        return cost_of_way(c, p, number(AWAY), there, ways)
    return fresh + LEADER_COST if leaders_come and s.leaders_away[seat] > 0 else FAR


@compiled
def price_several(
    s: LegendState,
    c: LegendContext,
    p: LegendProspect,
    there: int,
    need: int,
    points: int,
    ways: int,
    explorers_come: bool,
    leaders_come: bool,
) -> None:
    """The same for more than one."""
    seat = c.seat
    fresh = cost_of_way(c, p, number(RESERVE), there, ways)
    p.near[: points + 1] = 0
    if explorers_come:
        find_free_explorers(s, c, p, there, points, ways)
    dearest = take_free_explorers(p, need, points)
    if leaders_come and fresh <= points:
        for _ in range(s.leaders_left[seat]):
            add_leader(p, need, points, fresh, NOTHING)
        for _ in range(s.leaders_away[seat]):
            add_leader(p, need, points, fresh + LEADER_COST, NOTHING)
    for k in range(p.movers):
        here = p.mover[k]
        cost = cost_of_way(c, p, here, there, ways)
        if here == there or cost > points:
            continue
        if explorers_come and p.bound[here] > 0 and cost < dearest:
            add_bound_explorers(s, c, p, here, there, need, points, cost)
        if leaders_come and p.leaders[here] > 0:
            add_standing_leaders(s, c, p, here, there, need, points, cost)


@compiled
def find_free_explorers(
    s: LegendState, c: LegendContext, p: LegendProspect, there: int, points: int, ways: int
) -> None:
    """How many explorers can be brought to a hex for each number of points, nothing being lost by it."""
    near = p.near
    fresh, away = cost_of_way(c, p, number(RESERVE), there, ways), cost_of_way(c, p, number(AWAY), there, ways)
    if fresh <= points:
        near[fresh] += s.explorers_left[c.seat]
    if away <= points:
        near[away] += s.explorers_away[c.seat]
    for k in range(p.movers):
        here = p.mover[k]
        if p.free[here] > 0 and here != there:
            cost = cost_of_way(c, p, here, there, ways)
            if cost <= points:
                near[cost] += p.free[here]


@compiled
def take_free_explorers(p: LegendProspect, need: int, points: int) -> int:
    """Let those who lose nothing come, the nearest first; what the last needed costs, FAR if they are too few."""
    units, paid = 0, 0
    for cost in range(1, points + 1):
        for _ in range(min(p.near[cost], need - units)):
            units += 1
            paid += cost
            for spent in range(points + 1):
                p.least[units, spent] = NOTHING if spent >= paid else NO_PRICE
        if units == need:
            return cost
    for missing in range(units + 1, need + 1):
        p.least[missing, : points + 1] = NO_PRICE
    return FAR


@compiled
def loss_by_leaving(
    s: LegendState, p: LegendProspect, seat: int, here: int, there: int, need: int, others: int
) -> float:
    """What a piece loses, at least, by leaving one hex for another to which so much value is brought.

    A temple also loses what it counts with land: with all of it if another temple is taken instead, else with what is
    left of it after others have left, too, for each of whom one of the other points is spent.
    """
    loss = float(p.loss[here])
    if p.outcome != ANY_NUMBER:
        return loss
    if s.terrain[here] == TEMPLE and loss > TINY and holds(s, seat, here):
        lands = max(NOTHING, float(p.lands[seat] - others))
        if s.terrain[there] == TEMPLE:
            lands = max(lands, p.lands[seat] / need)
        loss += lands / max(1, p.bound[here] + p.needed[here])
    return loss


@compiled
def add_bound_explorers(
    s: LegendState, c: LegendContext, p: LegendProspect, here: int, there: int, need: int, points: int, cost: int
) -> None:
    """Explorers who hold something can be brought from one hex to another."""
    bound = number(p.bound[here])
    loss = loss_by_leaving(s, p, c.seat, here, there, need, points - cost)
    add_units(p, need, points, cost, bound, loss)
    if p.needed[here] == 0:  # else it is the leader who can be relieved
        add_units(p, need, points, cost + p.relief[here], bound, NOTHING)


@compiled
def add_standing_leaders(
    s: LegendState, c: LegendContext, p: LegendProspect, here: int, there: int, need: int, points: int, cost: int
) -> None:
    """Leaders can be brought from one hex to another."""
    for _ in range(p.leaders[here] - p.needed[here]):
        add_leader(p, need, points, cost, NOTHING)
    if p.needed[here] > 0:
        loss = loss_by_leaving(s, p, c.seat, here, there, need, points - cost)
        for _ in range(p.needed[here]):
            add_leader(p, need, points, cost, loss)
            add_leader(p, need, points, cost + p.relief[here], NOTHING)


@compiled
def add_units(p: LegendProspect, need: int, points: int, cost: int, explorers: int, loss: float) -> None:
    """So many explorers can be brought for that cost, and that loss each."""
    for _ in range(min(explorers, need, points // cost)):
        for units in range(need, 0, -1):
            for spent in range(points, cost - 1, -1):
                by_one = p.least[units - 1, spent - cost] + loss
                if by_one < p.least[units, spent]:
                    p.least[units, spent] = by_one


@compiled
def add_leader(p: LegendProspect, need: int, points: int, cost: int, loss: float) -> None:
    """A leader can be brought for that cost and loss."""
    for units in range(need, 0, -1):
        for spent in range(points, cost - 1, -1):
            by_leader = p.least[max(0, units - LEADER_VALUE), spent - cost] + loss
            if by_leader < p.least[units, spent]:
                p.least[units, spent] = by_leader


@compiled
def points_to_dig(s: LegendState, c: LegendContext, p: LegendProspect, hex_: int, ways: int) -> int:
    """Points for the way of a piece that can dig on ruins."""
    if pieces(s, c.seat, hex_) > s.dug[hex_]:
        return 0
    least = cost_of_way(c, p, number(RESERVE), hex_, ways)
    for k in range(c.standing[c.seat]):
        here = c.stands[c.seat, k]
        if here != hex_ and p.free[here] + p.bound[here] + p.leaders[here] > 0:
            least = min(least, cost_of_way(c, p, here, hex_, ways))
    return least
