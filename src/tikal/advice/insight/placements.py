"""Where a tile can be laid, and what passages it would make there."""

from __future__ import annotations

from tikal.advice.insight.data import Join, PlacementData
from tikal.games.action import Action
from tikal.games.view import View
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES, NEIGHBOUR, NOWHERE, SIDES, TILE_IDS, TILE_STONES, TILE_TERRAIN
from tikal.rules.verbs import first_of, second_of


def placements(view: View) -> list[PlacementData]:
    """All places for the tile in hand, or for each of several."""
    return [_placement(view, action) for action in view.legal_actions() if action.verb == "place"]


def _placement(view: View, action: Action) -> PlacementData:
    s, code = view.seen, action.code
    hex_, rotation = first_of(code), second_of(code)
    tile = view.tile_laid(action)
    return {
        "hex": HEX_NAMES[hex_],
        "rotation": rotation,
        "action": str(action),
        "tile": TILE_IDS[tile],
        "joins": _joins(s, hex_, TILE_STONES[tile, rotation].tolist()) if s.enterable[TILE_TERRAIN[tile]] else [],
    }


def _joins(s: State, hex_: int, stones: list[int]) -> list[Join]:
    """Passages to neighbours: stones of both sides together. What cannot be entered is joined to nothing."""
    before = s.passage[hex_].tolist()
    return [
        {"side": side, "hex": HEX_NAMES[there], "price": before[side] + stones[side]}
        for side, there in zip(range(SIDES), NEIGHBOUR[hex_].tolist(), strict=True)
        if before[side] + stones[side] and there != NOWHERE and s.enterable[s.terrain[there]]
    ]
