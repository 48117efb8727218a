"""Asking a bot that may think of whole turns or of single actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tikal.games.view import View


def decisions(bot: Any, view: View) -> Sequence[Any]:
    """What a bot wants to do: a whole turn if it offers one, otherwise a single action."""
    return list(bot.turn(view)) if hasattr(bot, "turn") else [bot.choose(view)]
