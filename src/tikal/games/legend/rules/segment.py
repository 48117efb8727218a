"""Spending action points in Legend: the base actions and what Legend adds to them (L-AP)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import check_look, do_look, list_looks
from tikal.games.legend.rules.exchanging import check_exchange, check_exchange_two, exchange_two, list_exchanges
from tikal.games.legend.rules.playing import check_power, do_power, list_powers
from tikal.games.legend.rules.recruiting import check_recruit, recruit, recruit_cost
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import (
    STONE_COST,
    check_movestone,
    check_stone,
    do_movestone,
    do_stone,
    list_stones,
)
from tikal.games.legend.rules.verbs import LOOK, MOVESTONE, POWER, RECRUIT, STONE, SWAP_TWO
from tikal.rules.flow import Verb, do_of
from tikal.rules.guarding import check_guard, do_guard
from tikal.rules.reasons import OK, TOO_FEW_AP
from tikal.rules.segment import FIELD_WORK, list_field_work
from tikal.rules.swapping import SWAP_COST, exchange
from tikal.rules.verbs import END, EXPLORER, GUARD, LEADER, SWAP, Choices, offer


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
    """C-26: a power and card 07, in your own turn or segment."""
    list_powers(s, out)
    list_looks(s, out)


@compiled
def check_paid(s: LegendState, reason: int, cost: int) -> int:
    """A shortage of action points is reported last (C-10)."""
    if reason != OK:
        return reason
    return OK if s.ap >= cost else TOO_FEW_AP


@compiled
def check_paid_exchange(s: LegendState, seat: int, give: int, take: int) -> int:
    """One treasure for one."""
    return check_paid(s, check_exchange(s, seat, give, take), SWAP_COST)


@compiled
def do_paid_exchange(s: LegendState, seat: int, give: int, take: int) -> None:
    """One treasure for one."""
    exchange(s, seat, give, take)
    s.ap -= SWAP_COST


@compiled
def check_paid_exchange_two(s: LegendState, seat: int, pair: int, take: int) -> int:
    """Two treasures for two."""
    return check_paid(s, check_exchange_two(s, seat, pair, take), SWAP_COST)


@compiled
def do_paid_exchange_two(s: LegendState, seat: int, pair: int, take: int) -> None:
    """Two treasures for two."""
    exchange_two(s, seat, pair, take)
    s.ap -= SWAP_COST


@compiled
def check_paid_stone(s: LegendState, here: int, there: int) -> int:
    """Place a stone token."""
    return check_paid(s, check_stone(s, here, there), STONE_COST)


@compiled
def do_paid_stone(s: LegendState, here: int, there: int) -> None:
    """Place a stone token."""
    do_stone(s, here, there)
    s.ap -= STONE_COST


@compiled
def check_paid_movestone(s: LegendState, here: int, there: int, to_here: int, to_there: int) -> int:
    """Move a stone token."""
    return check_paid(s, check_movestone(s, here, there, to_here, to_there), STONE_COST)


@compiled
def do_paid_movestone(s: LegendState, here: int, there: int, to_here: int, to_there: int) -> None:
    """Move a stone token."""
    do_movestone(s, here, there, to_here, to_there)
    s.ap -= STONE_COST


@compiled
def check_paid_recruit(s: LegendState, who: int) -> int:
    """Make a piece available."""
    return check_paid(s, check_recruit(s, who), recruit_cost(who))


@compiled
def do_paid_recruit(s: LegendState, who: int) -> None:
    """Make a piece available."""
    recruit(s, who)
    s.ap -= recruit_cost(who)


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


FREE_THINGS: Final = (
    Verb(POWER, check_power, do_power),
    Verb(LOOK, check_look, do_look),
)
"""What costs neither action points nor a turn."""

SPENDING: Final = (
    *FIELD_WORK,
    Verb(GUARD, check_guard, do_guard_and_keep),
    Verb(SWAP, check_paid_exchange, do_paid_exchange),
    Verb(SWAP_TWO, check_paid_exchange_two, do_paid_exchange_two),
    Verb(STONE, check_paid_stone, do_paid_stone),
    Verb(MOVESTONE, check_paid_movestone, do_paid_movestone),
    Verb(RECRUIT, check_paid_recruit, do_paid_recruit),
)
"""What action points are spent on in Legend."""

do_in_segment = do_of("segment", SPENDING)
