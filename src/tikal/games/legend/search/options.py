"""What a search considers in a segment of Legend: journeys and work as in the base game, and what Legend adds."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.exchanging import list_exchanges
from tikal.games.legend.rules.recruiting import check_recruit, recruit_cost
from tikal.games.legend.rules.scoring import holds
from tikal.games.legend.rules.segment import do_in_segment
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import RECRUIT, SWAP_TWO
from tikal.games.legend.search.context import LegendContext, is_prize
from tikal.rules.camping import list_camps
from tikal.rules.deploying import camp_of, reserve
from tikal.rules.digging import TREASURES_PER_SEGMENT
from tikal.rules.majority import pieces
from tikal.rules.packing import widen
from tikal.rules.reasons import OK
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import CLEARING, JUNGLE, NOBODY, NOWHERE, RUINS, TEMPLE
from tikal.rules.verbs import DIG, EXPLORER, LEADER, SWAP, Choices, first_of, offer, verb_of
from tikal.search.options import dig_blindly, is_journey, list_journeys, list_work, price_of, take_journey

FAR_LAND: Final = 3
"""Nobody goes farther only to hold open land."""
FEW: Final = 3
"""Explorers are made available when no more are left in the reserve."""


@compiled
def most_to_stand(s: LegendState, seat: int, hex_: int) -> int:
    """Action points that a journey to a hex may cost; NOWHERE if nobody is of use there."""
    terrain = s.terrain[hex_]
    if terrain == TEMPLE:
        return s.ap if s.guardian[hex_] == NOBODY else NOWHERE
    if s.tokens[hex_] > 0 and pieces(s, seat, hex_) < min(TREASURES_PER_SEGMENT, widen(s.tokens[hex_])):
        return s.ap
    if holds(s, seat, hex_):
        return NOWHERE
    if is_prize(s, hex_):
        return s.ap
    if terrain in (JUNGLE, CLEARING, RUINS) and camp_of(s, hex_) == NOBODY:
        return min(FAR_LAND, s.ap)
    return NOWHERE


@compiled
def list_legend_options(s: LegendState, c: LegendContext, out: Choices) -> None:
    """All options of the searching player. `deploy` of the context must fit their camps."""
    out.count = 0
    seat = c.seat
    for there in range(s.hexes):
        most = most_to_stand(s, seat, there)
        if most != NOWHERE:
            list_journeys(s, c, there, most, out)
    list_work(s, seat, out)
    list_camps(s, out)
    list_exchanges_and_recruits(s, seat, widen(0), out)


@compiled
def list_exchanges_and_recruits(s: LegendState, seat: int, always: int, out: Choices) -> None:
    """Exchanges of treasures, and recruits: explorers only if few are left, unless `always` is 1."""
    if s.ap >= SWAP_COST:
        list_exchanges(s, out)
    for who in (EXPLORER, LEADER):
        is_wanted = always == 1 or who == LEADER or reserve(s, seat, EXPLORER) <= FEW
        if is_wanted and s.ap >= recruit_cost(who) and check_recruit(s, who) == OK:
            offer(out, RECRUIT, who, 0, 0)


@compiled
def legend_price(c: LegendContext, code: int) -> int:
    """Action points that an option costs."""
    verb = verb_of(code)
    if verb in (SWAP, SWAP_TWO):
        return SWAP_COST
    return recruit_cost(first_of(code)) if verb == RECRUIT else price_of(c, code)


@compiled
def take_legend_option(s: LegendState, code: int, price: int) -> None:
    """Carry out an option, a treasure that is dug staying unknown."""
    if verb_of(code) == DIG:
        dig_blindly(s, first_of(code))
    else:
        carry_out_option(s, code, price)


@compiled
def carry_out_option(s: LegendState, code: int, price: int) -> None:
    """Carry out an option, treasures seen."""
    if is_journey(verb_of(code)):
        take_journey(s, code, price)
    else:
        do_in_segment(s, code)
