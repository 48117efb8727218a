"""A first hint: where to look, and not what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tikal.advice.reasons import Change
from tikal.games.tile_names import named_tile
from tikal.texts.messages import Message

_REASONS: Final = ("advice-gain-guardian", "advice-gain-temple", "advice-deny-temple", "advice-gain-floors")
"""Reasons that name a temple, the more telling first."""
_ACTIONS: Final = {
    "dig": "advice-nudge-dig",
    "guard": "advice-nudge-guard",
    "camp": "advice-nudge-camp",
    "swap": "advice-nudge-swap",
    "swap two": "advice-nudge-swap",
    "bid": "advice-nudge-bid",
    "pass": "advice-nudge-pass",
    "play": "advice-nudge-card",
    "stash": "advice-nudge-stash",
    "stash for": "advice-nudge-stash",
    "power": "advice-nudge-power",
    "activate": "advice-nudge-token",
    "draft order": "advice-nudge-order",
    "draft ap": "advice-nudge-ap",
    "draft card": "advice-nudge-draft-card",
    "place": "advice-nudge-tile",
    "place tile": "advice-nudge-tile",
    "deploy": "advice-nudge-pieces",
    "move": "advice-nudge-pieces",
}
"""[kind of action] -> what to think of, the more telling first."""


def nudge(change: Change, reasons: Sequence[Message]) -> Message:
    """The temple that the turn is about, or else the kind of action."""
    for wanted in _REASONS:
        about = [reason for reason in reasons if reason.id == wanted]
        if about:
            best = max(about, key=_points)
            return Message("advice-nudge-temple", {"hex": best.args["hex"]})
    taken = change.of_kind("take", "draft tile")
    if taken:
        return Message("advice-nudge-take", {"tile": named_tile(taken[0].arguments[0]).to_dict()})
    for kind, message in _ACTIONS.items():
        if change.of_kind(kind):
            return Message(message)
    return Message("advice-nudge-end")


def _points(reason: Message) -> Any:
    return reason.args["points"]
