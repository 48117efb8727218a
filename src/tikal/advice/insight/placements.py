"""Where a tile can be laid, and what passages it would make there."""

from __future__ import annotations

from typing import Any

from tikal.games.legend.facts import is_legend
from tikal.games.legend.rules.laying import border_tile_of
from tikal.games.view import View
from tikal.rules.state import State
from tikal.rules.steps import EFFECT
from tikal.rules.terrain import HEX_NAMES, NEIGHBOUR, NOWHERE, SIDES, TILE_IDS, TILE_STONES, TILE_TERRAIN
from tikal.rules.verbs import PLACE, PLACE_TILE, first_of, second_of, third_of, verb_of


def placements(view: View) -> list[dict[str, Any]]:
    """All places for the tile in hand, in Legend for each tile in hand."""
    return [
        _placement(view.seen, action.code, str(action))
        for action in view.legal_actions()
        if verb_of(action.code) in (PLACE, PLACE_TILE)
    ]


def _placement(s: State, code: int, action: str) -> dict[str, Any]:
    hex_, rotation = first_of(code), second_of(code)
    tile = third_of(code) if verb_of(code) == PLACE_TILE else _tile_to_lay(s)
    return {
        "hex": HEX_NAMES[hex_],
        "rotation": rotation,
        "action": action,
        "tile": TILE_IDS[tile],
        "joins": _joins(s, hex_, TILE_STONES[tile, rotation].tolist()) if s.enterable[TILE_TERRAIN[tile]] else [],
    }


def _tile_to_lay(s: State) -> int:
    return int(border_tile_of(s, s.effect)) if is_legend(s) and s.step == EFFECT else int(s.tile)


def _joins(s: State, hex_: int, stones: list[int]) -> list[dict[str, Any]]:
    """Passages to neighbours: stones of both sides together. What cannot be entered is joined to nothing."""
    before = s.passage[hex_].tolist()
    return [
        {"side": side, "hex": HEX_NAMES[there], "price": before[side] + stones[side]}
        for side, there in zip(range(SIDES), NEIGHBOUR[hex_].tolist(), strict=True)
        if before[side] + stones[side] and there != NOWHERE and s.enterable[s.terrain[there]]
    ]
