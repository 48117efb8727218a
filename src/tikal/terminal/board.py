"""The board as text. A number in a wall is the price of the passage; a small one stands for stones that lead into
the jungle. In Legend, pieces go into the jungle, too, and the plus signs in walls are stone tokens."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from tikal.components import board as board_data
from tikal.games.view import View
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
from tikal.terminal.hexagon import (
    HEIGHT,
    MORE_PIECES,
    NAME,
    NARROW,
    PIECES,
    SOUTH,
    TERRAIN,
    WIDE,
    Hexagon,
    Shape,
    Word,
)
from tikal.terminal.symbols import (
    CHOICE,
    JUNGLE_STYLE,
    LEADER,
    PASSAGE,
    TERRAIN_STYLES,
    TRAIL,
    WALL,
    Symbols,
)
from tikal.texts.messages import text

DOWN: Final = HEIGHT - 1
"""Lines from one hex to the next below."""


class BoardPicture:
    """A drawing of one position."""

    shape: Shape = WIDE

    def __init__(self, view: View, symbols: Symbols, choices: Collection[str] = ()) -> None:
        """Hexes in `choices` are marked: the player can choose them now."""
        self._s: Final[State] = view.seen
        self._symbols: Final = symbols
        self._choices: Final = choices
        self._holders: Final = self._temple_holders(view)
        shape = self.shape
        self._narrow: Final = shape is NARROW
        places = {hex_: _place(hex_, shape) for hex_ in range(view.seen.hexes) if view.seen.terrain[hex_] != OUTSIDE}
        left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
        right, bottom = (max(place[axis] for place in places.values()) for axis in (0, 1))
        self._canvas: Final = Canvas(right - left + shape.width, bottom - top + HEIGHT)
        self.hexagons: Final = {
            hex_: Hexagon(self._canvas, x - left, y - top, shape) for hex_, (x, y) in places.items()
        }

    def lines(self) -> list[Text]:
        """The whole board."""
        self._draw_walls()
        for hex_, hexagon in self.hexagons.items():
            self._mark_passages(hex_, hexagon)
            self._write(hex_, hexagon)
        self._mark_more()
        return self._canvas.lines()

    def _draw_walls(self) -> None:
        """Draw walls of explored hexes over those of the jungle, and these over the dotted ones."""
        explored = {hex_: at for hex_, at in self.hexagons.items() if self._s.terrain[hex_] != JUNGLE}
        jungle = self.hexagons.keys() - explored.keys()
        for hex_ in sorted(jungle, key=lambda hex_: not board_data().hexes[hex_].dotted):
            self.hexagons[hex_].draw_walls(JUNGLE_STYLE, board_data().hexes[hex_].dotted)
        for hex_, hexagon in explored.items():
            hexagon.fill(self._ground(hex_))
            hexagon.draw_walls(WALL)
        for hex_, hexagon in explored.items():
            hexagon.draw_wall(SOUTH, f"{self._ground(hex_)} {WALL}")

    def _write(self, hex_: int, hexagon: Hexagon) -> None:
        """The content of a hex; in a narrow one the sign of its owner is beside the name."""
        is_jungle = self._s.terrain[hex_] == JUNGLE
        name, signs = [self._name(hex_, JUNGLE_STYLE if is_jungle else "")], self._signs(hex_)
        terrain = [] if is_jungle else [self._terrain(hex_)]
        hexagon.write(NAME, [*name, *signs] if self._narrow else name)
        hexagon.write(TERRAIN, terrain if self._narrow else [*terrain, *signs])
        pieces = self._pieces(hex_)
        hexagon.write(PIECES, pieces[:2])
        hexagon.write(MORE_PIECES, pieces[2:])

    def _ground(self, hex_: int) -> str:
        return TERRAIN_STYLES[TERRAINS[self._s.terrain[hex_]]]

    def _mark_passages(self, hex_: int, hexagon: Hexagon) -> None:
        """Stones between two hexes that can be entered are a price; those towards the jungle are only a promise."""
        for side in range(SIDES):
            there, stones = NEIGHBOUR[hex_, side], int(self._s.passage[hex_, side])
            if there == NOWHERE or stones == 0 or not self._s.enterable[self._s.terrain[hex_]]:
                continue
            if self._s.enterable[self._s.terrain[there]]:
                hexagon.mark(side, str(stones), PASSAGE)
            elif self._s.terrain[there] == JUNGLE:
                hexagon.mark(side, self._symbols.stones[stones], TRAIL)

    def _name(self, hex_: int, style: str) -> Word:
        name = HEX_NAMES[hex_]
        return (f"<{name}>", CHOICE) if name in self._choices else (name, style)

    def _mark_more(self) -> None:
        """Draw whatever else lies on the board of a game."""

    def _terrain(self, hex_: int) -> Word:
        kind = self._s.terrain[hex_]
        word = text(f"terrain-{TERRAINS[kind]}")
        if kind == TEMPLE:
            return f"{word} {self._s.temple[hex_]}", ""
        if kind == RUINS:
            left = int(self._s.tokens[hex_])
            word = f"{word} {self._symbols.masks(left, int(TILE_VALUE[self._s.tile_on[hex_]]))}"
        return word, ""

    def _signs(self, hex_: int) -> list[Word]:
        """Whose temple or camp it is."""
        return self._holder(hex_) if self._s.terrain[hex_] == TEMPLE else self._camp(hex_)

    def _holder(self, hex_: int) -> list[Word]:
        """Who would score a temple, in brackets if it is guarded."""
        holder = self._holders.get(HEX_NAMES[hex_])
        if holder is None:
            return []
        sign = self._symbols.seats[holder]
        if self._s.guardian[hex_] != NOBODY:
            sign = f"[{sign}{LEADER if self._s.guardian_who[hex_] == LEADER_PIECE else ''}]"
        return [(sign, self._symbols.styles[holder])]

    def _temple_holders(self, view: View) -> dict[str, int]:
        """[hex] -> who would score the temple there."""
        return {
            item.source: seat
            for seat in range(view.table.players)
            for item in view.would_score(seat).items
            if item.category == "temples"
        }

    def _camp(self, hex_: int) -> list[Word]:
        owner = camp_of(self._s, hex_)
        return [] if owner == NOBODY else [(self._symbols.camp(owner), self._symbols.styles[owner])]

    def _pieces(self, hex_: int) -> list[Word]:
        found = []
        for seat in range(self._s.players):
            explorers, leaders = int(self._s.explorers[seat, hex_]), int(self._s.leaders[seat, hex_])
            if explorers or leaders:
                found.append((self._symbols.pieces(seat, explorers, leaders), self._symbols.styles[seat]))
        return found


def _place(hex_: int, shape: Shape) -> tuple[int, int]:
    """The upper left corner of a hex; a column further right is half a hex lower."""
    at = board_data().hexes[hex_]
    return at.q * shape.step, at.r * DOWN + at.q * DOWN // 2
