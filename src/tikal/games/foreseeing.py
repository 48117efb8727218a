"""Which actions a player can see through: afterwards they still decide, and nothing new has come to light."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.rules.state import State

_OTHERS_DECIDE: Final = "others decide before this player does again, or tiles and cards are drawn"
_STACK_IS_SEEN: Final = "the treasures of a stack are looked at"
UNFORESEEABLE: Final = {
    "dig": "a treasure comes to light",
    "look": _STACK_IS_SEEN,
    "site": _STACK_IS_SEEN,
    "order": "the treasure on top is taken from a stack that only this player has seen",
    "end": _OTHERS_DECIDE,
    "pass": _OTHERS_DECIDE,
    "bid": _OTHERS_DECIDE,
    "draft order": _OTHERS_DECIDE,
    "draft ap": _OTHERS_DECIDE,
    "draft tile": _OTHERS_DECIDE,
    "draft card": _OTHERS_DECIDE,
}
"""[kind of action] -> why nobody knows how things stand after it. All other kinds can be foreseen."""
CLOSING: Final = frozenset(kind for kind, why in UNFORESEEABLE.items() if why == _OTHERS_DECIDE)
"""Kinds of action with which a turn is over."""


def is_foreseeable(s: State, action: Action) -> bool:
    """Whether the position after an action is known, going by its kind alone."""
    return action.kind not in UNFORESEEABLE
