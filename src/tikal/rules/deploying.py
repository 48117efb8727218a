"""Bringing pieces from the reserve to the base camp or to your own camps (R-DEPLOY)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.rules.majority import put
from tikal.rules.packing import widen
from tikal.rules.reasons import DEPLOY_FOREIGN_CAMP, DEPLOY_RESERVE, DEPLOY_WHERE, OK, TOO_FEW_AP
from tikal.rules.state import CAMPS, State
from tikal.rules.terrain import BASE_CAMP, NOBODY, NOWHERE
from tikal.rules.verbs import DEPLOY, EXPLORER, LEADER, Choices, offer

DEPLOY_COST: Final = 1
CAMP_NODES: Final = 1 + CAMPS
"""The base camp and a player's own camps: where pieces are deployed, and between which they transfer."""


@compiled
def camp_of(s: State, hex_: int) -> int:
    """The seat whose camp stands on a hex, or NOBODY."""
    for seat in range(s.players):
        for camp in range(CAMPS):
            if s.camps[seat, camp] == hex_:
                return seat
    return NOBODY


@compiled
def may_use_camp(s: State, seat: int, hex_: int) -> bool:
    """Whether a hex is the base camp or one of the player's own camps."""
    return hex_ == BASE_CAMP or s.camps[seat, 0] == hex_ or s.camps[seat, 1] == hex_


@compiled
def camp_node(s: State, seat: int, node: int) -> int:
    """The base camp as node 0 and the player's own camps as the others, NOWHERE while in reserve."""
    return BASE_CAMP if node == 0 else widen(s.camps[seat, node - 1])


@compiled
def reserve(s: State, seat: int, who: int) -> int:
    """Explorers, or leaders, waiting in the reserve."""
    return widen(s.explorers_left[seat] if who == EXPLORER else s.leaders_left[seat])


@compiled
def check_deploy(s: State, who: int, hex_: int) -> int:
    """R-DEPLOY-1 to 3."""
    if not may_use_camp(s, s.to_act, hex_):
        return DEPLOY_WHERE if camp_of(s, hex_) == NOBODY else DEPLOY_FOREIGN_CAMP
    if reserve(s, s.to_act, who) == 0:
        return DEPLOY_RESERVE
    return OK if s.ap >= DEPLOY_COST else TOO_FEW_AP


@compiled
def list_deploys(s: State, out: Choices) -> None:
    """All pieces that may be deployed now, and where."""
    for node in range(CAMP_NODES):
        hex_ = camp_node(s, s.to_act, node)
        if hex_ == NOWHERE:
            continue
        for who in (EXPLORER, LEADER):
            if check_deploy(s, who, hex_) == OK:
                offer(out, DEPLOY, who, hex_, 0)


@compiled
def do_deploy(s: State, who: int, hex_: int) -> None:
    """Take a piece from the reserve to a camp."""
    take_from_reserve(s, s.to_act, who)
    put(s, s.to_act, who, hex_, 1)
    s.ap -= DEPLOY_COST


@compiled
def take_from_reserve(s: State, seat: int, who: int) -> None:
    """One piece fewer in the reserve."""
    if who == EXPLORER:
        s.explorers_left[seat] -= 1
    else:
        s.leaders_left[seat] -= 1
