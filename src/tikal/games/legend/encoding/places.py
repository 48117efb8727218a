"""Actions of Legend whose place in their block is not simply their arguments: from codes to places, and back."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import pieces as component_pieces
from tikal.games.encoding.actions import NO_ACTION
from tikal.games.encoding.common_actions import places_left, seat_left
from tikal.games.legend.rules.camp_board import has_card
from tikal.games.legend.rules.cards import CARD_TEXTS, LEFT, POWERS_PER_TILE
from tikal.games.legend.rules.effect_steps import due_verb
from tikal.games.legend.rules.ordering import nth_order
from tikal.games.legend.rules.relocating import camp_number
from tikal.games.legend.rules.state import OPEN_TILES, SLOTS, LegendState
from tikal.games.legend.rules.stones import BORDER, BORDERS, border_between, token_on
from tikal.games.legend.rules.verbs import ORDER
from tikal.rules.majority import pieces_of
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, MASKS
from tikal.rules.steps import EFFECT
from tikal.rules.terrain import BASE_HEXES, HEXES, NO_TILE, NOWHERE, SIDES
from tikal.rules.verbs import (
    EXPLORER,
    LEADER,
    encode,
    encode_four,
    first_of,
    fourth_of,
    second_of,
    third_of,
    verb_of,
)

_EXPEDITION: Final = component_pieces().expedition
EXPLORER_GROUPS: Final = _EXPEDITION.explorers + _EXPEDITION.unavailable_explorers
"""The most hexes on which a player's explorers can stand."""
LEADER_GROUPS: Final = _EXPEDITION.leaders + _EXPEDITION.unavailable_leaders
ORDERS: Final = factorial(MASKS)
CARD_COUNT: Final = len(CARD_TEXTS)

PAIRS: Final = np.array(list(combinations_with_replacement(range(KINDS), 2)), dtype=np.int64)
"""[pair] -> two kinds in the order of the list, perhaps the same."""
PAIR_COUNT: Final = len(PAIRS)
_NUMBERS: Final = {(one, other): pair for pair, (one, other) in enumerate(PAIRS.tolist())}
PAIR_NUMBER: Final = np.array(
    [_NUMBERS.get((one, other), NOWHERE) for one in range(KINDS) for other in range(KINDS)], dtype=np.int64
)
"""[one kind * KINDS + the other] -> pair."""


@compiled
def from_one(_: LegendState, code: int) -> int:
    """Places in the turn order begin with 1."""
    return first_of(code) - 1


@compiled
def back_from_one(_: LegendState, place: int) -> int:
    """The reverse."""
    return encode(verb_of(place), first_of(place) + 1, 0, 0)


@compiled
def open_tile_place(s: LegendState, code: int) -> int:
    """Which of the tiles on the management board."""
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] == first_of(code):
            return slot
    return NOWHERE


@compiled
def open_tile_code(s: LegendState, place: int) -> int:
    """The reverse."""
    tile = widen(s.tiles_open[first_of(place)])
    return NO_ACTION if tile == NO_TILE else encode(verb_of(place), tile, 0, 0)


@compiled
def stash_for_place(s: LegendState, code: int) -> int:
    """The card, and which of the different stashed cards makes room for it, in the order of the cards."""
    rank = 0
    for card in range(second_of(code)):
        if has_card(s, s.to_act, LEFT, card):
            rank += 1
    return first_of(code) * SLOTS + rank


@compiled
def stash_for_code(s: LegendState, place: int) -> int:
    """The reverse."""
    rank = first_of(place) % SLOTS
    for card in range(CARD_COUNT):
        if has_card(s, s.to_act, LEFT, card):
            if rank == 0:
                return encode(verb_of(place), first_of(place) // SLOTS, card, 0)
            rank -= 1
    return NO_ACTION


@compiled
def power_place(_: LegendState, code: int) -> int:
    """Which of the powers of a tile."""
    return first_of(code) % POWERS_PER_TILE


@compiled
def power_code(s: LegendState, place: int) -> int:
    """The reverse, for the tile of the acting player."""
    return encode(verb_of(place), widen(s.power_tile[s.to_act]) * POWERS_PER_TILE + first_of(place), 0, 0)


@compiled
def lay_place(s: LegendState, code: int) -> int:
    """Which tile in hand, where, and how it is turned."""
    slot = 0 if s.hand_tiles[s.to_act, 0] == third_of(code) else 1
    return (slot * BASE_HEXES + first_of(code)) * SIDES + second_of(code)


@compiled
def lay_code(s: LegendState, place: int) -> int:
    """The reverse."""
    rest = first_of(place) // SIDES
    tile = widen(s.hand_tiles[s.to_act, rest // BASE_HEXES])
    if tile == NO_TILE:
        return NO_ACTION
    return encode(verb_of(place), rest % BASE_HEXES, first_of(place) % SIDES, tile)


@compiled
def dotted_place(_: LegendState, code: int) -> int:
    """Tiles of cards lie on dotted hexes only."""
    return (first_of(code) - BASE_HEXES) * SIDES + second_of(code)


@compiled
def dotted_code(_: LegendState, place: int) -> int:
    """The reverse."""
    return encode(verb_of(place), BASE_HEXES + first_of(place) // SIDES, first_of(place) % SIDES, 0)


@compiled
def swap_two_place(s: LegendState, code: int) -> int:
    """With whom, which two, for which kind."""
    pair = widen(PAIR_NUMBER[second_of(code)])
    return (places_left(s, first_of(code)) * PAIR_COUNT + pair) * KINDS + third_of(code)


@compiled
def swap_two_code(s: LegendState, place: int) -> int:
    """The reverse."""
    rest = first_of(place) // KINDS
    seat, pair = seat_left(s, rest // PAIR_COUNT), rest % PAIR_COUNT
    if seat == NOWHERE:
        return NO_ACTION
    return encode(verb_of(place), seat, PAIRS[pair, 0] * KINDS + PAIRS[pair, 1], first_of(place) % KINDS)


@compiled
def stone_place(_: LegendState, code: int) -> int:
    """On which border."""
    return border_between(first_of(code), second_of(code))


@compiled
def stone_code(_: LegendState, place: int) -> int:
    """The reverse."""
    return encode(verb_of(place), BORDER[first_of(place), 0], BORDER[first_of(place), 1], 0)


@compiled
def movestone_place(s: LegendState, code: int) -> int:
    """Which token, and to which border."""
    token = token_on(s, border_between(first_of(code), second_of(code)))
    return token * BORDERS + border_between(third_of(code), fourth_of(code))


@compiled
def movestone_code(s: LegendState, place: int) -> int:
    """The reverse; of two tokens on one border the first is moved."""
    token, goal = first_of(place) // BORDERS, first_of(place) % BORDERS
    start = widen(s.stone_at[token])
    if start == NOWHERE or token_on(s, start) != token:
        return NO_ACTION
    return encode_four(verb_of(place), BORDER[start, 0], BORDER[start, 1], BORDER[goal, 0], BORDER[goal, 1])


@compiled
def order_place(s: LegendState, code: int) -> int:
    """Which of the orders of the stack; with equal treasures the first of those that are the same."""
    for permutation in range(ORDERS):
        if nth_order(s, permutation) == first_of(code):
            return permutation
    return NOWHERE


@compiled
def order_code(s: LegendState, place: int) -> int:
    """The reverse, while a stack has to be put in order."""
    if s.step != EFFECT or due_verb(s) != ORDER:
        return NO_ACTION
    code = encode(verb_of(place), nth_order(s, first_of(place)), 0, 0)
    return code if order_place(s, code) == first_of(place) else NO_ACTION


@compiled
def movecamp_place(s: LegendState, code: int) -> int:
    """Which camp, and where to."""
    return camp_number(s, first_of(code)) * HEXES + second_of(code)


@compiled
def movecamp_code(s: LegendState, place: int) -> int:
    """The reverse."""
    here = widen(s.camps[s.to_act, first_of(place) // HEXES])
    return NO_ACTION if here == NOWHERE else encode(verb_of(place), here, first_of(place) % HEXES, 0)


@compiled
def shift_place(s: LegendState, code: int) -> int:
    """Which of the acting player's groups of explorers or leaders, in the order of the hexes, and where to."""
    who = first_of(code)
    group = 0 if who == EXPLORER else EXPLORER_GROUPS
    for hex_ in range(second_of(code)):
        if pieces_of(s, s.to_act, who, hex_) > 0:
            group += 1
    return group * HEXES + third_of(code)


@compiled
def shift_code(s: LegendState, place: int) -> int:
    """The reverse."""
    group, goal = first_of(place) // HEXES, first_of(place) % HEXES
    who = EXPLORER if group < EXPLORER_GROUPS else LEADER
    if who == LEADER:
        group -= EXPLORER_GROUPS
    for hex_ in range(HEXES):
        if pieces_of(s, s.to_act, who, hex_) > 0:
            if group == 0:
                return encode(verb_of(place), who, hex_, goal)
            group -= 1
    return NO_ACTION
