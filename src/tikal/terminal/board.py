"""The board as text: flat-topped hexes in eight staggered columns.

A hex is 15 characters wide and 7 lines high, and shares its walls with its neighbours. The number in a wall is
the price of the passage; a small one means stones that lead into the jungle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from tikal.components import board as board_data
from tikal.rules.deploying import camp_of
from tikal.rules.terrain import HEX_NAMES, JUNGLE, NEIGHBOUR, NOBODY, NOWHERE, OUTSIDE, RUINS, TEMPLE, TERRAINS
from tikal.terminal.canvas import Canvas
from tikal.terminal.symbols import CHOICE, LEADER, PASSAGE, SEAT_STYLES, TERRAIN_STYLES, TRAIL, WALL, Symbols
from tikal.terminal.symbols import JUNGLE as JUNGLE_STYLE
from tikal.messages import text
from tikal.view import View

COLUMN_STEP: Final = 12
HEIGHT: Final = 6
STAGGER: Final = HEIGHT // 2
SLOPE: Final = 3
EDGE: Final = 9
WIDTH: Final = EDGE + 2 * SLOPE

WALLS: Final = (
    tuple((x, 0, "_") for x in range(SLOPE, SLOPE + EDGE)),
    ((12, 1, "\\"), (13, 2, "\\"), (14, 3, "\\")),
    ((14, 4, "/"), (13, 5, "/"), (12, 6, "/")),
    tuple((x, HEIGHT, "_") for x in range(SLOPE, SLOPE + EDGE)),
    ((0, 4, "\\"), (1, 5, "\\"), (2, 6, "\\")),
    ((2, 1, "/"), (1, 2, "/"), (0, 3, "/")),
)
"""[side] -> the characters of a wall, from the upper left corner of the hex."""

LINES: Final = ((3, 9), (2, 11), (1, 13), (1, 13), (2, 11))
"""[line] -> where the room inside a hex begins and how wide it is, from the second line on."""

NAME, TERRAIN, CAMP, PIECES, MORE_PIECES = range(1, 6)
