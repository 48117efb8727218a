"""One hex as text: flat-topped, 7 lines high, wide or narrow. The board and the tiles are drawn with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tikal.terminal.canvas import Canvas

Word: TypeAlias = tuple[str, str]
"""Characters and their style."""

HEIGHT: Final = 7
SLOPE: Final = 3
"""Lines, and characters, that a slanting wall takes."""
SOUTH: Final = 3
DOT: Final = "."

NAME, TERRAIN, PIECES, MORE_PIECES = 2, 3, 4, 5
"""Which line shows what."""


class Shape:
    """Where the walls of a hex are and how much room there is between them."""

    def __init__(self, width: int) -> None:
        last, edge = width - 1, range(SLOPE, width - SLOPE)
        self.width: Final = width
        self.step: Final = width - SLOPE
        """Characters from one column of hexes to the next, which shares its walls."""
        self.walls: Final = (
            tuple((x, 0, "_") for x in edge),
            tuple((last - 2 + line, 1 + line, "\\") for line in range(SLOPE)),
            tuple((last - line, 4 + line, "/") for line in range(SLOPE)),
            tuple((x, HEIGHT - 1, "_") for x in edge),
            tuple((line, 4 + line, "\\") for line in range(SLOPE)),
            tuple((2 - line, 1 + line, "/") for line in range(SLOPE)),
        )
        """[side] -> the characters of a wall."""
        starts = (3, 2, 1, 1, 2, 3)
        self.room: Final = {line: (start, width - 2 * start) for line, start in enumerate(starts, start=1)}
        """[line] -> where the room inside begins, and how wide it is."""


WIDE: Final = Shape(15)
NARROW: Final = Shape(12)
"""Two more columns of these fit on a screen."""


class Hexagon:
    """A place on a canvas where a hex is drawn."""

    def __init__(self, canvas: Canvas, left: int, top: int, shape: Shape = WIDE) -> None:
        self._canvas: Final = canvas
        self._left: Final = left
        self._top: Final = top
        self._shape: Final = shape

    def draw_walls(self, style: str, dotted: bool = False) -> None:
        """All six walls."""
        for side in range(len(self._shape.walls)):
            self.draw_wall(side, style, dotted)

    def draw_wall(self, side: int, style: str, dotted: bool = False) -> None:
        """One wall."""
        for x, y, character in self._shape.walls[side]:
            self._canvas.put(self._left + x, self._top + y, DOT if dotted else character, style)

    def fill(self, style: str) -> None:
        """Fill the room inside with a background."""
        for line, (start, width) in self._shape.room.items():
            self._canvas.put(self._left + start, self._top + line, " " * width, style)

    def mark(self, side: int, character: str, style: str, beside: int = 0) -> None:
        """Put a character into the middle of a wall, or `beside` characters away from it."""
        wall = self._shape.walls[side]
        x, y, _ = wall[len(wall) // 2 + beside]
        self._canvas.put(self._left + x, self._top + y, character, style)

    def write(self, line: int, words: Sequence[Word]) -> None:
        """Write words in the middle of a line, with blanks between them if there is room."""
        start, width = self._shape.room[line]
        letters = sum(len(word) for word, _ in words)
        blank = 1 if letters + len(words) - 1 <= width else 0
        x = self._left + start + (width - letters - blank * (len(words) - 1)) // 2
        for word, style in words:
            self._canvas.put(x, self._top + line, word, style)
            x += len(word) + blank
