"""What happens in Legend, in words."""

from __future__ import annotations

from tikal.games.legend.naming import title_of_card
from tikal.games.legend.rules.state import LegendState
from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.texts.messages import Message


def revealed(s: LegendState, result: Result) -> Message:
    """Tiles, cards and tokens that a round lays open."""
    if result.kind == "tokens":
        return Message("result-tokens", {"values": list(result.words)})
    if result.kind == "cards":
        return Message("result-cards", {"cards": [_titled(s, card).to_dict() for card in result.words]})
    return Message("result-tiles", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})


def _titled(s: LegendState, card: str) -> Message:
    return Message("card-titled", {"card": card, "title": title_of_card(card, s).to_dict()})
