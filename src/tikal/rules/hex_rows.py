"""One row of numbers for each hex, with everything that can be seen on it."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from tikal.compiling.functions import compiled
from tikal.rules.deploying import camp_of
from tikal.rules.packing import SMALL, record_type
from tikal.rules.state import MASKS, SEATS, Int8Array, State
from tikal.rules.terrain import HEXES, OUTSIDE, SIDES

HEX, TERRAIN, TILE, ROTATION, VALUE, TOKENS, CAMP, GUARDIAN, GUARDIAN_WHO, CLEARED, DUG = range(11)
"""The first columns of a row. After them come those for each side, each seat and each treasure."""
PASSAGE: Final = 11
EXPLORERS: Final = PASSAGE + SIDES
LEADERS: Final = EXPLORERS + SEATS
TOKEN: Final = LEADERS + SEATS
COLUMNS: Final = TOKEN + MASKS


class HexRows(Protocol):
    """The hexes in use, one after the other."""

    rows: Annotated[Int8Array, SMALL, HEXES, COLUMNS]


HEX_ROWS: Final = record_type(HexRows)


@compiled
def list_hexes(s: State, out: HexRows) -> int:
    """Write the rows; how many there are."""
    count = 0
    for hex_ in range(s.hexes):
        if s.terrain[hex_] != OUTSIDE:
            _write_row(s, hex_, out, count)
            count += 1
    return count


@compiled
def _write_row(s: State, hex_: int, out: HexRows, row: int) -> None:
    out.rows[row, HEX] = hex_
    out.rows[row, TERRAIN] = s.terrain[hex_]
    out.rows[row, TILE] = s.tile_on[hex_]
    out.rows[row, ROTATION] = s.rotation[hex_]
    out.rows[row, VALUE] = s.temple[hex_]
    out.rows[row, TOKENS] = s.tokens[hex_]
    out.rows[row, CAMP] = camp_of(s, hex_)
    out.rows[row, GUARDIAN] = s.guardian[hex_]
    out.rows[row, GUARDIAN_WHO] = s.guardian_who[hex_]
    out.rows[row, CLEARED] = s.cleared[hex_]
    out.rows[row, DUG] = s.dug[hex_]
    for side in range(SIDES):
        out.rows[row, PASSAGE + side] = s.passage[hex_, side]
    for seat in range(SEATS):
        out.rows[row, EXPLORERS + seat] = s.explorers[seat, hex_]
        out.rows[row, LEADERS + seat] = s.leaders[seat, hex_]
    for height in range(MASKS):
        out.rows[row, TOKEN + height] = s.token[hex_, height]
