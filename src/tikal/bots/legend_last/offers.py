"""What can be had for action points: hexes, work, exchanges and treasures, each by itself."""

from __future__ import annotations

from tikal.bots.beam import LAYERS
from tikal.bots.features import expected_points
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.margin import denial, growth, is_worth_denying, prize, prize_alone, value_to_hold
from tikal.bots.legend_last.prices import NO_PRICE, NOTHING, TINY, points_to_dig, price_units
from tikal.bots.legend_last.prospect import UNITS, LegendProspect
from tikal.bots.legend_last.purse import distribute, distribute_to_temple, spend_on_steps
from tikal.rules.clearing import CLEAR_COST
from tikal.rules.compiled import compiled
from tikal.rules.digging import DIG_COST, TREASURES_PER_SEGMENT
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import LEADER_VALUE, highest_rival_value, pieces, value
from tikal.rules.packing import number
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import LAKE, NOBODY, RUINS, TEMPLE, TILE_VALUE, VOLCANO


@compiled
def list_goals(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Hexes that the player does not hold but that could bring something. After `list_grounds`."""
    seat, one = c.seat, number(1)
    p.goals = 0
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == LAKE or p.is_ground[hex_] or holds(s, seat, hex_):
            continue
        if prize(s, hex_, one, one, one, one) > 0:
            k = p.goals
            p.goal[k] = hex_
            p.needs[k] = value_to_hold(s, seat, hex_) - value(s, seat, hex_)
            p.evens[k] = highest_rival_value(s, seat, hex_) - value(s, seat, hex_)
            p.goals += 1


@compiled
def offer_goal(s: LegendState, c: LegendContext, p: LegendProspect, k: int, points: int, ways: int) -> None:
    """Let points be spent on a hex that the player does not hold; what counts with others is only noted."""
    seat, hex_, need, even = c.seat, p.goal[k], p.needs[k], p.evens[k]
    if need > min(LEADER_VALUE * points + 1, UNITS - 1):
        return
    denied = denial(s, p, hex_)
    price_units(s, c, p, hex_, need, points, ways)
    if s.players > 2 and p.least[max(0, even), points] < NO_PRICE and is_held_by_another(s, p, seat, hex_):
        p.wanted[hex_] = 1
    is_in_reach = p.least[need, points] < NO_PRICE or (denied > 0 and p.least[max(0, even), points] < NO_PRICE)
    if not is_in_reach:
        return
    if s.terrain[hex_] not in (TEMPLE, VOLCANO):
        note_factor(p, hex_, points, need, even, denied)
        return
    worth = prize_alone(s, hex_) + denied
    is_temple = s.terrain[hex_] == TEMPLE
    one, two = growth(s, hex_, number(1)) if is_temple else 0, growth(s, hex_, number(2)) if is_temple else 0
    for spent in range(points + 1):
        p.by_denying[spent] = max(NOTHING, denied - p.least[even, spent]) if denied > 0 else NOTHING
        p.by_taking[spent] = worth - p.least[need, spent]
        if one > 0 and spent > CLEAR_COST:
            p.by_taking[spent] = max(p.by_taking[spent], worth + one - p.least[need, spent - CLEAR_COST])
        if two > 0 and spent > 2 * CLEAR_COST:
            p.by_taking[spent] = max(p.by_taking[spent], worth + two - p.least[need, spent - 2 * CLEAR_COST])
        if p.least[need, spent] < NO_PRICE or p.by_denying[spent] > TINY:
            p.wanted[hex_] = 1
    if is_temple:
        distribute_to_temple(p, points)
    else:
        distribute(p, points)


@compiled
def is_held_by_another(s: LegendState, p: LegendProspect, seat: int, hex_: int) -> bool:
    """Whether a rival holds a hex to whom it should be denied, even if he is not ahead of the others now."""
    for rival in range(s.players):
        if rival != seat and holds(s, rival, hex_) and is_worth_denying(s, p, rival, hex_):
            return True
    return False


@compiled
def note_factor(p: LegendProspect, hex_: int, points: int, need: int, even: int, denied: int) -> None:
    """Note a hex that counts with temples or lakes."""
    k, steps = p.factors, 0
    p.factor[k], p.denied[k] = hex_, denied
    lost, lost_even = NO_PRICE, NO_PRICE
    for spent in range(points + 1):
        p.lost_for[k, spent] = p.least[need, spent]
        p.lost_even[k, spent] = p.least[even, spent] if even > 0 else NO_PRICE
        if p.lost_for[k, spent] < lost or p.lost_even[k, spent] < lost_even:
            p.factor_step[k, steps] = spent
            steps += 1
        lost, lost_even = p.lost_for[k, spent], p.lost_even[k, spent]
    p.factor_steps[k] = steps
    p.factors += 1


@compiled
def offer_land(p: LegendProspect, k: int, points: int, temples: int) -> None:
    """Let points be spent on open land on which others are, if it counts with so many temples."""
    p.steps = 0
    for n in range(p.factor_steps[k]):
        spent = p.factor_step[k, n]
        gain = max(temples + p.denied[k] - p.lost_for[k, spent], p.denied[k] - p.lost_even[k, spent])
        if gain > TINY:
            p.by_taking[spent], p.by_denying[spent] = gain, NOTHING
            p.step[p.steps] = spent
            p.steps += 1
    if p.steps > 0:
        p.wanted[p.factor[k]] = 1
        spend_on_steps(p, p.row, points)


@compiled
def offer_ruins(
    s: LegendState, c: LegendContext, p: LegendProspect, k: int, points: int, temples: int, lakes: int
) -> None:
    """Let points be spent on ruins, if there are so many temples and lakes that they count with.

    With treasures they show one mask, emptied ones all; emptying those that the player holds brings the rest.
    """
    hex_, digs = p.factor[k], number(s.tokens[p.factor[k]])
    when_emptied = temples + lakes * TILE_VALUE[s.tile_on[hex_]]
    worth = lakes if digs > 0 else when_emptied
    held = worth if holds(s, c.seat, hex_) else 0
    emptied, price = NOTHING, LAYERS
    if 0 < digs <= TREASURES_PER_SEGMENT - s.dug[hex_]:
        price = DIG_COST * digs
        emptied = when_emptied - held + p.denied[k] + digs * (c.unknown[0] + points // DIG_COST * c.twins)
    p.steps = 0
    last = TINY
    for spent in range(points + 1):
        gain = max(worth - held + p.denied[k] - p.lost_for[k, spent], p.denied[k] - p.lost_even[k, spent])
        if spent >= price:
            gain = max(gain, emptied - p.lost_for[k, spent - price])
        if gain > last:
            p.by_taking[spent], p.by_denying[spent] = gain, NOTHING
            p.step[p.steps] = spent
            p.steps += 1
            last = gain
    if p.steps > 0:
        p.wanted[hex_] = max(p.wanted[hex_], 1 if held == 0 else 0)
        spend_on_steps(p, p.row, points)


@compiled
def offer_work(s: LegendState, c: LegendContext, p: LegendProspect, hex_: int, points: int) -> None:
    """Let points be spent on work on a hex that the player holds: floors cleared, ruins emptied."""
    if s.terrain[hex_] == TEMPLE and s.guardian[hex_] == NOBODY:
        one, two = growth(s, hex_, number(1)), growth(s, hex_, number(2))
        for spent in range(points + 1):
            p.by_denying[spent] = NOTHING
            p.by_taking[spent] = float(max(one if spent >= CLEAR_COST else 0, two if spent >= 2 * CLEAR_COST else 0))
        if one > 0 and pieces(s, c.seat, hex_) == s.cleared[hex_]:
            p.wanted[hex_] = 1
        distribute(p, points)
    elif s.terrain[hex_] == RUINS and 0 < s.tokens[hex_] <= TREASURES_PER_SEGMENT - s.dug[hex_]:
        p.least[0, : points + 1] = NOTHING
        note_factor(p, hex_, points, 0, 0, 0)


@compiled
def offer_exchanges(p: LegendProspect, points: int) -> None:
    """Let points be spent on exchanges."""
    for spent in range(points + 1):
        p.by_taking[spent], p.by_denying[spent] = NOTHING, NOTHING
    for bundle in range(p.bundles):
        gain = p.gain[bundle] - (p.gift[bundle, p.rival] if p.rival_scores else 0)
        for spent in range(SWAP_COST * p.swaps[bundle], points + 1):
            p.by_taking[spent] = max(p.by_taking[spent], float(gain))
    distribute(p, points)


@compiled
def offer_digging(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> None:
    """Let points be spent on treasures."""
    access = LAYERS
    for hex_ in range(s.hexes):
        if s.tokens[hex_] > 0 and s.dug[hex_] < TREASURES_PER_SEGMENT:
            near = points_to_dig(s, c, p, hex_, ways)
            access = min(access, near)
            if 0 < near <= points - DIG_COST:
                p.wanted[hex_] = 1
    for spent in range(points + 1):
        p.by_taking[spent], p.by_denying[spent] = NOTHING, NOTHING
    for spent in range(access + DIG_COST, points + 1):
        more = (spent - access) // DIG_COST
        p.by_taking[spent] = expected_points(c, p.blind + more) - expected_points(c, p.blind)
    distribute(p, points)


@compiled
def deny_lake(s: LegendState, p: LegendProspect, seat: int, hex_: int, points: int) -> None:
    """Let points be spent on a lake only to take it from the rival. After `price_units`."""
    denied = denial(s, p, hex_)
    if denied == 0:
        return
    even = highest_rival_value(s, seat, hex_) - value(s, seat, hex_)
    for spent in range(points + 1):
        p.by_taking[spent] = NOTHING
        p.by_denying[spent] = max(NOTHING, denied - p.least[even, spent])
        if p.by_denying[spent] > TINY:
            p.wanted[hex_] = 1
    distribute(p, points)


@compiled
def take_lakes(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> int:
    """What is lost by taking 1, 2, 3 ... more lakes, at least; how many there are to take."""
    count = 0
    p.by_lakes[0, : points + 1] = NOTHING
    for hex_ in range(s.hexes):
        if s.terrain[hex_] != LAKE or holds(s, c.seat, hex_):
            continue
        need = value_to_hold(s, c.seat, hex_) - value(s, c.seat, hex_)
        if need > min(LEADER_VALUE * points + 1, UNITS - 1):
            continue
        price_units(s, c, p, hex_, need, points, ways)
        deny_lake(s, p, c.seat, hex_, points)
        if p.least[need, points] >= NO_PRICE:
            continue
        p.wanted[hex_] = 1
        count += 1
        p.by_lakes[count, : points + 1] = -NO_PRICE
        add_lake(p, count, need, points)
    return count


@compiled
def add_lake(p: LegendProspect, count: int, need: int, points: int) -> None:
    """Let the last of so many lakes be taken, too. After `price_units`."""
    p.steps = 0
    for spent in range(1, points + 1):
        if p.least[need, spent] < p.least[need, spent - 1]:
            p.step[p.steps] = spent
            p.steps += 1
    for taken in range(count, 0, -1):
        for spent in range(points, 0, -1):
            for k in range(p.steps):
                here = p.step[k]
                if here > spent:
                    break
                with_this = p.by_lakes[taken - 1, spent - here] - p.least[need, here]
                p.by_lakes[taken, spent] = max(p.by_lakes[taken, spent], with_this)
