"""What actions cost, as far as it is the same in every game."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.rules.camping import CAMP_COST
from tikal.rules.clearing import CLEAR_COST
from tikal.rules.deploying import DEPLOY_COST
from tikal.rules.digging import DIG_COST
from tikal.rules.guarding import GUARD_COST
from tikal.rules.moving import TRANSFER_COST, side_towards
from tikal.rules.state import State
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import HEX_NAMES, NOWHERE

_COSTS: Final = {
    "deploy": DEPLOY_COST,
    "transfer": TRANSFER_COST,
    "clear": CLEAR_COST,
    "dig": DIG_COST,
    "swap": SWAP_COST,
    "camp": CAMP_COST,
    "guard": GUARD_COST,
}


def price(s: State, action: Action) -> int:
    """Action points that an action costs. Walking over a side without stones has no price and counts 0."""
    if action.kind == "move":
        here, there = (HEX_NAMES.index(name) for name in action.arguments[1:])
        side = side_towards(here, there)
        return 0 if side == NOWHERE else int(s.passage[here, side])
    return _COSTS.get(action.kind, 0)
