"""The most that the points left in a last segment of Legend could bring: a bound that no play exceeds.

What each hex could bring is worked out by itself, for every number of points, as if all explorers could be used for all
hexes; then the points are distributed. Land that is open to anybody is counted exactly (see `lands`).
In the products a factor that grows is multiplied with what the other factor is in the end.
"""

from __future__ import annotations

import math

from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.lands import AS_THEY_ARE, WITH_A_CAMP
from tikal.bots.legend_last.leaving import is_camp_left, look_at_pieces
from tikal.bots.legend_last.offers import (
    offer_digging,
    offer_exchanges,
    offer_goal,
    offer_land,
    offer_ruins,
    offer_work,
    take_lakes,
)
from tikal.bots.legend_last.open_land import let_all_take_grounds, value_grounds, with_grounds
from tikal.bots.legend_last.prices import NO_PRICE, NOTHING, OUT_OF_REACH, TINY, price_relief
from tikal.bots.legend_last.prospect import ANY_NUMBER, FEWER, NO_FEWER, LegendProspect
from tikal.bots.legend_last.purse import spend_in_row, start_with_nothing
from tikal.rules.camping import CAMP_COST, check_site
from tikal.rules.compiled import compiled
from tikal.rules.digging import DIG_COST
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import may_build
from tikal.rules.packing import number
from tikal.rules.reasons import OK
from tikal.rules.terrain import NOBODY, RUINS, TEMPLE


@compiled
def most_to_gain(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """No play raises the value by more than this, unless it is enough to beat the best found.

    After `value_when_finished`.
    """
    want_camps(s, c, p)
    most = most_by_all_ways(s, c, p)
    if not p.begun and p.lead + most > p.to_beat + TINY:
        most = min(most, most_by_outcomes(s, c, p))
    if not may_dig(s):
        most = math.floor(most + TINY)
    return p.lead + most - p.finished


@compiled
def most_by_all_ways(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """The same for the outcome that is looked at, as a growth of the lead; with a camp only if that could matter."""
    most = most_with(s, c, p, s.ap, number(AS_THEY_ARE))
    if is_camp_left(s, c.seat) and p.lead + most <= p.to_beat + TINY:
        most = max(most, most_with(s, c, p, s.ap - CAMP_COST, number(WITH_A_CAMP)))
    return most


@compiled
def most_by_outcomes(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """A sharper bound, for two kinds of plays.

    With T temples and L lands, t and l more of them bring T l + t L + t l. If t is not below 0, each temple that is
    given up costs L, and each land T, for t l is no more than all that is taken of both brings. If it is, t (L + l) is
    at most -(L + l), and so all together at most (T - 1) l - L: land counts with one temple less, whatever t is.
    """
    look_for_outcome(s, c, p, number(NO_FEWER))
    most = most_by_all_ways(s, c, p)
    if p.lead + most <= p.to_beat + TINY and may_have_fewer(s, p):
        look_for_outcome(s, c, p, number(FEWER))
        most = max(most, most_by_all_ways(s, c, p))
    look_for_outcome(s, c, p, number(ANY_NUMBER))
    return most


@compiled
def may_have_fewer(s: LegendState, p: LegendProspect) -> bool:
    """Whether there is a temple that might be given up."""
    for k in range(p.movers):
        hex_ = p.mover[k]
        if s.terrain[hex_] == TEMPLE and p.bound[hex_] + p.needed[hex_] > 0:
            return True
    return False


@compiled
def look_for_outcome(s: LegendState, c: LegendContext, p: LegendProspect, outcome: int) -> None:
    """Look only at plays that come to this."""
    p.outcome = outcome
    look_at_pieces(s, c, p)


@compiled
def want_camps(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Nothing is wanted yet but pieces where they have to come before a camp can be set up."""
    may_camp = is_camp_left(s, c.seat)
    for hex_ in range(s.hexes):
        p.wanted[hex_] = 1 if may_camp and is_contested_site(s, c.seat, hex_) else 0


@compiled
def is_contested_site(s: LegendState, seat: int, hex_: int) -> bool:
    """Whether pieces have to come before a camp can be set up here."""
    return check_site(s, hex_) == OK and not may_build(s, seat, hex_)


@compiled
def may_dig(s: LegendState) -> bool:
    """Whether treasures might be dug, which bring fractions of points in the mean."""
    return s.ap >= DIG_COST and bool(s.tokens[: s.hexes].max() > 0)


@compiled
def most_with(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> float:
    """The most by which the lead can grow from where things stand, with so many points and such ways."""
    lakes = offer_everything(s, c, p, points, ways)
    if p.outcome == FEWER:
        add_up(s, c, p, points, lakes, number(-1), number(0))
        return most_of_all(p, points)
    most, more, added_up = 0.0, 0.0, NOBODY
    for taken in range(points, -1, -1):
        if p.best[taken, points] <= OUT_OF_REACH:
            continue
        if added_up != NOBODY:  # for more temples: land brings no less with them
            more = most_together(p, taken, points) - (added_up - taken) * p.lands[c.seat]
        if added_up == NOBODY or p.lead + more > p.to_beat + TINY:
            add_up(s, c, p, points, lakes, taken, number(0))
            added_up, more = taken, most_together(p, taken, points)
        most = max(most, more)
    return most


@compiled
def most_of_all(p: LegendProspect, points: int) -> float:
    """The most for so many points, whatever number of temples is taken: all count land with what was added up."""
    most = 0.0
    for taken in range(points + 1):
        if p.best[taken, points] > OUT_OF_REACH:
            most = max(most, most_together(p, taken, points))
    return most


@compiled
def most_together(p: LegendProspect, taken: int, points: int) -> float:
    """The most for so many points, some spent on temples and what counts by itself, some on what was added up."""
    most = -NO_PRICE
    for spent in range(points + 1):
        most = max(most, p.best[taken, spent] + p.total[points - spent])
    return most


@compiled
def offer_everything(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> int:
    """Let points be spent on all that can be had, temples being counted; how many lakes could be taken."""
    start_with_nothing(p, points)
    price_relief(s, c, p, points, ways)
    p.factors = 0
    for hex_ in range(s.hexes):
        if holds(s, c.seat, hex_):
            offer_work(s, c, p, hex_, points)
    for k in range(p.goals):
        offer_goal(s, c, p, k, points, ways)
    offer_exchanges(p, points)
    offer_digging(s, c, p, points, ways)
    let_all_take_grounds(s, c, p, points, ways)
    return take_lakes(s, c, p, points, ways) if may_count_masks(s, c, p) else 0


@compiled
def may_count_masks(s: LegendState, c: LegendContext, p: LegendProspect) -> bool:
    """Whether there are masks that lakes count with, or could be."""
    if p.masks[c.seat] > 0 or (p.rival_scores and p.masks[p.rival] > 0):
        return True
    for k in range(p.factors):
        if s.terrain[p.factor[k]] == RUINS:
            return True
    return False


@compiled
def add_up(
    s: LegendState, c: LegendContext, p: LegendProspect, points: int, lakes: int, temples: int, lake: int
) -> None:
    """What each number of points brings in land and lakes if there are so many more temples to count land with.

    With one more lake, masks count with that, too.
    """
    seat = c.seat
    value_grounds(p, points, p.temples[seat] + temples)
    p.total[: points + 1] = -NO_PRICE
    p.row[: points + 1] = NOTHING
    for k in range(p.factors):
        if s.terrain[p.factor[k]] != RUINS:
            offer_land(p, k, points, p.temples[seat] + temples)
    p.rest[:] = p.row
    for more in range(lakes + 1):
        if p.by_lakes[more, points] <= OUT_OF_REACH:
            break
        p.row[:] = p.rest
        for k in range(p.factors):
            if s.terrain[p.factor[k]] == RUINS:
                offer_ruins(s, c, p, k, points, p.temples[seat] + temples, p.lakes[seat] + more + lake)
        if more > 0:
            p.by_taking[:] = p.by_lakes[more]
            p.by_denying[:] = NOTHING
            spend_in_row(p, points)
        bring = more * (p.masks[seat] + (p.masks[p.rival] if p.rival_scores else 0)) + temples * p.lands[seat]
        for spent in range(points + 1):
            p.total[spent] = max(p.total[spent], bring + with_grounds(p, spent))
