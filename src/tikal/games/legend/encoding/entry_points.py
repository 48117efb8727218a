"""The encoding of Tikal Legend for callers in Python."""

from __future__ import annotations

from typing import Final

from tikal.games.encoding.batch import BatchGame
from tikal.games.encoding.encoding import Encoding, encoding_of
from tikal.games.legend.encoding.actions import BLOCKS, SIZE
from tikal.games.legend.encoding.observation import FIELDS, observe
from tikal.games.legend.rules.dealing import deal_legend_into
from tikal.games.legend.rules.flow import game
from tikal.games.legend.rules.state import LEGEND, ROUNDS, SLOTS, TILES_IN_HAND, LegendState
from tikal.games.legend.units import ENCODING as UNIT
from tikal.games.table import Table

GAME: Final[BatchGame[LegendState]] = BatchGame(deal_legend_into, game.begin, game.legal_actions, game.do, observe)

MOST_IN_A_TURN: Final = 64
"""A power and a card, each with its steps, and the points of a token with all bonuses."""


def longest(table: Table) -> int:
    """In each round a player drafts, and has at most a turn for each thing drafted or stashed, and scoring segments."""
    turns = 2 * SLOTS + TILES_IN_HAND + 2
    return ROUNDS * table.players * (turns * MOST_IN_A_TURN + turns)


ENCODING: Final[Encoding] = encoding_of(UNIT, LEGEND, BLOCKS, lambda _: SIZE, FIELDS, GAME, longest)
