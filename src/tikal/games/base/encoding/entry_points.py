"""The encoding of the base game for callers in Python."""

from __future__ import annotations

from typing import Final

from tikal.games.base.encoding.actions import BLOCKS, MOST_BID, WITH_AUCTION, WITHOUT_AUCTION
from tikal.games.base.encoding.chance import BaseChance
from tikal.games.base.encoding.observation import FIELDS, observe
from tikal.games.base.rules import game
from tikal.games.base.units import ENCODING as UNIT
from tikal.games.encoding.batch import BatchGame
from tikal.games.encoding.encoding import Encoding, encoding_of
from tikal.games.table import Table
from tikal.rules.dealing import deal_into
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import BASE, State
from tikal.rules.terrain import LETTERED_TILES, TILE_TERRAIN, VOLCANO

SCORINGS: Final = int((TILE_TERRAIN[:LETTERED_TILES] == VOLCANO).sum()) + 1

GAME: Final[BatchGame[State]] = BatchGame(deal_into, game.begin, game.legal_actions, game.do, observe)

MOST_IN_A_SEGMENT: Final = ACTION_POINTS + 1
"""Every action costs at least a point, and then there is `end`."""


def longest(table: Table) -> int:
    """Tiles are placed, ten points are spent with each and in each scoring; bids can only rise."""
    segments = LETTERED_TILES + SCORINGS * table.players
    bidding = LETTERED_TILES * (MOST_BID + table.players + 1) if table.auction else 0
    return segments * MOST_IN_A_SEGMENT + LETTERED_TILES + bidding


ENCODING: Final[Encoding] = encoding_of(
    UNIT,
    BASE,
    BLOCKS,
    lambda table: WITH_AUCTION if table.auction else WITHOUT_AUCTION,
    FIELDS,
    GAME,
    longest,
    BaseChance(),
)
