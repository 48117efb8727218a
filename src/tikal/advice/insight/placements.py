"""Where a tile can be laid, and what passages it would make there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tikal.advice.insight.data import Join, PlacementData
from tikal.games.action import Action
from tikal.games.view import View
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES, NEIGHBOUR, NOWHERE, TILE_IDS, TILE_STONES, TILE_TERRAIN
from tikal.rules.verbs import first_of, second_of

_STONES: Final[Any] = TILE_STONES.tolist()
_TERRAIN: Final[Any] = TILE_TERRAIN.tolist()
_NEIGHBOURS: Final[Any] = NEIGHBOUR.tolist()


def placements(view: View, legal: Iterable[Action]) -> list[PlacementData]:
    """All places for the tile in hand, or for each of several; `legal` are the viewer's legal actions."""
    places = [action for action in legal if action.form.lays]
    if not places:
        return []
    ground = _Ground.of(view.seen)
    return [_placement(view, ground, action) for action in places]


@dataclass(frozen=True, slots=True)
class _Ground:
    """What lies around a tile that is to be laid, as lists: far quicker to read one by one."""

    stones: list[list[int]]
    """[hex][side] stones of the neighbour there."""
    can_be_entered: list[bool]
    """[hex]"""
    enterable: list[bool]
    """[terrain]"""

    @classmethod
    def of(cls, s: State) -> _Ground:
        return cls(s.passage.tolist(), s.enterable[s.terrain].astype(bool).tolist(), s.enterable.astype(bool).tolist())


def _placement(view: View, ground: _Ground, action: Action) -> PlacementData:
    code = action.code
    hex_, rotation = first_of(code), second_of(code)
    tile = view.tile_laid(action)
    return {
        "hex": HEX_NAMES[hex_],
        "rotation": rotation,
        "action": str(action),
        "tile": TILE_IDS[tile],
        "joins": _joins(ground, hex_, _STONES[tile][rotation]) if ground.enterable[_TERRAIN[tile]] else [],
    }


def _joins(ground: _Ground, hex_: int, stones: list[int]) -> list[Join]:
    """Passages to neighbours: stones of both sides together. What cannot be entered is joined to nothing."""
    before = ground.stones[hex_]
    return [
        {"side": side, "hex": HEX_NAMES[there], "price": before[side] + stones[side]}
        for side, there in enumerate(_NEIGHBOURS[hex_])
        if before[side] + stones[side] and there != NOWHERE and ground.can_be_entered[there]
    ]
