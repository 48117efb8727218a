"""A first look at journeys: whether one could be part of something better than the best plan found so far.

A position has hundreds of journeys, and to work out the positions after them takes nearly all the time of a search.
So what the points that are left could bring is worked out once, and what each journey costs and brings is compared
with that. The hex that it leads to may count twice then.
"""

from __future__ import annotations

from tikal.bots.context import Numbers
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.bound import add_up, is_contested_site, most_together, offer_everything
from tikal.bots.legend_last.lands import AS_THEY_ARE, WITH_A_CAMP
from tikal.bots.legend_last.leaving import is_camp_left
from tikal.bots.legend_last.margin import denial, growth, prize_alone, value_to_hold
from tikal.bots.legend_last.prices import NO_PRICE, OUT_OF_REACH, TINY, loss_by_leaving, price_units
from tikal.bots.legend_last.prospect import EXTRAS, FEWER, UNITS, WAYS, LegendProspect
from tikal.rules.camping import CAMP_COST, free_camp
from tikal.rules.clearing import CLEAR_COST, FLOORS_PER_SEGMENT
from tikal.rules.compiled import compiled
from tikal.rules.digging import DIG_COST, TREASURES_PER_SEGMENT
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import LEADER_VALUE, highest_rival_value, value
from tikal.rules.packing import number
from tikal.rules.terrain import LAKE, NOWHERE, RUINS, TEMPLE, TILE_VALUE, VOLCANO
from tikal.rules.verbs import EXPLORER

NO_MORE, A_TEMPLE, A_LAND, A_LAKE = range(EXTRAS)


@compiled
def look_ahead(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Work out what each number of points could bring, with a camp and without, and with more to multiply with."""
    p.within[:] = -NO_PRICE
    p.lakes_to_take = 0
    look_ahead_by(s, c, p, s.ap, number(AS_THEY_ARE))
    if is_camp_left(s, c.seat):
        look_ahead_by(s, c, p, s.ap - CAMP_COST, number(WITH_A_CAMP))


@compiled
def look_ahead_by(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> None:
    """The same for one kind of ways."""
    lakes, within = offer_everything(s, c, p, points, ways), p.within[ways]
    p.lakes_to_take = max(p.lakes_to_take, lakes)
    for temples in range(points + 2):
        is_reached = temples <= points and p.best[temples, points] > OUT_OF_REACH
        is_next = temples > 0 and p.best[temples - 1, points] > OUT_OF_REACH
        if not is_reached and not is_next:
            continue
        more = temples if p.outcome != FEWER else number(-1)
        add_up(s, c, p, points, lakes, more, number(0))
        if is_next:
            keep_most(p, within[A_TEMPLE], temples - 1, points, 0.0)
        if is_reached:
            keep_most(p, within[NO_MORE], temples, points, 0.0)
            keep_most(p, within[A_LAND], temples, points, float(p.temples[c.seat] + more))
        if is_reached and lakes > 0:
            add_up(s, c, p, points, lakes, more, number(1))
            keep_most(p, within[A_LAKE], temples, points, 0.0)


@compiled
def keep_most(p: LegendProspect, most: Numbers, taken: int, points: int, more: float) -> None:
    """Keep what each number of points brings together, and so much more, wherever it is the most so far."""
    for spent in range(points + 1):
        most[spent] = max(most[spent], most_together(p, taken, spent) + more)


@compiled
def is_anything_promising(s: LegendState, p: LegendProspect) -> bool:
    """Whether there could be a better plan at all."""
    return exceeds(s, p, number(NO_MORE), number(0), 0.0)


@compiled
def look_at_goal(s: LegendState, c: LegendContext, p: LegendProspect, there: int) -> None:
    """Work out what it costs to bring pieces to a hex, before journeys to it are looked at."""
    p.need = value_to_hold(s, c.seat, there) - value(s, c.seat, there)
    p.even = highest_rival_value(s, c.seat, there) - value(s, c.seat, there)
    p.denial = denial(s, p, there)
    if 0 < p.need < UNITS:
        price_units(s, c, p, there, p.need, s.ap, number(WITH_A_CAMP))


@compiled
def is_promising(
    s: LegendState, c: LegendContext, p: LegendProspect, who: int, here: int, there: int, cost: int
) -> bool:
    """Whether a journey from a hex, or from NOWHERE, could be part of a better plan. After `look_at_goal`.

    Pieces may also come for work, and go on.
    """
    if may_come_for_work(s, c, p, there, cost):
        return True
    if here == NOWHERE or is_free(p, who, here):
        return could_pay(s, c, p, who, there, cost, 0.0)
    loss = loss_by_leaving(s, p, c.seat, here, there, max(1, p.need), s.ap - cost)
    return could_pay(s, c, p, who, there, cost, loss) or could_pay(s, c, p, who, there, cost + p.relief[here], 0.0)


@compiled
def is_free(p: LegendProspect, who: int, here: int) -> bool:
    """Whether a piece of that kind could leave a hex and lose nothing."""
    return bool(p.free[here] > 0 if who == EXPLORER else p.leaders[here] > p.needed[here])


@compiled
def may_come_for_work(s: LegendState, c: LegendContext, p: LegendProspect, there: int, cost: int) -> bool:
    """Whether a better plan could have pieces come to a hex for work, so that they could go on afterwards."""
    points = s.ap - cost
    if points >= CAMP_COST and free_camp(s, c.seat) != NOWHERE and is_contested_site(s, c.seat, there):
        return True
    if s.tokens[there] > 0:
        return is_digging_promising(s, c, p, there, points)
    return bool(s.terrain[there] == TEMPLE and points >= CLEAR_COST and is_clearing_promising(s, p, there))


@compiled
def is_digging_promising(s: LegendState, c: LegendContext, p: LegendProspect, there: int, points: int) -> bool:
    """Whether a better plan could have somebody dig on a hex, so many points being left for that."""
    if s.dug[there] >= TREASURES_PER_SEGMENT or points < DIG_COST:
        return False
    each = c.unknown[0] + (p.blind + s.ap // DIG_COST) * c.twins
    if exceeds(s, p, number(NO_MORE), number(DIG_COST), each):
        return True
    digs = number(s.tokens[there])
    if digs > TREASURES_PER_SEGMENT - s.dug[there] or points < DIG_COST * digs:
        return False
    masks = (p.lakes[c.seat] + p.lakes_to_take) * TILE_VALUE[s.tile_on[there]]
    return exceeds(s, p, number(A_LAND), DIG_COST * digs, digs * each + masks)


@compiled
def is_clearing_promising(s: LegendState, p: LegendProspect, there: int) -> bool:
    """Whether a better plan could have somebody clear a floor of a temple."""
    one, two = growth(s, there, number(1)), growth(s, there, number(2))
    return exceeds(s, p, number(NO_MORE), number(CLEAR_COST), float(max(one, two - one)))


@compiled
def is_camping_promising(s: LegendState, p: LegendProspect) -> bool:
    """Whether a better plan could have a camp set up."""
    points = s.ap - CAMP_COST
    return bool(points > 0 and p.lead + p.within[WITH_A_CAMP, NO_MORE, points] > p.to_beat + TINY)


@compiled
def exceeds(s: LegendState, p: LegendProspect, extra: int, spent: int, brings: float) -> bool:
    """Whether what is brought for so many points, and what the others could bring, is more than the best found."""
    for ways in range(WAYS):
        points = s.ap - spent - (CAMP_COST if ways == WITH_A_CAMP else 0)
        if points >= 0 and p.lead + brings + p.within[ways, extra, points] > p.to_beat + TINY:
            return True
    return False


@compiled
def could_pay(
    s: LegendState, c: LegendContext, p: LegendProspect, who: int, there: int, cost: int, loss: float
) -> bool:
    """Whether a piece that comes to a hex for such cost and loss, and stays, could be part of a better plan."""
    if cost > s.ap:
        return False
    if exceeds(s, p, number(NO_MORE), cost, -loss):
        return True
    if p.is_ground[there]:
        return exceeds(s, p, number(A_LAND), cost, -loss)
    return could_pay_with_others(s, c, p, who, there, cost, loss)


@compiled
def could_pay_with_others(
    s: LegendState, c: LegendContext, p: LegendProspect, who: int, there: int, cost: int, loss: float
) -> bool:
    """Whether it could if others come, too, as far as they are needed to hold the hex or to deny it."""
    if p.need <= 0 or p.need >= UNITS:
        return bool(p.need >= UNITS)
    units = 1 if who == EXPLORER else LEADER_VALUE
    for others in range(s.ap - cost + 1):
        lost = loss + p.least[max(0, p.even - units), others]
        if p.denial > 0 and lost < NO_PRICE and exceeds(s, p, number(NO_MORE), cost + others, p.denial - lost):
            return True
        lost = loss + p.least[max(0, p.need - units), others]
        if lost < NO_PRICE and is_taking_enough(s, c, p, there, cost + others, p.denial - lost):
            return True
    return False


@compiled
def is_taking_enough(
    s: LegendState, c: LegendContext, p: LegendProspect, there: int, spent: int, brings: float
) -> bool:
    """Whether it is enough to take a hex for so many points, if that brings so much besides what the hex does."""
    if s.terrain[there] == TEMPLE:
        for floors in range(FLOORS_PER_SEGMENT + 1):
            grown = growth(s, there, floors) if floors > 0 else 0
            worth = brings + prize_alone(s, there) + grown
            if exceeds(s, p, number(A_TEMPLE), spent + CLEAR_COST * floors, worth):
                return True
        return False
    if s.terrain[there] == VOLCANO:
        return exceeds(s, p, number(NO_MORE), spent, brings + prize_alone(s, there))
    if s.terrain[there] == LAKE:
        return exceeds(s, p, number(A_LAKE), spent, brings + p.masks[c.seat])
    lakes = p.lakes[c.seat] + p.lakes_to_take
    if s.tokens[there] > 0:
        return exceeds(s, p, number(NO_MORE), spent, brings + lakes)
    masks = lakes * TILE_VALUE[s.tile_on[there]] if s.terrain[there] == RUINS else 0
    return exceeds(s, p, number(A_LAND), spent, brings + masks)
