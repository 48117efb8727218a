"""The whole state of a game: one packed record, declared once, here.

`State` says what every field means; NumPy's record type is made from it, so that copying a game is copying
one block of memory, and the rules are plain functions on the record. Single numbers are 64 bits wide, so that
compiled functions always see the same integer type; tables are as narrow as their contents allow.

A field that varies between editions (a flag of the profile) lives in the record too: compiled code freezes
module globals, and one compilation serves all base editions.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from tikal.compiling.records import array_of, new_record
from tikal.components import pieces
from tikal.rules.packing import NUMBER, SMALL, WIDE, record_type
from tikal.rules.terrain import HEXES, LETTERED_TILES, RUINS, SIDES, TERRAINS, TILE_TERRAIN, TILE_VALUE

SEATS: Final = len(pieces().expedition.colours)
CAMPS: Final = pieces().expedition.camps
KINDS: Final = len(pieces().treasures.kinds)
COPIES: Final = pieces().treasures.copies
"""Treasures of each kind, without the blue ones of Legend."""
TREASURES: Final = KINDS * COPIES
MASKS: Final = int(TILE_VALUE[TILE_TERRAIN == RUINS].max())
"""The most treasures that lie on one hex."""
LEVELS: Final = len(pieces().floors.supply)
"""Floors are numbered up to one less than this; there are none of the levels 0 and 1."""

Int8Array: TypeAlias = npt.NDArray[np.int8]
Scores: TypeAlias = npt.NDArray[np.int16]


class State(Protocol):
    """Fields of a base game. Axes are named in the order of the shape; `seat` runs over all four seats, used or not."""

    # The table: fixed when the game is set up.
    players: Annotated[int, NUMBER]  # 2..4
    hexes: Annotated[int, NUMBER]  # how many hexes of the board are in use
    first: Annotated[int, NUMBER]  # seat that begins
    auction: Annotated[int, NUMBER]  # 1: tiles are auctioned, R-AUC
    volcano_needs_path: Annotated[int, NUMBER]  # flag, R-PLACE-5
    volcano_isolation: Annotated[int, NUMBER]  # flag, R-PLACE-6
    camp_needs_presence: Annotated[int, NUMBER]  # flag, R-CAMP-4
    camp_needs_majority: Annotated[int, NUMBER]  # flag, L-AP-3: where anybody stands
    tie_by_guardian: Annotated[int, NUMBER]  # flag, R-WIN-2
    tie_by_treasures: Annotated[int, NUMBER]  # flag, R-WIN-2
    bids_into_debt: Annotated[int, NUMBER]  # flag, R-AUC-15
    last_placer_first: Annotated[int, NUMBER]  # flag, R-AUC-22
    enterable: Annotated[Int8Array, SMALL, len(TERRAINS)]  # [terrain] 1: pieces may enter, R-MOVE-4

    # Whose decision, and which.
    step: Annotated[int, NUMBER]  # see steps.py
    to_act: Annotated[int, NUMBER]  # seat that decides, NOBODY when the game is over
    segment: Annotated[int, NUMBER]  # why action points are spent, see steps.py
    ap: Annotated[int, NUMBER]  # action points left in this segment
    active: Annotated[int, NUMBER]  # seat whose normal turn it is; a scoring round does not change it
    tile: Annotated[int, NUMBER]  # tile in the active player's hand, or NO_TILE
    scoring_turn: Annotated[int, NUMBER]  # how far along `scoring_order` the scoring round is
    scoring_order: Annotated[Int8Array, SMALL, SEATS]  # [k] seats in the order of the scoring round
    cleared: Annotated[Int8Array, SMALL, HEXES]  # [hex] floors cleared in this segment
    dug: Annotated[Int8Array, SMALL, HEXES]  # [hex] treasures dug in this segment

    # The auction.
    high_bid: Annotated[int, NUMBER]  # 0: nobody has bid
    high_bidder: Annotated[int, NUMBER]  # seat or NOBODY
    first_passer: Annotated[int, NUMBER]  # seat or NOBODY, in the present auction
    amulet_up: Annotated[Int8Array, SMALL, SEATS]  # [seat] 1: has not yet had a turn in this auction round
    passed: Annotated[Int8Array, SMALL, SEATS]  # [seat] 1: is out of the present auction, in Legend of the round
    open_tiles: Annotated[Int8Array, SMALL, SEATS]  # [slot] tiles on offer, NO_TILE when taken

    # The site.
    terrain: Annotated[Int8Array, SMALL, HEXES]  # [hex] see terrain.py
    tile_on: Annotated[Int8Array, SMALL, HEXES]  # [hex] index of the tile lying there, or NO_TILE
    rotation: Annotated[Int8Array, SMALL, HEXES]  # [hex] clockwise turns of that tile
    passage: Annotated[Int8Array, SMALL, HEXES, SIDES]  # [hex, side] stones on the two touching edges together
    temple: Annotated[Int8Array, SMALL, HEXES]  # [hex] present value of the temple, 0 elsewhere
    tokens: Annotated[Int8Array, SMALL, HEXES]  # [hex] treasures still lying on the ruins
    token: Annotated[Int8Array, SMALL, HEXES, MASKS]  # [hex, height] their kinds from the bottom up; hidden
    explorers: Annotated[Int8Array, SMALL, SEATS, HEXES]  # [seat, hex]
    leaders: Annotated[Int8Array, SMALL, SEATS, HEXES]  # [seat, hex]
    camps: Annotated[Int8Array, SMALL, SEATS, CAMPS]  # [seat, camp] hex, or NOWHERE while in reserve
    guardian: Annotated[Int8Array, SMALL, HEXES]  # [hex] seat whose guardian stands there, or NOBODY
    guardian_who: Annotated[Int8Array, SMALL, HEXES]  # [hex] EXPLORER or LEADER, meaningful where guarded

    # In front of the players.
    score: Annotated[Scores, WIDE, SEATS]  # [seat]
    scorings: Annotated[Int8Array, SMALL, SEATS]  # [seat] how often the player has scored
    treasures: Annotated[Int8Array, SMALL, SEATS, KINDS]  # [seat, kind]
    explorers_left: Annotated[Int8Array, SMALL, SEATS]  # [seat] in reserve
    leaders_left: Annotated[Int8Array, SMALL, SEATS]  # [seat] in reserve
    explorers_gone: Annotated[Int8Array, SMALL, SEATS]  # [seat] out of the game
    leaders_gone: Annotated[Int8Array, SMALL, SEATS]  # [seat] out of the game
    guardians_left: Annotated[Int8Array, SMALL, SEATS]  # [seat] how many more the player may place

    # Supplies.
    floors: Annotated[Int8Array, SMALL, LEVELS]  # [level] floors left
    stack: Annotated[Int8Array, SMALL, LETTERED_TILES]  # tiles in the order of drawing; hidden from `drawn` on
    drawn: Annotated[int, NUMBER]  # tiles drawn so far
    pile: Annotated[Int8Array, SMALL, TREASURES]  # treasures in the order of laying out; hidden
    laid: Annotated[int, NUMBER]  # treasures taken from the pile so far
    aside: Annotated[Int8Array, SMALL, LETTERED_TILES]  # tiles that found no place
    aside_count: Annotated[int, NUMBER]


AnyState = TypeVar("AnyState", bound=State)

BASE: Final = record_type(State)


def blank(dtype: np.dtype[np.void] = BASE) -> State:
    """A record of zeros."""
    return cast(State, new_record(dtype))


def copy(state: AnyState) -> AnyState:
    """An independent copy."""
    array = array_of(state)
    # NumPy copies a record field by field. To copy its bytes takes a twentieth of the time.
    return cast(AnyState, np.frombuffer(bytearray(array.tobytes()), array.dtype)[0])


def same(one: State, other: State) -> bool:
    """Whether two states are equal in every byte."""
    return cast(np.void, one).tobytes() == cast(np.void, other).tobytes()
