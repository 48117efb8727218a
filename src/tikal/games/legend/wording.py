"""What happens in Legend, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tikal.games.action import Action
from tikal.games.awards import ON_SITE as ON_SITE_AWARDS
from tikal.games.legend.naming import title_of_card
from tikal.games.legend.rules.state import LegendState
from tikal.games.nudges import ON_PIECES, ON_SITE
from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.texts.messages import Message

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


def revealed(s: LegendState, result: Result) -> Message:
    """Tiles, cards and tokens that a round lays open."""
    if result.kind == "tokens":
        return Message("result-tokens", {"values": list(result.words)})
    if result.kind == "cards":
        return Message("result-cards", {"cards": [_titled(s, card).to_dict() for card in result.words]})
    return Message("result-tiles", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})


def _titled(s: LegendState, card: str) -> Message:
    return Message("card-titled", {"card": card, "title": title_of_card(card, s).to_dict()})
