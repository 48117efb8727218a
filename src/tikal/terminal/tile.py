"""Tiles as text: what they show, and the stones on their six sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tikal.games.tile_names import named_tile
from tikal.rules.terrain import RUINS, SIDES, TEMPLE, TERRAINS, TILE_IDS, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from tikal.terminal.canvas import Canvas
from tikal.terminal.hexagon import HEIGHT, NAME, PIECES, TERRAIN, WIDE, Hexagon
from tikal.terminal.symbols import PASSAGE, TERRAIN_STYLES, WALL, Symbols
from tikal.texts.messages import text

STEP: Final = WIDE.width + 1
"""Characters from one tile to the next."""


def tile_words(tile_id: str) -> str:
    """A tile in words: `A4 (ruins, 4 treasures)`."""
    return named_tile(tile_id).text()


class TilePictures:
    """Tiles side by side, each with a caption: `A4`, or how it is turned."""

    def __init__(self, symbols: Symbols) -> None:
        self._symbols: Final = symbols

    def lines(self, tiles: Sequence[tuple[str, int, str]]) -> list[Text]:
        """The tiles with these ids, rotations and captions."""
        canvas = Canvas(len(tiles) * STEP, HEIGHT)
        for position, (tile_id, rotation, caption) in enumerate(tiles):
            self._draw(Hexagon(canvas, position * STEP, 0), TILE_IDS.index(tile_id), rotation, caption)
        return canvas.lines()

    def _draw(self, hexagon: Hexagon, tile: int, rotation: int, caption: str) -> None:
        terrain, value = int(TILE_TERRAIN[tile]), int(TILE_VALUE[tile])
        ground = TERRAIN_STYLES[TERRAINS[terrain]]
        hexagon.fill(ground)
        hexagon.draw_walls(WALL)
        for side in range(SIDES):
            if TILE_STONES[tile, rotation, side]:
                hexagon.mark(side, str(TILE_STONES[tile, rotation, side]), PASSAGE)
        word = text(f"terrain-{TERRAINS[terrain]}")
        if terrain == TEMPLE:
            word = f"{word} {value}"
        elif terrain == RUINS:
            word = f"{word} {self._symbols.masks(value, value)}"
        hexagon.write(NAME, [(TILE_IDS[tile], "")])
        hexagon.write(TERRAIN, [(word, "")])
        hexagon.write(PIECES, [(caption, "")])
