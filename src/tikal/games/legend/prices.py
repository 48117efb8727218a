"""What actions cost in Legend."""

from __future__ import annotations

from typing import Final

from tikal.games import pricing
from tikal.games.action import Action
from tikal.games.legend.rules.recruiting import EXPLORER_COST, LEADER_COST
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import STONE_COST
from tikal.rules.steps import EFFECT
from tikal.rules.swapping import SWAP_COST

_COSTS: Final = {"swap two": SWAP_COST, "stone": STONE_COST, "movestone": STONE_COST}


def price(s: LegendState, action: Action) -> int:
    """Action points that an action costs; what a card or power gives is free, except for walking with its points."""
    if s.step == EFFECT and action.kind not in ("move", "transfer"):
        return 0
    if action.kind == "recruit":
        return EXPLORER_COST if action.arguments[0] == "explorer" else LEADER_COST
    return _COSTS.get(action.kind) or pricing.price(s, action)
