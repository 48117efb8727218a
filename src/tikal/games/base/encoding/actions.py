"""The action space of the base game; with auctions it has three blocks more, at its end."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules import verbs as base_verbs
from tikal.games.encoding.actions import NO_ACTION, Axis, Block, starts_of
from tikal.games.encoding.common_actions import ROTATION_AXIS, hex_axis, spending_blocks
from tikal.rules import verbs
from tikal.rules.packing import widen
from tikal.rules.state import SEATS, State
from tikal.rules.terrain import BASE_HEXES, NO_TILE, NOWHERE
from tikal.rules.verbs import encode, first_of, verb_of

MOST_BID: Final = 530
"""More than anybody can have: three scorings come before the last bid, see the test of this number."""


@compiled
def bid_place(_: State, code: int) -> int:
    """Bids begin with 1."""
    return first_of(code) - 1


@compiled
def bid_code(_: State, place: int) -> int:
    """The reverse."""
    return encode(verb_of(place), first_of(place) + 1, 0, 0)


@compiled
def take_place(s: State, code: int) -> int:
    """Which of the open tiles."""
    for slot in range(SEATS):
        if s.open_tiles[slot] == first_of(code):
            return slot
    return NOWHERE


@compiled
def take_code(s: State, place: int) -> int:
    """The reverse."""
    tile = widen(s.open_tiles[first_of(place)])
    return NO_ACTION if tile == NO_TILE else encode(verb_of(place), tile, 0, 0)


TURN_BLOCKS: Final = (
    *spending_blocks(BASE_HEXES),
    Block(verbs.PLACE, (hex_axis(BASE_HEXES), ROTATION_AXIS)),
)
AUCTION_BLOCKS: Final = (
    Block(verbs.PASS),
    Block(base_verbs.TAKE, (Axis("open tile", tuple(map(str, range(SEATS)))),), take_place, take_code),
    Block(base_verbs.BID, (Axis("points", tuple(map(str, range(1, MOST_BID + 1)))),), bid_place, bid_code),
)
BLOCKS: Final = (*TURN_BLOCKS, *AUCTION_BLOCKS)
WITHOUT_AUCTION: Final = starts_of(TURN_BLOCKS)[-1]
WITH_AUCTION: Final = starts_of(BLOCKS)[-1]
