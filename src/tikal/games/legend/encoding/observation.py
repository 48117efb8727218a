"""What a seat sees of Legend. Of treasures face down it sees those that it has looked at."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tikal.compiling.functions import compiled, copy_row, lowest_bit, where_above
from tikal.games.encoding.common_observation import (
    PLAYER,
    TILE_FEATURES,
    common_fields,
    observe_common,
    observe_tile,
    place_of,
    seat_at,
)
from tikal.games.encoding.fields import Field, observation_type
from tikal.games.legend.rules.cards import (
    CARD_TEXTS,
    CARDS,
    LEFT,
    NO_CARD,
    NO_EFFECT,
    POWER_IDS,
    POWER_TILES,
    RIGHT,
    SIDE_NAMES,
)
from tikal.games.legend.rules.dealing import LETTERS_TO_DRAFT
from tikal.games.legend.rules.exchanging import SWAP_RULES
from tikal.games.legend.rules.setup import cards_in_deck
from tikal.games.legend.rules.state import (
    BORDER_TILES,
    MOST_AP,
    OPEN_CARDS,
    OPEN_TILES,
    PICTURES,
    SLOTS,
    STONE_TOKENS,
    TILES_IN_HAND,
    LegendState,
)
from tikal.games.legend.rules.stones import BORDER
from tikal.rules.dealing import LETTER_STARTS
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, MASKS, SEATS
from tikal.rules.steps import STEPS
from tikal.rules.terrain import HEXES, NOBODY, NOWHERE

COLUMNS: Final = (
    "place in turn order",
    "place in next turn order",
    "passed",
    "AP token",
    "explorers unavailable",
    "leaders unavailable",
    "power used",
    "scoring bonus",
)
PLACE, NEXT_PLACE, PASSED, AP_TOKEN, EXPLORERS_AWAY, LEADERS_AWAY, POWER_USED, BONUS = range(
    len(PLAYER), len(PLAYER) + len(COLUMNS)
)
NO_LETTER: Final = 63
"""Where a set of tiles has NO_TILE, beyond all letters."""
DRAFTED_TILES: Final = int(LETTER_STARTS[LETTERS_TO_DRAFT])

FIELDS: Final = (
    *common_fields(HEXES, COLUMNS),
    Field("stacks", (HEXES, MASKS), "kinds of treasures from the top down, counted from 1; 0 if none or not seen"),
    Field("cards", (SEATS, len(SIDE_NAMES), len(CARD_TEXTS)), "cards of each player, right and left, by kind"),
    Field("hand_tiles", (SEATS, TILES_IN_HAND, TILE_FEATURES), "drafted tiles: terrain, value, stones on six sides"),
    Field("power_tiles", (SEATS, len(POWER_TILES)), "1 at the player's power tile"),
    Field("tie_hexes", (SEATS, HEXES), "1 where the player wins ties at their next scoring"),
    Field("display", (CARDS,), "open cards by kind"),
    Field("ap_tokens", (MOST_AP + 1,), "open AP tokens by value"),
    Field("open_tiles", (OPEN_TILES, TILE_FEATURES), "open tiles"),
    Field("cards_to_come", (CARDS,), "cards that nobody has seen yet, by kind"),
    Field("ap_to_come", (MOST_AP + 1,), "AP tokens in the bag, by value"),
    Field("blue", (KINDS,), "blue treasures left, by kind"),
    Field("stones", (STONE_TOKENS, HEXES), "1 on the two hexes of the border where the stone token lies"),
    Field("border_tiles", (BORDER_TILES,), "1 for each tile of a card that has been laid"),
    Field("effect", (CARDS + len(POWER_IDS),), "1 at the card or power that is being carried out"),
    Field("effect_hexes", (2, HEXES), "1 at the hexes that its first step has fixed"),
    Field("effect_state", (4,), "steps taken, explorers and leaders recruited by it, action points that wait"),
    Field("worked", (HEXES,), "pieces that have dug or cleared there for it"),
    Field("resume", (len(STEPS),), "1 at the decision that is due after it"),
    Field("just_played", (CARDS,), "1 at the card played in this turn"),
    Field("round_number", (2,), "number of the round, and 1 if guardians of this segment send nobody out of the game"),
    Field("table", (2 + len(SWAP_RULES),), f"left slots, powers, and 1 at the swap rule: {', '.join(SWAP_RULES)}"),
    Field("pictures", (PICTURES, KINDS), "blue treasures that the cards 01-1 to 01-8 take"),
)
OBSERVATION: Final = observation_type(FIELDS)

DECK_HOLDS: Final = np.array(
    [
        [cards_in_deck(players).count(card) if players > 1 else 0 for card in range(CARDS)]
        for players in range(SEATS + 1)
    ],
    dtype=np.int8,
)
"""[players, card] -> copies in the deck."""


@compiled
def observe(s: LegendState, seat: int, o: Any) -> None:
    """Fill in an observation."""
    observe_common(s, seat, o)
    observe_drafted_tiles(s, o)
    observe_stacks(s, seat, o)
    for place in range(s.players):
        observe_camp_board(s, seat_at(s, seat, place), place, o)
    observe_order(s, seat, o)
    observe_management_board(s, o)
    observe_to_draw(s, o)
    observe_effect(s, o)
    o.table[0] = s.left_slots
    o.table[1] = s.powers
    o.table[2 + s.swap_rule] = 1
    for card in range(PICTURES):
        for kind in s.blue_of_card[card]:
            o.pictures[card, kind] += 1


@compiled
def observe_drafted_tiles(s: LegendState, o: Any) -> None:
    """Tiles to come are those of the first letters that were neither drawn nor laid at the start."""
    seen = 0
    for hex_ in range(HEXES):
        seen |= 1 << (widen(s.tile_on[hex_]) & NO_LETTER)
    for place in range(s.drawn):
        seen |= 1 << widen(s.stack[place])
    for tile in range(DRAFTED_TILES):
        o.to_come[tile] = ~seen >> tile & 1


@compiled
def observe_stacks(s: LegendState, seat: int, o: Any) -> None:
    """What the seat has seen of the treasures face down."""
    left = where_above(s.known[seat], 0)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        for height in range(s.tokens[hex_]):
            if s.known[seat, hex_] >> height & 1:
                o.stacks[hex_, s.tokens[hex_] - 1 - height] = s.token[hex_, height] + 1


@compiled
def observe_camp_board(s: LegendState, seat: int, place: int, o: Any) -> None:
    """Cards, tiles, token and director of a player."""
    for side in (RIGHT, LEFT):
        for slot in range(SLOTS):
            card = widen(s.cards[seat, side, slot])
            o.cards[place, side, max(card, 0)] += card != NO_CARD  # a processor guesses a branch wrong here
    for slot in range(TILES_IN_HAND):
        observe_tile(widen(s.hand_tiles[seat, slot]), o.hand_tiles[place, slot])
    if s.powers:
        o.power_tiles[place, s.power_tile[seat]] = 1
    if s.tie_hex[seat] != NOWHERE:
        o.tie_hexes[place, s.tie_hex[seat]] = 1
    row = o.players[place]
    row[PASSED] = s.passed[seat]
    row[AP_TOKEN] = s.ap_token[seat]
    row[EXPLORERS_AWAY] = s.explorers_away[seat]
    row[LEADERS_AWAY] = s.leaders_away[seat]
    row[POWER_USED] = s.power_used[seat]
    row[BONUS] = s.scoring_bonus[seat]


@compiled
def observe_order(s: LegendState, seat: int, o: Any) -> None:
    """Places in this round and in the next, counted from 1."""
    for place in range(s.players):
        o.players[place_of(s, widen(s.turn_order[place]), seat), PLACE] = place + 1
        if s.next_order[place] != NOBODY:
            o.players[place_of(s, widen(s.next_order[place]), seat), NEXT_PLACE] = place + 1


@compiled
def observe_management_board(s: LegendState, o: Any) -> None:
    """What lies open, and the supplies."""
    for slot in range(OPEN_CARDS):
        if s.display[slot] != NO_CARD:
            o.display[s.display[slot]] += 1
    for slot in range(SEATS):
        if s.ap_open[slot]:
            o.ap_tokens[s.ap_open[slot]] += 1
    for slot in range(OPEN_TILES):
        observe_tile(widen(s.tiles_open[slot]), o.open_tiles[slot])
    for token in range(STONE_TOKENS):
        border = s.stone_at[token]
        if border != NOWHERE:
            o.stones[token, BORDER[border, 0]] = 1
            o.stones[token, BORDER[border, 1]] = 1
    copy_row(o.blue, s.blue)
    copy_row(o.border_tiles, s.border_laid)
    o.round_number[0] = s.round_number
    o.round_number[1] = s.keep_pieces


@compiled
def observe_to_draw(s: LegendState, o: Any) -> None:
    """What is left in the deck and in the bag, in no order."""
    copy_row(o.cards_to_come, DECK_HOLDS[s.players])
    for place in range(s.deck_drawn):
        o.cards_to_come[s.deck[place]] -= 1
    copy_row(o.ap_to_come, s.bag_holds)
    for place in range(s.bag_drawn):
        o.ap_to_come[s.bag[place]] -= 1


@compiled
def observe_effect(s: LegendState, o: Any) -> None:
    """The card or power that is being carried out."""
    if s.just_played != NO_CARD:
        o.just_played[s.just_played] = 1
    if s.effect == NO_EFFECT:
        return
    o.effect[s.effect] = 1
    o.resume[s.resume_step] = 1
    if s.effect_from != NOWHERE:
        o.effect_hexes[0, s.effect_from] = 1
    if s.effect_to != NOWHERE:
        o.effect_hexes[1, s.effect_to] = 1
    o.effect_state[0] = s.effect_steps
    o.effect_state[1] = s.recruited[0]
    o.effect_state[2] = s.recruited[1]
    o.effect_state[3] = s.resume_ap
    copy_row(o.worked, s.worked)
