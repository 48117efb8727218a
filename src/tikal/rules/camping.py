"""Setting up camps (R-CAMP)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, lowest_bit, where_above, where_equal
from tikal.rules.deploying import camp_of
from tikal.rules.majority import may_build, occupied, pieces
from tikal.rules.reasons import (
    CAMP_BASE,
    CAMP_MAJORITY,
    CAMP_NONE_LEFT,
    CAMP_PRESENCE,
    CAMP_TAKEN,
    CAMP_TERRAIN,
    CAMP_TOKENS,
    OK,
    TOO_FEW_AP,
)
from tikal.rules.state import CAMPS, State
from tikal.rules.terrain import CAMP as BASE_CAMP_TERRAIN
from tikal.rules.terrain import CLEARING, NOBODY, NOWHERE, RUINS
from tikal.rules.verbs import CAMP, Choices, offer

CAMP_COST: Final = 5


@compiled
def check_site(s: State, hex_: int) -> int:
    """R-CAMP-1, 2: a clearing or emptied ruins without a camp."""
    if s.terrain[hex_] == BASE_CAMP_TERRAIN:
        return CAMP_BASE
    if s.terrain[hex_] != CLEARING and s.terrain[hex_] != RUINS:
        return CAMP_TERRAIN
    if s.tokens[hex_] > 0:
        return CAMP_TOKENS
    return OK if camp_of(s, hex_) == NOBODY else CAMP_TAKEN


@compiled
def free_camp(s: State, seat: int) -> int:
    """Which of the player's camps is still in reserve, or NOWHERE."""
    for camp in range(CAMPS):
        if s.camps[seat, camp] == NOWHERE:
            return camp
    return NOWHERE


@compiled
def check_presence(s: State, hex_: int) -> int:
    """R-CAMP-4, L-AP-3: what editions demand of the pieces on the hex."""
    if s.camp_needs_presence and pieces(s, s.to_act, hex_) == 0:
        return CAMP_PRESENCE
    if s.camp_needs_majority and not may_build(s, s.to_act, hex_):
        return CAMP_MAJORITY
    return OK


@compiled
def check_camp(s: State, hex_: int) -> int:
    """R-CAMP-3, 4: a camp in reserve, and in most editions a piece of your own on the hex."""
    site = check_site(s, hex_)
    if site != OK:
        return site
    if free_camp(s, s.to_act) == NOWHERE:
        return CAMP_NONE_LEFT
    presence = check_presence(s, hex_)
    if presence != OK:
        return presence
    return OK if s.ap >= CAMP_COST else TOO_FEW_AP


@compiled
def likely_sites(s: State) -> int:
    """The hexes, as a set of bits, where terrain, treasures and pieces allow a camp; `check_camp` decides."""
    sites = where_equal(s.terrain, CLEARING) | where_equal(s.terrain, RUINS) & ~where_above(s.tokens, 0)
    return sites & occupied(s, s.to_act) if s.camp_needs_presence else sites


@compiled
def list_camps(s: State, out: Choices) -> None:
    """All hexes where a camp may be set up now."""
    if s.ap < CAMP_COST or free_camp(s, s.to_act) == NOWHERE:
        return
    left = likely_sites(s)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        if check_camp(s, hex_) == OK:
            offer(out, CAMP, hex_, 0, 0)


@compiled
def do_camp(s: State, hex_: int) -> None:
    """Set up a camp."""
    s.ap -= CAMP_COST
    s.camps[s.to_act, free_camp(s, s.to_act)] = hex_
