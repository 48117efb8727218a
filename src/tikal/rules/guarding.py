"""Placing guardians on temples (R-GUARD)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.rules.majority import in_majority, pieces, pieces_of, put
from tikal.rules.reasons import (
    GUARD_LIMIT,
    GUARD_MAJORITY,
    GUARD_NOBODY,
    GUARD_NOT_TEMPLE,
    GUARD_TAKEN,
    GUARD_WHO,
    OK,
    TOO_FEW_AP,
)
from tikal.rules.state import State
from tikal.rules.terrain import NOBODY, TEMPLE
from tikal.rules.verbs import EXPLORER, GUARD, LEADER, Choices, offer

GUARD_COST: Final = 5


@compiled
def check_guardian(s: State, who: int, hex_: int) -> int:
    """R-GUARD-1, 2 without the price: an unguarded temple, a piece to stay, the majority, a guardian left."""
    if s.terrain[hex_] != TEMPLE:
        return GUARD_NOT_TEMPLE
    if s.guardian[hex_] != NOBODY:
        return GUARD_TAKEN
    if s.guardians_left[s.to_act] == 0:
        return GUARD_LIMIT
    if pieces(s, s.to_act, hex_) == 0:
        return GUARD_NOBODY
    if pieces_of(s, s.to_act, who, hex_) == 0:
        return GUARD_WHO
    return OK if in_majority(s, s.to_act, hex_) else GUARD_MAJORITY


@compiled
def check_guard(s: State, who: int, hex_: int) -> int:
    """Whether a guardian may be placed for action points."""
    reason = check_guardian(s, who, hex_)
    if reason != OK:
        return reason
    return OK if s.ap >= GUARD_COST else TOO_FEW_AP


@compiled
def list_guards(s: State, hex_: int, out: Choices) -> None:
    """The guardians that may be placed on this hex."""
    if s.ap < GUARD_COST:
        return
    for who in (EXPLORER, LEADER):
        if check_guard(s, who, hex_) == OK:
            offer(out, GUARD, who, hex_, 0)


@compiled
def do_guard(s: State, who: int, hex_: int) -> None:
    """Pay, and place the guardian."""
    s.ap -= GUARD_COST
    set_guardian(s, who, hex_)


@compiled
def set_guardian(s: State, who: int, hex_: int) -> None:
    """R-GUARD-2, 3: one piece stays for good; the player's other pieces there leave the game."""
    seat = s.to_act
    put(s, seat, who, hex_, -1)
    s.guardian[hex_] = seat
    s.guardian_who[hex_] = who
    s.guardians_left[seat] -= 1
    s.explorers_gone[seat] += s.explorers[seat, hex_]
    s.leaders_gone[seat] += s.leaders[seat, hex_]
    s.explorers[seat, hex_] = 0
    s.leaders[seat, hex_] = 0
