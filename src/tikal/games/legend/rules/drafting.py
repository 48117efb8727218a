"""The draft: one element a turn, until all players have what they are due (L-DRAFT)."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import add_card, cards_on
from tikal.games.legend.rules.cards import NO_CARD, RIGHT
from tikal.games.legend.rules.state import OPEN_CARDS, OPEN_TILES, TILE_LIMIT, TILES_IN_HAND, LegendState
from tikal.games.legend.rules.verbs import DRAFT_AP, DRAFT_CARD, DRAFT_ORDER, DRAFT_TILE
from tikal.rules.packing import widen
from tikal.rules.reasons import DRAFT_LEAVES_NONE, DRAFT_NOT_OPEN, DRAFT_QUOTA, DRAFT_SLOT, OK
from tikal.rules.state import SEATS, Int8Array
from tikal.rules.terrain import NO_TILE, NOBODY
from tikal.rules.verbs import Choices, offer

CARD_QUOTA: Final = np.array([0, 0, 3, 3, 2], dtype=np.int64)
"""[players] -> cards for each of them (L-DRAFT-3)."""


@compiled
def has_place(s: LegendState, seat: int) -> bool:
    """Whether the player has chosen a place for the next round."""
    for place in range(s.players):
        if s.next_order[place] == seat:
            return True
    return False


@compiled
def tiles_held(s: LegendState, seat: int) -> int:
    """Tiles on the player's camp board."""
    count = 0
    for slot in range(TILES_IN_HAND):
        if s.hand_tiles[seat, slot] != NO_TILE:
            count += 1
    return count


@compiled
def tiles_on_offer(s: LegendState) -> int:
    """Open tiles that nobody has taken."""
    count = 0
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] != NO_TILE:
            count += 1
    return count


@compiled
def check_place(s: LegendState, place: int) -> int:
    """A free place in the order of the next round, counted from 1."""
    if has_place(s, s.to_act):
        return DRAFT_QUOTA
    if not 1 <= place <= s.players or s.next_order[place - 1] != NOBODY:
        return DRAFT_SLOT
    return OK


@compiled
def check_ap(s: LegendState, value: int) -> int:
    """One open AP token."""
    if s.ap_token[s.to_act] != 0:
        return DRAFT_QUOTA
    for slot in range(s.players):
        if value > 0 and s.ap_open[slot] == value:
            return OK
    return DRAFT_NOT_OPEN


@compiled
def check_more_tiles(s: LegendState, seat: int) -> int:
    """L-DRAFT-3, 6: whether the player may take another tile at all."""
    held = tiles_held(s, seat)
    if held == TILE_LIMIT[s.players]:
        return DRAFT_QUOTA
    waiting = 0
    for other in range(s.players):
        if other != seat and tiles_held(s, other) == 0:
            waiting += 1
    return DRAFT_LEAVES_NONE if held > 0 and tiles_on_offer(s) <= waiting else OK


@compiled
def check_tile(s: LegendState, tile: int) -> int:
    """One open tile."""
    reason = check_more_tiles(s, s.to_act)
    if reason != OK:
        return reason
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] == tile:
            return OK
    return DRAFT_NOT_OPEN


@compiled
def check_card(s: LegendState, card: int) -> int:
    """One open card."""
    if cards_on(s, s.to_act, RIGHT) == CARD_QUOTA[s.players]:
        return DRAFT_QUOTA
    return check_open_card(s, card)


@compiled
def check_open_card(s: LegendState, card: int) -> int:
    """A card of the display."""
    for slot in range(OPEN_CARDS):
        if s.display[slot] == card:
            return OK
    return DRAFT_NOT_OPEN


@compiled
def has_picks_left(s: LegendState, seat: int) -> bool:
    """L-DRAFT-5: a player whose quotas are full is skipped."""
    if not has_place(s, seat) or s.ap_token[seat] == 0 or cards_on(s, seat, RIGHT) < CARD_QUOTA[s.players]:
        return True
    return tiles_on_offer(s) > 0 and check_more_tiles(s, seat) == OK


@compiled
def list_picks(s: LegendState, out: Choices) -> None:
    """Everything the player may take."""
    for place in range(1, s.players + 1):
        if check_place(s, place) == OK:
            offer(out, DRAFT_ORDER, place, 0, 0)
    for slot in range(SEATS):
        value = widen(s.ap_open[slot])
        if value != 0 and not seen_before(s.ap_open, slot) and check_ap(s, value) == OK:
            offer(out, DRAFT_AP, value, 0, 0)
    for slot in range(OPEN_TILES):
        tile = widen(s.tiles_open[slot])
        if tile != NO_TILE and check_tile(s, tile) == OK:
            offer(out, DRAFT_TILE, tile, 0, 0)
    for slot in range(OPEN_CARDS):
        if (
            s.display[slot] != NO_CARD
            and not seen_before(s.display, slot)
            and check_card(s, widen(s.display[slot])) == OK
        ):
            offer(out, DRAFT_CARD, widen(s.display[slot]), 0, 0)


@compiled
def seen_before(slots: Int8Array, slot: int) -> bool:
    """Whether an earlier slot holds the same: equal things are offered once."""
    for earlier in range(slot):
        if slots[earlier] == slots[slot]:
            return True
    return False


@compiled
def take_place(s: LegendState, place: int) -> None:
    """Choose a place in the order of the next round."""
    s.next_order[place - 1] = s.to_act


@compiled
def take_ap(s: LegendState, value: int) -> None:
    """Take an AP token."""
    for slot in range(SEATS):
        if s.ap_open[slot] == value:
            s.ap_open[slot] = 0
            s.ap_token[s.to_act] = value
            return


@compiled
def take_tile(s: LegendState, tile: int) -> None:
    """Take a tile."""
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] == tile:
            s.tiles_open[slot] = NO_TILE
    s.hand_tiles[s.to_act, 0 if s.hand_tiles[s.to_act, 0] == NO_TILE else 1] = tile


@compiled
def take_card(s: LegendState, card: int, side: int) -> None:
    """Take a card from the display to a side of the camp board; the display is not refilled (L-DRAFT-7)."""
    for slot in range(OPEN_CARDS):
        if s.display[slot] == card:
            s.display[slot] = NO_CARD
            add_card(s, s.to_act, side, card)
            return


@compiled
def draft_card(s: LegendState, card: int) -> None:
    """Take a drafted card."""
    take_card(s, card, RIGHT)
