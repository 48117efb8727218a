"""Spending action points in Legend: the base actions and what Legend adds to them (L-AP)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import check_look, do_look, list_looks
from tikal.games.legend.rules.exchanging import (
    check_exchange,
    check_exchange_two,
    exchange_two,
    list_exchanges,
)
from tikal.games.legend.rules.playing import check_power, do_power, list_powers
from tikal.games.legend.rules.recruiting import check_recruit, recruit, recruit_cost
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import (
    STONE_COST,
    border_between,
    check_movestone,
    check_stone,
    list_stones,
    move_stone,
    place_stone,
)
from tikal.rules.guarding import do_guard
from tikal.rules.reasons import OK, TOO_FEW_AP
from tikal.rules.segment import check_spending, do_spending, list_field_work
from tikal.rules.swapping import SWAP_COST, exchange
from tikal.rules.verbs import (
    END,
    EXPLORER,
    GUARD,
    LEADER,
    LOOK,
    MOVESTONE,
    POWER,
    RECRUIT,
    STONE,
    SWAP,
    SWAP_TWO,
    Choices,
    first_of,
    fourth_of,
    offer,
    second_of,
    third_of,
    verb_of,
)


@compiled
def list_segment(s: LegendState, out: Choices) -> None:
    """Everything action points can be spent on, the free things, and `end`."""
    offer(out, END, 0, 0, 0)
    list_field_work(s, out)
    if s.ap >= SWAP_COST:
        list_exchanges(s, out)
    if s.ap >= STONE_COST:
        list_stones(s, out)
    for who in (EXPLORER, LEADER):
        if s.ap >= recruit_cost(who) and check_recruit(s, who) == OK:
            offer(out, RECRUIT, who, 0, 0)
    list_free_things(s, out)


@compiled
def list_free_things(s: LegendState, out: Choices) -> None:
    """C-26: a power and card 07, in one's own turn or segment."""
    list_powers(s, out)
    list_looks(s, out)


@compiled
def check_segment(s: LegendState, code: int) -> int:
    """Whether an action may be done in a segment."""
    verb, first, second, third = verb_of(code), first_of(code), second_of(code), third_of(code)
    if verb == POWER:
        return check_power(s, first)
    if verb == LOOK:
        return check_look(s, first)
    if verb == SWAP:
        return check_paid(s, check_exchange(s, first, second, third), SWAP_COST)
    if verb == SWAP_TWO:
        return check_paid(s, check_exchange_two(s, first, second, third), SWAP_COST)
    if verb == STONE:
        return check_paid(s, check_stone(s, border_between(first, second)), STONE_COST)
    if verb == MOVESTONE:
        goal = border_between(third, fourth_of(code))
        return check_paid(s, check_movestone(s, border_between(first, second), goal), STONE_COST)
    if verb == RECRUIT:
        return check_paid(s, check_recruit(s, first), recruit_cost(first))
    return check_spending(s, code)


@compiled
def check_paid(s: LegendState, reason: int, cost: int) -> int:
    """A shortage of action points is reported last (C-10)."""
    if reason != OK:
        return reason
    return OK if s.ap >= cost else TOO_FEW_AP


@compiled
def do_in_segment(s: LegendState, code: int) -> None:
    """Do an action in a segment; all but `end`."""
    verb, first, second, third = verb_of(code), first_of(code), second_of(code), third_of(code)
    if verb == SWAP:
        exchange(s, first, second, third)
        s.ap -= SWAP_COST
    elif verb == SWAP_TWO:
        exchange_two(s, first, second, third)
        s.ap -= SWAP_COST
    elif verb == STONE:
        place_stone(s, border_between(first, second))
        s.ap -= STONE_COST
    elif verb == MOVESTONE:
        move_stone(s, border_between(first, second), border_between(third, fourth_of(code)))
        s.ap -= STONE_COST
    elif verb == RECRUIT:
        recruit(s, first)
        s.ap -= recruit_cost(first)
    elif verb == GUARD:
        do_guard_and_keep(s, first, second)
    elif verb == POWER:
        do_power(s, first)
    elif verb == LOOK:
        do_look(s, first)
    else:
        do_spending(s, code)


@compiled
def do_guard_and_keep(s: LegendState, who: int, hex_: int) -> None:
    """p20, C-67: the other pieces go back to the available reserve instead of out of the game."""
    seat = s.to_act
    explorers_gone, leaders_gone = s.explorers_gone[seat], s.leaders_gone[seat]
    do_guard(s, who, hex_)
    if s.keep_pieces:
        s.explorers_left[seat] += s.explorers_gone[seat] - explorers_gone
        s.leaders_left[seat] += s.leaders_gone[seat] - leaders_gone
        s.explorers_gone[seat] = explorers_gone
        s.leaders_gone[seat] = leaders_gone
