"""What happens in the base game, in words."""

from __future__ import annotations

from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.rules.state import State
from tikal.texts.messages import Message


def revealed(s: State, result: Result) -> Message:
    """Tiles that are laid open for an auction."""
    return Message("result-opened", {"tiles": [named_tile(tile).to_dict() for tile in result.words]})
