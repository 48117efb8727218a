"""What a search considers in a segment of Legend: journeys and work as in the base game, and what Legend adds."""

from __future__ import annotations

from typing import Final

from tikal.bots.legend_context import LegendContext, is_prize
from tikal.bots.options import forget_treasure, list_journeys, list_work, price_of
from tikal.rules.camping import CAMP_COST, check_camp, free_camp
from tikal.rules.compiled import compiled
from tikal.rules.deploying import camp_of, reserve, take_from_reserve
from tikal.rules.digging import TREASURES_PER_SEGMENT, do_dig
from tikal.rules.legend.exchanging import list_exchanges
from tikal.rules.legend.recruiting import check_recruit, recruit_cost
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.segment import do_in_segment
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import pieces, put
from tikal.rules.moving import shift
from tikal.rules.packing import number
from tikal.rules.reasons import OK
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import CLEARING, JUNGLE, NOBODY, NOWHERE, RUINS, TEMPLE
from tikal.rules.verbs import (
    CAMP,
    DEPLOY,
    DIG,
    EXPLORER,
    LEADER,
    MOVE,
    RECRUIT,
    SWAP,
    SWAP_TWO,
    Choices,
    first_of,
    offer,
    second_of,
    third_of,
    verb_of,
)

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
    if s.tokens[hex_] > 0 and pieces(s, seat, hex_) < min(TREASURES_PER_SEGMENT, number(s.tokens[hex_])):
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
    """All options of the searching player. `deploy` of the context must fit his camps."""
    out.count = 0
    seat = c.seat
    for there in range(s.hexes):
        most = most_to_stand(s, seat, there)
        if most != NOWHERE:
            list_journeys(s, c, there, most, out)
    for here in range(s.hexes):
        if pieces(s, seat, here) > 0:
            list_work(s, here, out)
    if s.ap >= CAMP_COST and free_camp(s, seat) != NOWHERE:
        for hex_ in range(s.hexes):
            if check_camp(s, hex_) == OK:
                offer(out, CAMP, hex_, 0, 0)
    if s.ap >= SWAP_COST:
        list_exchanges(s, out)
    for who in (EXPLORER, LEADER):
        is_wanted = who == LEADER or reserve(s, seat, EXPLORER) <= FEW
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
    """Carry out an option. A treasure of unknown kind is not added to the player's: the evaluation counts it."""
    if verb_of(code) == DIG:
        do_dig(s, first_of(code))
        forget_treasure(s, first_of(code))
    else:
        carry_out_option(s, code, price)


@compiled
def carry_out_option(s: LegendState, code: int, price: int) -> None:
    """Carry out an option, treasures seen."""
    verb, first, second, third = verb_of(code), first_of(code), second_of(code), third_of(code)
    if verb == MOVE:
        shift(s, first, second, third)
        s.ap -= price
    elif verb == DEPLOY:
        take_from_reserve(s, s.to_act, first)
        put(s, s.to_act, first, second, 1)
        s.ap -= price
    else:
        do_in_segment(s, code)
