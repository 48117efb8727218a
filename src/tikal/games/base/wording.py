"""What happens in the base game, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tikal.games.action import Action
from tikal.games.nudges import ON_PIECES, ON_SITE
from tikal.games.results import Result
from tikal.games.telling import Scene, Telling, aside, found, scored
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


def _drew(scene: Scene, result: Result) -> Message:
    name = scene.names[scene.after.seen.active]
    return Message("result-drew", {"name": name, "tile": named_tile(result.words[0]).to_dict()})


def _opened(scene: Scene, result: Result) -> Message:
    """Tiles that are laid open for an auction."""
    return Message("result-opened", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})


def _paid(scene: Scene, result: Result) -> Message:
    """A bid, paid by the player who then takes a tile."""
    winner = int(scene.after.seen.to_act)
    about: dict[str, Arg] = {"name": scene.names[winner], "bid": int(result.words[0])}
    return Message("result-paid", {**about, "score": scene.after.scores[winner]})


RESULTS: Final[Mapping[str, Telling]] = {
    "drew": _drew,
    "opened": _opened,
    "found": found,
    "aside": aside,
    "paid": _paid,
    "scored": scored("result-scored"),
}
"""[kind of result] -> how it is told."""
