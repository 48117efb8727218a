"""Set-ups as plain data: what chance decided before the game, readable, and enough to play the same game again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tikal.games.setups import (
    Setup,
    any_treasures,
    check_parts,
    checked_first,
    checked_pile,
    checked_stack,
    completed_tiles,
    revealed_tiles,
)
from tikal.rules.state import State
from tikal.rules.terrain import LETTERED_TILES, LETTERS, TILE_IDS

_PARTS: Final = ("tiles", "treasures", "first")


def setup_of(s: State) -> Setup:
    """The set-up that a game was started from."""
    stack = [TILE_IDS[tile] for tile in s.stack]
    return {
        "tiles": {letter: [tile for tile in stack if tile[0] == letter] for letter in LETTERS},
        "treasures": [int(kind) for kind in s.pile],
        "first": int(s.first),
    }


def revealed_setup(s: State) -> Setup:
    """The set-up as far as everybody has seen it: None for tiles and treasures that are still hidden."""
    setup = setup_of(s)
    return {**setup, "tiles": revealed_tiles(s, setup["tiles"]), "treasures": None}


def completed(s: State, setup: Setup) -> Setup:
    """A set-up that starts like a revealed one; what is hidden is filled up in a fixed, meaningless order."""
    tiles = completed_tiles(setup["tiles"], TILE_IDS[:LETTERED_TILES])
    return {**setup, "tiles": tiles, "treasures": any_treasures()}


def deal_from(s: State, setup: Mapping[str, Any]) -> None:
    """Put a given set-up on the table; `SetupError` says what is wrong with it."""
    check_parts(setup, _PARTS)
    s.stack[:] = checked_stack(setup["tiles"], TILE_IDS[:LETTERED_TILES])
    s.pile[:] = checked_pile(setup["treasures"])
    s.first = checked_first(setup["first"], int(s.players))
