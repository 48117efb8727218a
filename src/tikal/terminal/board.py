"""The board as text: flat-topped hexes in eight staggered columns.

A hex is 15 characters wide and 7 lines high, and shares its walls with its neighbours. A number in a wall is
the price of the passage; a small one means stones that lead into the jungle.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from tikal.components import board as board_data
from tikal.messages import text
from tikal.rules.deploying import camp_of
from tikal.rules.state import State
from tikal.rules.terrain import (
    HEX_NAMES,
    JUNGLE,
    NEIGHBOUR,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    RUINS,
    SIDES,
    TEMPLE,
    TERRAINS,
    TILE_VALUE,
)
from tikal.rules.verbs import LEADER as LEADER_PIECE
from tikal.terminal.canvas import Canvas
from tikal.terminal.symbols import (
    CHOICE,
    JUNGLE_STYLE,
    LEADER,
    PASSAGE,
    SEAT_STYLES,
    TERRAIN_STYLES,
    TRAIL,
    WALL,
    Symbols,
)
from tikal.view import View

COLUMN_STEP: Final = 12
HEIGHT: Final = 6
"""Lines from one hex to the next below; the wall between them is the last line of the upper one."""
EDGE: Final = range(3, 12)
"""Where the upper and the lower wall lie, from the left end of the hex."""
WIDTH: Final = 15

WALLS: Final = (
    tuple((x, 0, "_") for x in EDGE),
    ((12, 1, "\\"), (13, 2, "\\"), (14, 3, "\\")),
    ((14, 4, "/"), (13, 5, "/"), (12, 6, "/")),
    tuple((x, HEIGHT, "_") for x in EDGE),
    ((0, 4, "\\"), (1, 5, "\\"), (2, 6, "\\")),
    ((2, 1, "/"), (1, 2, "/"), (0, 3, "/")),
)
"""[side] -> the characters of a wall, from the upper left corner of the hex."""

ROOM: Final = {1: (3, 9), 2: (2, 11), 3: (1, 13), 4: (1, 13), 5: (2, 11), 6: (3, 9)}
"""[line] -> where the room inside a hex begins, and how wide it is."""

NAME, TERRAIN, PIECES, MORE_PIECES = 2, 3, 4, 5
"""Which line tells what."""


class BoardPicture:
    """A drawing of one position."""

    def __init__(self, view: View, symbols: Symbols, choices: Collection[str] = ()) -> None:
        """Hexes in `choices` are marked as those that can be chosen now."""
        self._s: Final[State] = view.seen
        self._symbols: Final = symbols
        self._choices: Final = choices
        self._holders: Final = _holders(view)
        self._hexes: Final = [hex_ for hex_ in range(view.seen.hexes) if view.seen.terrain[hex_] != OUTSIDE]
        places = [_place(hex_) for hex_ in self._hexes]
        self._left: Final = min(x for x, _ in places)
        self._top: Final = min(y for _, y in places)
        width = max(x for x, _ in places) - self._left + WIDTH
        height = max(y for _, y in places) - self._top + HEIGHT + 1
        self._canvas: Final = Canvas(width, height)

    def lines(self) -> list[Text]:
        """The whole board."""
        jungle = [hex_ for hex_ in self._hexes if self._s.terrain[hex_] == JUNGLE]
        explored = [hex_ for hex_ in self._hexes if hex_ not in jungle]
        for hex_ in jungle:
            self._draw_walls(hex_, JUNGLE_STYLE)
            self._draw_name(hex_, JUNGLE_STYLE)
        for hex_ in explored:
            self._draw_ground(hex_)
            self._draw_walls(hex_, WALL)
        for hex_ in explored:
            self._draw_passages(hex_)
            self._draw_name(hex_, "")
            self._draw_contents(hex_)
        return self._canvas.lines()

    def _corner(self, hex_: int) -> tuple[int, int]:
        x, y = _place(hex_)
        return x - self._left, y - self._top

    def _draw_walls(self, hex_: int, style: str) -> None:
        left, top = self._corner(hex_)
        for wall in WALLS:
            for x, y, character in wall:
                self._canvas.put(left + x, top + y, character, style)

    def _draw_ground(self, hex_: int) -> None:
        left, top = self._corner(hex_)
        for line, (start, width) in ROOM.items():
            self._canvas.put(left + start, top + line, " " * width, self._ground(hex_))

    def _ground(self, hex_: int) -> str:
        return TERRAIN_STYLES[TERRAINS[self._s.terrain[hex_]]]

    def _draw_passages(self, hex_: int) -> None:
        """Stones between two hexes that can be entered are a price; those towards the jungle are only a promise."""
        left, top = self._corner(hex_)
        for side in range(SIDES):
            there, stones = NEIGHBOUR[hex_, side], int(self._s.passage[hex_, side])
            if there == NOWHERE or stones == 0 or not self._s.enterable[self._s.terrain[hex_]]:
                continue
            x, y, _ = WALLS[side][len(WALLS[side]) // 2]
            if self._s.enterable[self._s.terrain[there]]:
                self._canvas.put(left + x, top + y, str(stones), PASSAGE)
            elif self._s.terrain[there] == JUNGLE:
                self._canvas.put(left + x, top + y, self._symbols.stones[stones], TRAIL)

    def _draw_name(self, hex_: int, style: str) -> None:
        name = HEX_NAMES[hex_]
        if name in self._choices:
            name, style = f"<{name}>", CHOICE
        self._write(hex_, NAME, [(name, style)])

    def _draw_contents(self, hex_: int) -> None:
        self._write(hex_, TERRAIN, self._terrain(hex_))
        first, second = _in_two_lines(self._pieces(hex_))
        self._write(hex_, PIECES, first)
        self._write(hex_, MORE_PIECES, second)

    def _terrain(self, hex_: int) -> list[tuple[str, str]]:
        kind = self._s.terrain[hex_]
        word = text(f"terrain-{TERRAINS[kind]}")
        if kind == TEMPLE:
            return [(f"{word} {self._s.temple[hex_]}", ""), *self._holder(hex_)]
        if kind == RUINS:
            left = int(self._s.tokens[hex_])
            printed = int(TILE_VALUE[self._s.tile_on[hex_]])
            word += f" {self._symbols.token * left}{self._symbols.taken * (printed - left)}"
        return [(word, ""), *self._camp(hex_)]

    def _holder(self, hex_: int) -> list[tuple[str, str]]:
        """Who would score a temple, in brackets if it is guarded."""
        holder = self._holders.get(HEX_NAMES[hex_])
        if holder is None:
            return []
        sign = self._symbols.seats[holder]
        if self._s.guardian[hex_] != NOBODY:
            sign = f"[{sign}{LEADER if self._s.guardian_who[hex_] == LEADER_PIECE else ''}]"
        return [(sign, SEAT_STYLES[holder])]

    def _camp(self, hex_: int) -> list[tuple[str, str]]:
        owner = camp_of(self._s, hex_)
        return [] if owner == NOBODY else [(self._symbols.camp(owner), SEAT_STYLES[owner])]

    def _pieces(self, hex_: int) -> list[tuple[str, str]]:
        found = []
        for seat in range(self._s.players):
            explorers, leaders = int(self._s.explorers[seat, hex_]), int(self._s.leaders[seat, hex_])
            if explorers or leaders:
                found.append((self._symbols.pieces(seat, explorers, leaders), SEAT_STYLES[seat]))
        return found

    def _write(self, hex_: int, line: int, words: list[tuple[str, str]]) -> None:
        """Write words into the middle of a line of a hex, with blanks between them as long as they fit so."""
        left, top = self._corner(hex_)
        start, width = ROOM[line]
        letters = sum(len(word) for word, _ in words)
        blank = 1 if letters + len(words) - 1 <= width else 0
        x = left + start + (width - letters - blank * (len(words) - 1)) // 2
        for word, style in words:
            self._canvas.put(x, top + line, word, style)
            x += len(word) + blank


def _place(hex_: int) -> tuple[int, int]:
    """Where the upper left corner of a hex lies; a step to the right goes half a hex down."""
    at = board_data().hexes[hex_]
    return at.q * COLUMN_STEP, at.r * HEIGHT + at.q * HEIGHT // 2


def _holders(view: View) -> dict[str, int]:
    """[hex] -> who would score the temple there."""
    return dict(_held(view))


def _held(view: View) -> Iterator[tuple[str, int]]:
    for seat in range(view.table.players):
        for item in view.would_score(seat).items:
            if item.category == "temples":
                yield item.source, seat


def _in_two_lines(words: list[tuple[str, str]]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Two players' pieces always fit side by side; four need two lines."""
    return (words, []) if len(words) <= 2 else (words[:2], words[2:])
