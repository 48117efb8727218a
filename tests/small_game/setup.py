"""Setting up and dealing the small game. Tiles that are not in it count as drawn before it begins."""

from __future__ import annotations

from typing import Final

from tikal.games.base.rules.setup import set_up as set_up_base
from tikal.games.results import Result
from tikal.games.setups import TileSetups
from tikal.games.table import Table
from tikal.rules.dealing import Random, below, lay_out_treasures, shuffle
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES, LETTERED_TILES, OUTSIDE, TILE_IDS

LIKE: Final = "supermeeple-2015"
"""The edition whose options it has."""
HEXES: Final = tuple(f"{column}{row}" for column in "abcd" for row in (1, 2, 3))
TILES: Final = TILE_IDS[LETTERED_TILES - 10 : LETTERED_TILES]
START: Final = LETTERED_TILES - len(TILES)
LETTERS: Final = "".join(sorted({tile[0] for tile in TILES}))
SETUPS: Final = TileSetups(TILES, START)
EXPLORERS: Final = 3
GUARDIANS: Final = 1


def set_up(table: Table) -> State:
    """The table before the deal."""
    s = set_up_base(LIKE, table.players, table.auction, table.options)
    for hex_, name in enumerate(HEX_NAMES[: s.hexes]):
        if name not in HEXES:
            s.terrain[hex_] = OUTSIDE
    s.explorers_left[: table.players] = EXPLORERS
    s.guardians_left[: table.players] = GUARDIANS
    s.stack[:] = range(LETTERED_TILES)
    s.drawn = START
    return s


def deal(s: State, random: Random) -> None:
    """Shuffle the tiles of each letter, and the treasures; then choose who begins."""
    for letter in LETTERS:
        places = [START + place for place, tile in enumerate(TILES) if tile[0] == letter]
        shuffle(random, s.stack, places[0], places[-1] + 1)
    lay_out_treasures(s, random)
    s.first = below(random, s.players)


def opening_results(after: State) -> tuple[Result, ...]:
    """The first tile."""
    return (Result("drew", tuple(TILE_IDS[tile] for tile in after.stack[START : after.drawn])),)
