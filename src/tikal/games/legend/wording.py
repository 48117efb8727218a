"""What happens in Legend, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from tikal.games.action import Action
from tikal.games.awards import ON_SITE as ON_SITE_AWARDS
from tikal.games.legend.naming import title_of_card
from tikal.games.legend.rules.state import LegendState
from tikal.games.nudges import ON_PIECES, ON_SITE
from tikal.games.results import Result
from tikal.games.telling import Scene, Telling, aside, found, scored
from tikal.games.tile_names import named_tile
from tikal.rules.terrain import HEX_NAMES
from tikal.texts.messages import Arg, Message

NUDGES: Final = {
    "draft tile": "advice-nudge-take",
    **ON_SITE,
    "swap two": "advice-nudge-swap",
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
    **ON_PIECES,
}
"""[kind of action] -> what to think of, the more telling first."""

AWARDS: Final = {
    **ON_SITE_AWARDS,
    "trader": ("swap", "swap two"),
    "strategist": ("play", "bonus"),
    "recruiter": ("recruit",),
}
"""[award] -> kinds of actions that it counts."""


def prepares(actions: Sequence[Action]) -> Iterator[Message]:
    """Pieces that come back into play, and stones that open passages."""
    kinds = [action.kind for action in actions]
    if "recruit" in kinds:
        yield Message("advice-prepare-recruits", {"count": kinds.count("recruit")})
    if "stone" in kinds or "movestone" in kinds:
        yield Message("advice-prepare-stone")


def _opened(scene: Scene, result: Result) -> Message:
    return Message("result-tiles", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})


def _cards(scene: Scene, result: Result) -> Message:
    s = cast(LegendState, scene.after.seen)
    titled = [
        Message("card-titled", {"card": card, "title": title_of_card(card, s).to_dict()}) for card in result.words
    ]
    return Message("result-cards", {"cards": [card.to_dict() for card in titled]})


def _tokens(scene: Scene, result: Result) -> Message:
    return Message("result-tokens", {"values": list(result.words)})


def _gained(scene: Scene, result: Result) -> Message:
    return Message("result-gained", {"name": scene.name, "points": int(result.words[0])})


def _saw(scene: Scene, result: Result) -> Message:
    """Treasures face down, named only to the player who looked at them."""
    if result.is_hidden:
        return Message("result-saw-hidden", {"name": scene.name})
    stacks: dict[str, list[Arg]] = {}
    for word in result.words:
        if word in HEX_NAMES:
            kinds = stacks.setdefault(word, [])
        else:
            kinds.append(Message("kind-found", {"kind": word}).to_dict())
    seen: list[Arg] = [Message("stack-seen", {"hex": hex_, "kinds": kinds}).to_dict() for hex_, kinds in stacks.items()]
    return Message("result-saw", {"name": scene.name, "seen": seen})


RESULTS: Final[Mapping[str, Telling]] = {
    "opened": _opened,
    "cards": _cards,
    "tokens": _tokens,
    "found": found,
    "saw": _saw,
    "gained": _gained,
    "aside": aside,
    "scored": scored("result-scored-legend"),
}
"""[kind of result] -> how it is told."""
