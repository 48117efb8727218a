"""What a search considers in a segment: whole journeys instead of steps, and only where something can be gained.

An option is written like an action. Only `deploy` and `move` mean more than theirs: a piece goes from the reserve, or
from where it stands, to any hex on the cheapest path.
"""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.rules.camping import CAMP_COST, check_site, free_camp, list_camps
from tikal.rules.clearing import CLEAR_COST, list_clears
from tikal.rules.deploying import reserve, take_from_reserve
from tikal.rules.digging import DIG_COST, TREASURES_PER_SEGMENT, do_dig, list_digs
from tikal.rules.guarding import GUARD_COST, list_guards
from tikal.rules.majority import pieces, put
from tikal.rules.moving import shift
from tikal.rules.packing import widen
from tikal.rules.reasons import OK
from tikal.rules.segment import do_spending
from tikal.rules.state import KINDS, State
from tikal.rules.swapping import SWAP_COST, check_swap
from tikal.rules.terrain import HEXES, NOBODY, NOWHERE, TEMPLE
from tikal.rules.verbs import (
    CLEAR,
    DEPLOY,
    DIG,
    EXPLORER,
    GUARD,
    LEADER,
    MOVE,
    SWAP,
    Choices,
    first_of,
    offer,
    second_of,
    third_of,
    verb_of,
)
from tikal.search.context import Context, journey


@compiled
def points_to_stand(s: State, seat: int, hex_: int) -> int:
    """Action points that must be left for a piece to be of use on a hex; NOWHERE if it is of none."""
    if s.terrain[hex_] == TEMPLE:
        return 0 if s.guardian[hex_] == NOBODY else NOWHERE
    if s.tokens[hex_] > 0:
        enough = min(TREASURES_PER_SEGMENT, widen(s.tokens[hex_]))
        return 0 if pieces(s, seat, hex_) < enough else NOWHERE
    if free_camp(s, seat) != NOWHERE and pieces(s, seat, hex_) == 0 and check_site(s, hex_) == OK:
        return CAMP_COST
    return NOWHERE


@compiled
def list_options(s: State, c: Context, out: Choices) -> None:
    """All options of the searching player. `deploy` of the context must fit their camps."""
    out.count = 0
    seat = c.seat
    for there in range(s.hexes):
        keep = points_to_stand(s, seat, there)
        if keep != NOWHERE:
            list_journeys(s, c, there, s.ap - keep, out)
    list_work(s, seat, out)
    list_camps(s, out)
    if s.ap >= SWAP_COST:
        list_good_swaps(s, out)


@compiled
def list_journeys(s: State, c: Context, there: int, most: int, out: Choices) -> None:
    """Pieces that can come to a hex; none walks as far as a fresh explorer would have to come."""
    seat = c.seat
    fresh = widen(c.deploy[seat, there])
    for who in (EXPLORER, LEADER):
        if fresh <= most and reserve(s, seat, who) > 0:
            offer(out, DEPLOY, who, there, 0)
    for here in range(s.hexes):
        if here == there or pieces(s, seat, here) == 0:
            continue
        cost = journey(c, seat, here, there)
        if cost > most:
            continue
        if s.explorers[seat, here] > 0 and (cost < fresh or s.explorers_left[seat] == 0):
            offer(out, MOVE, EXPLORER, here, there)
        if s.leaders[seat, here] > 0:
            offer(out, MOVE, LEADER, here, there)


@compiled
def list_work(s: State, seat: int, out: Choices) -> None:
    """What pieces can do where they stand."""
    for here in range(s.hexes):
        if pieces(s, seat, here) > 0:
            list_work_on(s, here, out)


@compiled
def list_work_on(s: State, here: int, out: Choices) -> None:
    """What pieces on a hex can do there."""
    if s.terrain[here] == TEMPLE:
        list_clears(s, here, out)
        list_guards(s, here, out)
    else:
        list_digs(s, here, out)


@compiled
def list_good_swaps(s: State, out: Choices) -> None:
    """Exchanges towards a pair or a triple."""
    for take in range(KINDS):
        if s.treasures[s.to_act, take] == 0:
            continue
        for seat in range(s.players):
            for give in range(KINDS):
                if check_swap(s, seat, give, take) == OK:
                    offer(out, SWAP, seat, give, take)


@compiled
def price_of(c: Context, code: int) -> int:
    """Action points that an option costs."""
    verb, second, third = verb_of(code), second_of(code), third_of(code)
    if verb == MOVE:
        return journey(c, c.seat, second, third)
    if verb == DEPLOY:
        return widen(c.deploy[c.seat, second])
    if verb == CLEAR:
        return CLEAR_COST
    if verb == DIG:
        return DIG_COST
    if verb == SWAP:
        return SWAP_COST
    return GUARD_COST if verb == GUARD else CAMP_COST


@compiled
def take_option(s: State, code: int, price: int) -> None:
    """Carry out an option."""
    verb = verb_of(code)
    if is_journey(verb):
        take_journey(s, code, price)
    elif verb == DIG:
        dig_blindly(s, first_of(code))
    else:
        do_spending(s, code)


@compiled
def is_journey(verb: int) -> bool:
    """Whether an option brings a piece somewhere."""
    return verb in (MOVE, DEPLOY)


@compiled
def take_journey(s: State, code: int, price: int) -> None:
    """Bring a piece somewhere in one go."""
    who, second = first_of(code), second_of(code)
    if verb_of(code) == MOVE:
        shift(s, who, second, third_of(code))
    else:
        take_from_reserve(s, s.to_act, who)
        put(s, s.to_act, who, second, 1)
    s.ap -= price


@compiled
def dig_blindly(s: State, hex_: int) -> None:
    """Dig a treasure of unknown kind, which is not added to the player's: the evaluation counts it."""
    do_dig(s, hex_)
    forget_treasure(s, hex_)


@compiled
def forget_treasure(s: State, hex_: int) -> None:
    """Take back the treasure just dug on a hex: whatever kind the record has for it, the player cannot know it."""
    s.treasures[s.to_act, s.token[hex_, s.tokens[hex_]]] -= 1


assert HEXES <= 0xFF
