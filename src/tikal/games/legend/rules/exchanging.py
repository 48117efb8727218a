"""Exchanging one or two treasures (L-SWAP) in the four readings of A-44."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import SWAP_TWO
from tikal.rules.packing import widen
from tikal.rules.reasons import (
    EXCHANGE_GIVEN,
    EXCHANGE_MINE,
    EXCHANGE_PAIR_ORDER,
    EXCHANGE_SAME,
    EXCHANGE_SEAT,
    EXCHANGE_TAKEN,
    EXCHANGE_THEIRS,
    OK,
)
from tikal.rules.state import KINDS
from tikal.rules.swapping import exchange
from tikal.rules.verbs import SWAP, Choices, offer

LITERAL: Final = 0
TAKEN_ONLY: Final = 1
GIVEN_ONLY: Final = 2
SWAP_RULES: Final = ("literal", "takenOnly", "givenOnly", "taken+given")


@compiled
def check_parties(s: LegendState, seat: int) -> int:
    """An opponent at the table."""
    return EXCHANGE_SEAT if seat >= s.players or seat == s.to_act else OK


@compiled
def check_single(s: LegendState, seat: int, give: int, take: int) -> int:
    """A token of your own for one of another kind, whatever the collections."""
    if check_parties(s, seat) != OK:
        return EXCHANGE_SEAT
    if give == take:
        return EXCHANGE_SAME
    return OK if s.treasures[s.to_act, give] > 0 else EXCHANGE_MINE


@compiled
def check_taken(s: LegendState, seat: int, take: int, copies: int) -> int:
    """L-SWAP-2, 3: the opponent has that many copies, and the player's collection is at least as large."""
    if s.treasures[seat, take] < copies:
        return EXCHANGE_THEIRS
    if s.swap_rule == GIVEN_ONLY or s.treasures[s.to_act, take] >= s.treasures[seat, take]:
        return OK
    return EXCHANGE_TAKEN


@compiled
def check_given(s: LegendState, seat: int, give: int, is_single: bool) -> int:
    """L-SWAP-4: not from a collection smaller than the opponent's; `literal` demands one more for a single token."""
    if s.swap_rule == TAKEN_ONLY:
        return OK
    return OK if s.treasures[s.to_act, give] >= least_to_give(s, seat, give, is_single) else EXCHANGE_GIVEN


@compiled
def least_to_give(s: LegendState, seat: int, give: int, is_single: bool) -> int:
    """How many of a kind the player needs to give one of them to an opponent."""
    more = 1 if s.swap_rule == LITERAL and is_single else 0
    return widen(s.treasures[seat, give]) + more


@compiled
def check_exchange(s: LegendState, seat: int, give: int, take: int) -> int:
    """One token for one."""
    reason = check_single(s, seat, give, take)
    if reason == OK:
        reason = check_taken(s, seat, take, 1)
    return reason if reason != OK else check_given(s, seat, give, True)


@compiled
def check_exchange_two(s: LegendState, seat: int, pair: int, take: int) -> int:
    """C-39: two tokens, of one kind or of two kinds in the order of the list, for two of one kind."""
    one, other = pair // KINDS, pair % KINDS
    if check_parties(s, seat) != OK:
        return EXCHANGE_SEAT
    if one > other:
        return EXCHANGE_PAIR_ORDER
    if take in (one, other):
        return EXCHANGE_SAME
    if s.treasures[s.to_act, one] < (2 if one == other else 1) or s.treasures[s.to_act, other] == 0:
        return EXCHANGE_MINE
    reason = check_taken(s, seat, take, 2)
    if reason == OK:
        reason = check_given(s, seat, one, False)
    return reason if reason != OK else check_given(s, seat, other, False)


@compiled
def list_exchanges(s: LegendState, out: Choices) -> None:
    """All exchanges with all opponents."""
    for seat in range(s.players):
        if seat == s.to_act:
            continue
        for take in range(KINDS):
            if check_taken(s, seat, take, 1) == OK:
                list_exchanges_for(s, seat, take, out)


@compiled
def list_exchanges_for(s: LegendState, seat: int, take: int, out: Choices) -> None:
    """All that can be given to an opponent for one kind."""
    for give in range(KINDS):
        if s.treasures[s.to_act, give] == 0:
            continue
        if check_exchange(s, seat, give, take) == OK:
            offer(out, SWAP, seat, give, take)
        for other in range(give, KINDS):
            if check_exchange_two(s, seat, give * KINDS + other, take) == OK:
                offer(out, SWAP_TWO, seat, give * KINDS + other, take)


@compiled
def exchange_two(s: LegendState, seat: int, pair: int, take: int) -> None:
    """Two treasures for two of a kind."""
    exchange(s, seat, pair // KINDS, take)
    exchange(s, seat, pair % KINDS, take)
