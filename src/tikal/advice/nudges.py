"""A first hint: where to look, and not what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tikal.advice.reasons import Change
from tikal.games.tile_names import named_tile
from tikal.texts.messages import Message

_REASONS: Final = ("advice-gain-guardian", "advice-gain-temple", "advice-deny-temple", "advice-gain-floors")
"""Reasons that name a temple, the more telling first."""


def nudge(change: Change, reasons: Sequence[Message]) -> Message:
    """The temple that the turn is about, or else the kind of action."""
    for wanted in _REASONS:
        about = [reason for reason in reasons if reason.id == wanted]
        if about:
            best = max(about, key=_points)
            return Message("advice-nudge-temple", {"hex": best.args["hex"]})
    for kind, message in change.before.kind.wording.nudges.items():
        fitting = [action for action in change.actions if action.kind == kind]
        if fitting:
            tile = fitting[0].argument("tile")
            return Message(message, {} if tile is None else {"tile": named_tile(str(tile)).to_dict()})
    return Message("advice-nudge-end")


def _points(reason: Message) -> Any:
    return reason.args["points"]
