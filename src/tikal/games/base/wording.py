"""What happens in the base game, in words."""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.nudges import ON_PIECES, ON_SITE
from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.rules.state import State
from tikal.texts.messages import Arg, Message

NUDGES: Final = {
    "take": "advice-nudge-take",
    **ON_SITE,
    "bid": "advice-nudge-bid",
    "pass": "advice-nudge-pass",
    "place": "advice-nudge-tile",
    **ON_PIECES,
}
"""[kind of action] -> what to think of, the more telling first."""


def facts(s: State, action: Action) -> dict[str, Arg]:
    """What a message about bidding or taking can name."""
    if action.kind == "bid":
        return {"bid": int(action.arguments[0]), "high": int(s.high_bid), "score": int(s.score[s.to_act])}
    return {"tile": action.arguments[0]} if action.kind == "take" else {}


def revealed(s: State, result: Result) -> Message:
    """Tiles that are laid open for an auction."""
    return Message("result-opened", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})
