"""A sheet of characters, each with a style, to draw on in any order."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """A grid of styled characters; anything outside it is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, written: str, style: str = "") -> None:
        """Write characters over what is there; without a style they take the style of what they cover."""
        for offset, character in enumerate(written):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._characters[y][x + offset] = character
                if style:
                    self._styles[y][x + offset] = style

    def lines(self) -> list[Text]:
        """All lines, without blanks at their ends."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line, x = Text(), 0
        for style, run in groupby(self._styles[y]):
            end = x + len(list(run))
            line.append("".join(self._characters[y][x:end]), style)
            x = end
        line.rstrip()
        return line
