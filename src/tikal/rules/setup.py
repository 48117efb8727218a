"""Setting up the table (R-SETUP): what every game shares of it."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.components import PrintedHex, pieces
from tikal.rules.placing import add_stones
from tikal.rules.state import State
from tikal.rules.terrain import (
    HEX_NAMES,
    JUNGLE,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    TERRAINS,
)


def lay_out_board(s: State, hexes: int, enterable: Sequence[int]) -> None:
    """An empty site: all hexes in use are jungle, and pieces may enter the terrains given."""
    s.hexes = hexes
    s.terrain[:] = OUTSIDE
    s.terrain[:hexes] = JUNGLE
    s.tile_on[:] = NO_TILE
    s.guardian[:] = NOBODY
    s.camps[:] = NOWHERE
    s.enterable[list(enterable)] = 1


def print_hex(s: State, printed: PrintedHex) -> None:
    """A hex that is explored from the start."""
    hex_ = HEX_NAMES.index(printed.hex)
    s.terrain[hex_] = TERRAINS.index(printed.kind)
    s.temple[hex_] = printed.value
    for side, stones in enumerate(printed.stones):
        add_stones(s, hex_, side, stones)


def fill_supplies(s: State) -> None:
    """The open supply of floors; no tiles in anybody's hands yet."""
    s.floors[:] = pieces().floors.supply
    s.tile = NO_TILE
    s.aside[:] = NO_TILE
    s.open_tiles[:] = NO_TILE
    s.high_bidder = NOBODY
    s.first_passer = NOBODY


def equip(s: State, seat: int) -> None:
    """R-SETUP-4: what a player has in reserve."""
    expedition = pieces().expedition
    s.explorers_left[seat] = expedition.explorers
    s.leaders_left[seat] = expedition.leaders
    s.guardians_left[seat] = expedition.guardians
