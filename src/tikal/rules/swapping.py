"""Exchanging a treasure with an opponent (R-SWAP)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.rules.reasons import (
    OK,
    SWAP_MINE,
    SWAP_PAIR_MINE,
    SWAP_PAIR_THEIRS,
    SWAP_SAME,
    SWAP_SEAT,
    SWAP_THEIRS,
    TOO_FEW_AP,
)
from tikal.rules.state import KINDS, State
from tikal.rules.verbs import SWAP, Choices, offer

SWAP_COST: Final = 3


@compiled
def check_swap(s: State, seat: int, give: int, take: int) -> int:
    """R-SWAP-1, 3, 4: only single treasures change hands, and only for another kind."""
    if seat >= s.players or seat == s.to_act:
        return SWAP_SEAT
    if give == take:
        return SWAP_SAME
    mine, theirs = s.treasures[s.to_act, give], s.treasures[seat, take]
    if mine == 0:
        return SWAP_MINE
    if theirs == 0:
        return SWAP_THEIRS
    if mine > 1:
        return SWAP_PAIR_MINE
    if theirs > 1:
        return SWAP_PAIR_THEIRS
    return OK if s.ap >= SWAP_COST else TOO_FEW_AP


@compiled
def list_swaps(s: State, out: Choices) -> None:
    """All exchanges with all opponents."""
    if s.ap < SWAP_COST:
        return
    for give in range(KINDS):
        if s.treasures[s.to_act, give] != 1:
            continue
        for seat in range(s.players):
            for take in range(KINDS):
                if check_swap(s, seat, give, take) == OK:
                    offer(out, SWAP, seat, give, take)


@compiled
def do_swap(s: State, seat: int, give: int, take: int) -> None:
    """Pay for an exchange and make it."""
    s.ap -= SWAP_COST
    exchange(s, seat, give, take)


@compiled
def exchange(s: State, seat: int, give: int, take: int) -> None:
    """One treasure of the player for one of an opponent's."""
    hand_over(s, s.to_act, seat, give)
    hand_over(s, seat, s.to_act, take)


@compiled
def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """One treasure goes from one player to another."""
    s.treasures[giver, kind] -= 1
    s.treasures[taker, kind] += 1
