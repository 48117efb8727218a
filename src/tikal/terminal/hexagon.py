"""One hex as text: 15 characters wide, 7 lines high, flat-topped. The board and the tiles are drawn with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tikal.terminal.canvas import Canvas

Word: TypeAlias = tuple[str, str]
"""Characters and their style."""

WIDTH: Final = 15
HEIGHT: Final = 7
EDGE: Final = range(3, 12)
"""Where the upper and the lower wall lie, from the left end."""
NORTH, SOUTH = 0, 3

WALLS: Final = (
    tuple((x, 0, "_") for x in EDGE),
    ((12, 1, "\\"), (13, 2, "\\"), (14, 3, "\\")),
    ((14, 4, "/"), (13, 5, "/"), (12, 6, "/")),
    tuple((x, 6, "_") for x in EDGE),
    ((0, 4, "\\"), (1, 5, "\\"), (2, 6, "\\")),
    ((2, 1, "/"), (1, 2, "/"), (0, 3, "/")),
)
"""[side] -> the characters of a wall."""

ROOM: Final = {1: (3, 9), 2: (2, 11), 3: (1, 13), 4: (1, 13), 5: (2, 11), 6: (3, 9)}
"""[line] -> where the room inside begins, and how wide it is."""

NAME, TERRAIN, PIECES, MORE_PIECES = 2, 3, 4, 5
"""Which line tells what."""


class Hexagon:
    """A place on a canvas where a hex is drawn."""

    def __init__(self, canvas: Canvas, left: int, top: int) -> None:
        self._canvas: Final = canvas
        self._left: Final = left
        self._top: Final = top

    def draw_walls(self, style: str) -> None:
        """All six walls."""
        for side in range(len(WALLS)):
            self.draw_wall(side, style)

    def draw_wall(self, side: int, style: str) -> None:
        """One wall."""
        for x, y, character in WALLS[side]:
            self._canvas.put(self._left + x, self._top + y, character, style)

    def fill(self, style: str) -> None:
        """Give the room inside a ground."""
        for line, (start, width) in ROOM.items():
            self._canvas.put(self._left + start, self._top + line, " " * width, style)

    def mark(self, side: int, character: str, style: str) -> None:
        """Put a character into the middle of a wall."""
        x, y, _ = WALLS[side][len(WALLS[side]) // 2]
        self._canvas.put(self._left + x, self._top + y, character, style)

    def write(self, line: int, words: Sequence[Word]) -> None:
        """Write words into the middle of a line, with blanks between them as long as they fit so."""
        start, width = ROOM[line]
        letters = sum(len(word) for word, _ in words)
        blank = 1 if letters + len(words) - 1 <= width else 0
        x = self._left + start + (width - letters - blank * (len(words) - 1)) // 2
        for word, style in words:
            self._canvas.put(x, self._top + line, word, style)
            x += len(word) + blank
