"""Setting up and dealing the small game. Tiles that are not in it count as drawn before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tikal.games.base.rules.setup import set_up as set_up_base
from tikal.games.results import Result
from tikal.games.setups import (
    Setup,
    any_treasures,
    check_parts,
    checked_first,
    checked_pile,
    checked_stack,
    completed_tiles,
    revealed_tiles,
)
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


def setup_of(s: State) -> Setup:
    """The set-up that a game was started from."""
    stack = [TILE_IDS[tile] for tile in s.stack[START:]]
    return {
        "tiles": {letter: [tile for tile in stack if tile[0] == letter] for letter in LETTERS},
        "treasures": [int(kind) for kind in s.pile],
        "first": int(s.first),
    }


def revealed_setup(s: State) -> Setup:
    """The set-up as far as everybody has seen it."""
    setup = setup_of(s)
    return {**setup, "tiles": revealed_tiles(s, setup["tiles"]), "treasures": None}


def completed(_: State, setup: Setup) -> Setup:
    """A whole set-up that starts like a revealed one."""
    return {**setup, "tiles": completed_tiles(setup["tiles"], TILES), "treasures": any_treasures()}


def deal_from(s: State, setup: Mapping[str, Any]) -> None:
    """Put a given set-up on the table."""
    check_parts(setup, ("tiles", "treasures", "first"))
    s.stack[START:] = checked_stack(setup["tiles"], TILES)
    s.pile[:] = checked_pile(setup["treasures"])
    s.first = checked_first(setup["first"], int(s.players))


def opening_results(after: State) -> tuple[Result, ...]:
    """The first tile."""
    return (Result("drew", tuple(TILE_IDS[tile] for tile in after.stack[START : after.drawn])),)
