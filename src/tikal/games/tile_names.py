"""Tiles in words."""

from __future__ import annotations

from tikal.rules.terrain import TERRAINS, TILE_IDS, TILE_TERRAIN, TILE_VALUE
from tikal.texts.messages import Message


def named_tile(tile_id: str) -> Message:
    """A tile with what it shows: `A4 (ruins, 4 treasures)`."""
    tile = TILE_IDS.index(tile_id)
    return Message(f"tile-{TERRAINS[TILE_TERRAIN[tile]]}", {"tile": tile_id, "value": int(TILE_VALUE[tile])})
