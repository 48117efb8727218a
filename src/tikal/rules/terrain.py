"""What can lie on a hex, and the tables of the board and the tiles that the rules look things up in.

The tables are frozen into the compiled code. They come from the component data and from nowhere else.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.components import board, tiles

OUTSIDE: Final = 0
JUNGLE: Final = 1
VOLCANO: Final = 2
LAKE: Final = 3
CAMP: Final = 4
CLEARING: Final = 5
TEMPLE: Final = 6
RUINS: Final = 7

TERRAINS: Final = ("outside", "jungle", "volcano", "lake", "camp", "clearing", "temple", "ruins")

NOWHERE: Final = -1
NOBODY: Final = -1
NO_TILE: Final = -1

HEX_NAMES: Final = tuple(hex_.name for hex_ in board().hexes)
HEXES: Final = len(HEX_NAMES)
"""All hexes, the dotted ones of Legend included; the base editions use the first `BASE_HEXES`."""
BASE_HEXES: Final = sum(not hex_.dotted for hex_ in board().hexes)
BASE_CAMP: Final = HEX_NAMES.index(board().camp)
SIDES: Final = len(board().neighbours(BASE_CAMP))

TILE_IDS: Final = tuple(tile.id for tile in tiles())
LETTERS: Final = "".join(sorted({tile.letter for tile in tiles() if tile.letter is not None}))
LETTERED_TILES: Final = sum(tile.letter is not None for tile in tiles())

NEIGHBOUR: Final = np.array([board().neighbours(hex_) for hex_ in range(HEXES)], dtype=np.int64)
"""[hex, side] -> the hex across that side, or NOWHERE."""

NEIGHBOUR_MASK: Final = np.array(
    [sum(1 << there for there in board().neighbours(hex_) if there != NOWHERE) for hex_ in range(HEXES)],
    dtype=np.int64,
)
"""[hex] -> its neighbours as a set of bits."""

TILE_TERRAIN: Final = np.array([TERRAINS.index(tile.kind) for tile in tiles()], dtype=np.int64)
TILE_VALUE: Final = np.array([tile.value for tile in tiles()], dtype=np.int64)
"""[tile] -> value of a temple, masks of ruins, else 0."""

ROTATIONS: Final = np.array([tile.rotations for tile in tiles()], dtype=np.int64)
"""[tile] -> how many of its six orientations differ."""

TILE_STONES: Final = np.array([[tile.turned(turns) for turns in range(SIDES)] for tile in tiles()], dtype=np.int64)
"""[tile, rotation, side] -> stones on that side; a rotation turns the tile clockwise by 60 degrees."""

TILE_SIDES: Final = np.array(
    [[sum(1 << side for side in range(SIDES) if stones[side]) for stones in turns] for turns in TILE_STONES],
    dtype=np.int64,
)
"""[tile, rotation] -> the sides that carry stones, as a set of bits."""
