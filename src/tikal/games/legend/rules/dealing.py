"""Shuffling for Tikal Legend."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import POWER_TILES
from tikal.games.legend.rules.state import LegendState
from tikal.rules.dealing import LETTER_STARTS, Random, below, lay_out_treasures, shuffle

LETTERS_TO_DRAFT: Final = 5
"""Tiles of the first letters are drafted; those of the others are part of a scenario."""
POWER_TILE_COUNT: Final = len(POWER_TILES)


@compiled
def deal_legend_into(s: LegendState, random: Random) -> None:
    """L-SETUP: shuffle tiles within their letters, treasures, cards, AP tokens; deal powers; choose who begins."""
    for letter in range(LETTERS_TO_DRAFT):
        end = min(LETTER_STARTS[letter + 1], s.stack_size)
        shuffle(random, s.stack, LETTER_STARTS[letter], end)
    lay_out_treasures(s, random)
    shuffle(random, s.deck, 0, s.deck_size)
    shuffle(random, s.bag, 0, len(s.bag))
    left = (1 << POWER_TILE_COUNT) - 1
    for seat in range(s.players):
        tile = one_of(left, below(random, POWER_TILE_COUNT - seat))
        s.power_tile[seat] = tile
        left &= ~(1 << tile)
    s.first = below(random, s.players)


@compiled
def one_of(bits: int, place: int) -> int:
    """The set bit with exactly `place` set bits below it."""
    bit = 0
    while not (bits >> bit & 1 and place == 0):
        place -= bits >> bit & 1
        bit += 1
    return bit
