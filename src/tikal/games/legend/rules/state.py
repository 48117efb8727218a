"""The state of a game of Legend: the base record and what only Legend has."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.components import legend_components, options, pieces, tiles
from tikal.components.piece import HIGHEST_AP_TOKEN
from tikal.games.legend.rules.cards import SIDE_NAMES
from tikal.rules.packing import NUMBER, SMALL, WIDE, record_type
from tikal.rules.state import KINDS, SEATS, Int8Array, Scores, State
from tikal.rules.terrain import HEXES, RUINS, TILE_IDS, TILE_TERRAIN
from tikal.rules.verbs import WHO

ROUNDS: Final = 6
OPEN_CARDS: Final = 10
"""Cards on the management board when a draft begins."""
OPEN_TILES: Final = 4
"""Tiles on the management board when a draft begins."""
TILE_LIMIT: Final = np.array([0, 0, 2, 2, 1], dtype=np.int64)
"""[players] -> the most tiles that one player may draft; of three players only one gets two (L-DRAFT-6)."""
TILES_IN_HAND: Final = int(TILE_LIMIT.max())

SLOTS: Final = next(option.maximum for option in options() if option.id == "legend.leftSlots")
"""Slots for cards on each side of a camp board; how many of the left ones are used is an option."""
DECK: Final = sum(card.copies(SEATS) for card in legend_components().cards)
"""Cards in the largest deck."""
BAG: Final = len(pieces().ap_tokens.values)
MOST_AP: Final = HIGHEST_AP_TOKEN
STONE_TOKENS: Final = pieces().stone_tokens
BORDER_TILES: Final = sum(tile.group == "border" for tile in tiles())
PICTURES: Final = sum(bool(card.takes) for card in legend_components().cards)
"""Cards 01-x."""
BLUE_OF_CARD: Final = len(legend_components().cards[0].takes)
"""Blue treasures that a card 01-x takes."""
STARTING_RUINS: Final = sum(
    bool(TILE_TERRAIN[TILE_IDS.index(placement.tile)] == RUINS)
    for placement in legend_components().scenarios[0].placements
)


class LegendState(State, Protocol):
    """Fields that only Legend has."""

    # The table.
    scenario: Annotated[int, NUMBER]  # place in the list of scenarios
    left_slots: Annotated[int, NUMBER]  # slots for stashed cards, A-42
    swap_rule: Annotated[int, NUMBER]  # reading of A-44, see exchanging.py
    powers: Annotated[int, NUMBER]  # 1: directors have powers, A-55
    blue_of_card: Annotated[Int8Array, SMALL, PICTURES, BLUE_OF_CARD]  # [card 01-k, token] kinds it takes, A-43

    starting_ruins: Annotated[Int8Array, SMALL, STARTING_RUINS]  # hexes of the ruins that lie there from the start

    # Rounds and turns.
    round_number: Annotated[int, NUMBER]  # 1..6
    turn: Annotated[int, NUMBER]  # place in the turn order of the player whose turn it is
    turn_order: Annotated[Int8Array, SMALL, SEATS]  # [place] seats: the standing statuettes
    next_order: Annotated[Int8Array, SMALL, SEATS]  # [place] seats: the lying statuettes, NOBODY where free

    # The management board.
    display: Annotated[Int8Array, SMALL, OPEN_CARDS]  # [slot] open cards, NO_CARD when taken
    ap_open: Annotated[Int8Array, SMALL, SEATS]  # [slot] open AP tokens, 0 when taken
    tiles_open: Annotated[Int8Array, SMALL, OPEN_TILES]  # [slot] open tiles, NO_TILE when taken
    stack_size: Annotated[int, NUMBER]  # tiles in `stack`: letters A to E
    deck: Annotated[Int8Array, SMALL, DECK]  # cards in the order of drawing; hidden from `deck_drawn` on
    deck_size: Annotated[int, NUMBER]
    deck_drawn: Annotated[int, NUMBER]
    discarded: Annotated[int, NUMBER]  # cards out of the game
    bag: Annotated[Int8Array, SMALL, BAG]  # AP tokens in the order of drawing; hidden from `bag_drawn` on
    bag_drawn: Annotated[int, NUMBER]
    bag_holds: Annotated[Int8Array, SMALL, MOST_AP + 1]  # [value] AP tokens of that value at the start
    spent_ap: Annotated[int, NUMBER]  # AP tokens out of the game
    blue: Annotated[Int8Array, SMALL, KINDS]  # [kind] blue treasures left
    stones_left: Annotated[int, NUMBER]  # stone tokens not on the site
    stone_at: Annotated[Scores, WIDE, STONE_TOKENS]  # [token] border it lies on, NOWHERE while on the board
    border_laid: Annotated[Int8Array, SMALL, BORDER_TILES]  # [border tile] 1: it lies on the site

    # Camp boards and directors.
    cards: Annotated[Int8Array, SMALL, SEATS, len(SIDE_NAMES), SLOTS]  # [seat, side, slot] cards, NO_CARD where free
    ap_token: Annotated[Int8Array, SMALL, SEATS]  # [seat] value of the AP token, 0 without one
    hand_tiles: Annotated[Int8Array, SMALL, SEATS, TILES_IN_HAND]  # [seat, slot] tiles to be laid
    explorers_away: Annotated[Int8Array, SMALL, SEATS]  # [seat] not yet available
    leaders_away: Annotated[Int8Array, SMALL, SEATS]  # [seat] not yet available
    power_tile: Annotated[Int8Array, SMALL, SEATS]  # [seat]
    power_used: Annotated[Int8Array, SMALL, SEATS]  # [seat] 1: the cube has left the 5 points
    scoring_bonus: Annotated[Int8Array, SMALL, SEATS]  # [seat] extra action points in the next scoring segment (p23)
    tie_hex: Annotated[Int8Array, SMALL, SEATS]  # [seat] hex where the player wins ties at their next scoring (p24)
    known: Annotated[Int8Array, SMALL, SEATS, HEXES]  # [seat, hex] heights of the stack that were seen, as bits; secret

    # A card or power that is being carried out.
    effect: Annotated[int, NUMBER]  # see cards.py, or NO_EFFECT
    effect_steps: Annotated[int, NUMBER]  # steps taken so far
    effect_from: Annotated[int, NUMBER]  # hex fixed by the first step, or NOWHERE
    effect_to: Annotated[int, NUMBER]  # second hex fixed by the first step, or NOWHERE
    worked: Annotated[Int8Array, SMALL, HEXES]  # [hex] pieces that have dug or cleared there for this effect
    recruited: Annotated[Int8Array, SMALL, len(WHO)]  # [who] pieces made available by this effect
    resume_step: Annotated[int, NUMBER]  # what has to be decided afterwards
    resume_ap: Annotated[int, NUMBER]  # action points that wait until then
    just_played: Annotated[int, NUMBER]  # card played in this turn, or NO_CARD (p18)
    keep_pieces: Annotated[int, NUMBER]  # 1: guardians of this segment send nobody out of the game (p20)


LEGEND: Final = record_type(LegendState)
