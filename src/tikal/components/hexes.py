"""The board: its hexes, their names, what is printed on it, and which hexes touch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

from tikal.components.provenance import PROVENANCES, Provenance
from tikal.components.reading import TomlTable, read
from tikal.components.tile import KINDS, SIDES, Kind

FILE: Final = "board.toml"
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Axial step across each side, N NE SE S SW NW."""
NOWHERE: Final = -1

PrintedKind: TypeAlias = Kind | Literal["camp"]
PRINTED_KINDS: Final[tuple[PrintedKind, ...]] = ("camp", *KINDS)


@dataclass(frozen=True, slots=True)
class Hex:
    """A place for a tile. Axial coordinates have the base camp at (0, 0)."""

    name: str
    q: int
    r: int
    dotted: bool
    """Dotted hexes ring the Legend side of the board; the base editions do not have them."""

    @property
    def column(self) -> str:
        """Letter of the column."""
        return self.name[0]

    @property
    def row(self) -> int:
        """Number of the row, 1 at the bottom of the grid."""
        return int(self.name[1:])


@dataclass(frozen=True, slots=True)
class PrintedHex:
    """A hex that is explored from the start."""

    hex: str
    title: str
    kind: PrintedKind
    value: int
    stones: tuple[int, ...]
    tile: str | None
    """Set-up tile of the Legend box that shows the same and is laid on it."""
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Board:
    """The board. Each hex has an index: the grid by columns from the bottom, then the dotted ones."""

    columns: tuple[str, ...]
    rows: int
    hexes: tuple[Hex, ...]
    camp: str
    printed: tuple[PrintedHex, ...]
    provenance: Provenance
    dotted_provenance: Provenance
    _index: Mapping[str, int] = field(repr=False, compare=False)
    _neighbours: tuple[tuple[int, ...], ...] = field(repr=False, compare=False)

    def index_of(self, name: str) -> int:
        """Index of the hex with that name; ValueError if there is none."""
        if name not in self._index:
            raise ValueError(f"there is no hex {name!r}; hexes have names such as {self.hexes[0].name}")
        return self._index[name]

    def neighbours(self, index: int) -> tuple[int, ...]:
        """The six hexes across N NE SE S SW NW, -1 where there is none; dotted hexes included."""
        return self._neighbours[index]


def read_board(root: Path) -> Board:
    """The board as the file describes it."""
    file = read(root, FILE)
    columns, rows = file.texts("columns"), file.number("rows", 1, 9)
    dotted = file.table("dotted")
    grid = tuple(_hex(file, f"{column}{row}", columns) for column in columns for row in range(1, rows + 1))
    hexes = grid + tuple(_hex(dotted, name, columns, dotted=True) for name in dotted.texts("names"))
    at = {(hex_.q, hex_.r): index for index, hex_ in enumerate(hexes)}
    board = Board(
        columns=columns,
        rows=rows,
        hexes=hexes,
        camp=file.text("camp"),
        printed=tuple(_printed(table) for table in file.tables("printed", "printed hex", naming="hex")),
        provenance=file.choice("provenance", PROVENANCES),
        dotted_provenance=dotted.choice("provenance", PROVENANCES),
        _index={hex_.name: index for index, hex_ in enumerate(hexes)},
        _neighbours=tuple(tuple(at.get((hex_.q + q, hex_.r + r), NOWHERE) for q, r in STEPS) for hex_ in hexes),
    )
    dotted.finish()
    file.finish()
    return board


def _hex(table: TomlTable, name: str, columns: tuple[str, ...], dotted: bool = False) -> Hex:
    """The hex of that name; the columns beside the grid are called z on the left and i on the right."""
    beside = {"z": -1, "i": len(columns)}
    column, row = name[:1], name[1:]
    if not row.isdecimal() or column not in (*columns, *beside):
        table.refuse(f"{name!r} is not a hex name; expected a column letter and a row number, like b6")
    q = columns.index(column) if column in columns else beside[column]
    # A step to the right in a row is alternately NE and SE, so r falls by one every second column.
    return Hex(name=name, q=q, r=1 - int(row) - q // 2, dotted=dotted)


def _printed(table: TomlTable) -> PrintedHex:
    printed = PrintedHex(
        hex=table.text("hex"),
        title=table.text("title"),
        kind=table.choice("kind", PRINTED_KINDS),
        value=table.number("value", 0, 10) if table.has("value") else 0,
        stones=table.numbers("stones", SIDES, 0, 3),
        tile=table.text("tile") if table.has("tile") else None,
        provenance=table.choice("provenance", PROVENANCES),
    )
    table.finish()
    return printed
