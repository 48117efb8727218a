"""What a seat sees of the base game. All seats see the same, each from its own side of the table."""

from __future__ import annotations

from typing import Any, Final

from tikal.compiling.functions import compiled
from tikal.games.encoding.common_observation import (
    LAP,
    PLAYER,
    TILE_FEATURES,
    common_fields,
    observe_common,
    observe_tile,
    observe_to_come,
    place_of,
    seat_at,
)
from tikal.games.encoding.fields import Field, observation_type
from tikal.rules.packing import widen
from tikal.rules.state import SEATS, State
from tikal.rules.steps import BID
from tikal.rules.terrain import BASE_HEXES, NOBODY

AMULET, PASSED, HIGH_BIDDER, FIRST_PASSER = range(len(PLAYER), len(PLAYER) + 4)
AUCTION_COLUMNS: Final = ("amulet up", "passed", "high bidder", "first who passed")

FIELDS: Final = (
    *common_fields(BASE_HEXES, AUCTION_COLUMNS),
    Field("tile", (TILE_FEATURES,), "the tile in hand: terrain as above, value, stones on its six sides"),
    Field("open_tiles", (SEATS, TILE_FEATURES), "the tiles on offer in an auction round"),
    Field("high_bid", (2,), "laps and points beyond"),
    Field(
        "table",
        (8,),
        "auction, volcano needs path, volcano isolation, camp needs presence, tie by guardian, tie by treasures, "
        "bids into debt, last placer first",
    ),
)
OBSERVATION: Final = observation_type(FIELDS)


@compiled
def observe(s: State, seat: int, o: Any) -> None:
    """Fill in an observation."""
    observe_common(s, seat, o)
    observe_to_come(s, s.drawn, o)
    observe_tile(s.tile, o.tile[:])  # an array, as for the open tiles: compiled once
    o.table[0] = s.auction
    o.table[1] = s.volcano_needs_path
    o.table[2] = s.volcano_isolation
    o.table[3] = s.camp_needs_presence
    o.table[4] = s.tie_by_guardian
    o.table[5] = s.tie_by_treasures
    o.table[6] = s.bids_into_debt
    o.table[7] = s.last_placer_first
    if s.auction:
        observe_auction(s, seat, o)


@compiled
def observe_auction(s: State, seat: int, o: Any) -> None:
    """Open tiles and bids; what is left of an auction that is over is not shown."""
    for slot in range(s.players):
        observe_tile(widen(s.open_tiles[slot]), o.open_tiles[slot])
    for place in range(s.players):
        o.players[place, AMULET] = s.amulet_up[seat_at(s, seat, place)]
    if s.step != BID:
        return
    o.high_bid[0] = s.high_bid // LAP
    o.high_bid[1] = s.high_bid % LAP
    for place in range(s.players):
        o.players[place, PASSED] = s.passed[seat_at(s, seat, place)]
    if s.high_bidder != NOBODY:
        o.players[place_of(s, s.high_bidder, seat), HIGH_BIDDER] = 1
    if s.first_passer != NOBODY:
        o.players[place_of(s, s.first_passer, seat), FIRST_PASSER] = 1
