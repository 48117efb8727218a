"""Laying drafted tiles on the site (L-TILE-1 to 4), and the tiles of cards on dotted hexes (L-TILE-5)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, lowest_bit, where_equal
from tikal.games.legend.rules.cards import CARD_IDS
from tikal.games.legend.rules.state import BORDER_TILES, TILES_IN_HAND, LegendState
from tikal.games.legend.rules.verbs import PLACE_TILE
from tikal.rules.majority import may_build
from tikal.rules.packing import widen
from tikal.rules.placing import add_stones, fringe, lay
from tikal.rules.reasons import (
    CARD_TILE_ACCESS,
    CARD_TILE_NOT_DOTTED,
    OK,
    PLACE_OCCUPIED,
    PLACE_SAME_ROTATION,
    TILE_DOTTED,
    TILE_MAJORITY,
    TILE_NOT_YOURS,
)
from tikal.rules.terrain import (
    BASE_HEXES,
    HEXES,
    JUNGLE,
    NEIGHBOUR,
    NO_TILE,
    NOWHERE,
    ROTATIONS,
    SIDES,
    TILE_IDS,
    TILE_STONES,
)
from tikal.rules.verbs import PLACE, Choices, offer

DOTTED: Final = (1 << HEXES) - (1 << BASE_HEXES)
"""The dotted hexes around the grid, as a set of bits."""
FIRST_BORDER_TILE: Final = TILE_IDS.index("22-1")
FIRST_TEMPLE_CARD: Final = CARD_IDS.index("22-1")
LAKE_CARD: Final = CARD_IDS.index("23")
FIRST_LAKE: Final = TILE_IDS.index("23-1") - FIRST_BORDER_TILE
FIRST_VOLCANO: Final = TILE_IDS.index("24-1") - FIRST_BORDER_TILE


@compiled
def is_dotted(hex_: int) -> bool:
    """Whether a hex is one of the dotted ones around the grid."""
    return hex_ >= BASE_HEXES


@compiled
def check_hex(s: LegendState, tile: int, hex_: int, rotation: int) -> int:
    """An empty hex where nobody stands or the player is in the majority (L-TILE-2, A-48)."""
    if s.terrain[hex_] != JUNGLE:
        return PLACE_OCCUPIED
    if rotation >= ROTATIONS[tile]:
        return PLACE_SAME_ROTATION
    return OK if may_build(s, s.to_act, hex_) else TILE_MAJORITY


@compiled
def has_tile(s: LegendState, seat: int, tile: int) -> bool:
    """Whether the player has drafted this tile."""
    return bool(s.hand_tiles[seat, 0] == tile or s.hand_tiles[seat, 1] == tile)


@compiled
def check_lay(s: LegendState, hex_: int, rotation: int, tile: int) -> int:
    """L-TILE-1: a drafted tile goes on any empty hex of the grid."""
    if not has_tile(s, s.to_act, tile):
        return TILE_NOT_YOURS
    return TILE_DOTTED if is_dotted(hex_) else check_hex(s, tile, hex_, rotation)


@compiled
def list_lays(s: LegendState, out: Choices) -> None:
    """All places of all the player's tiles."""
    for slot in range(TILES_IN_HAND):
        tile = widen(s.hand_tiles[s.to_act, slot])
        if tile == NO_TILE:
            continue
        left = where_equal(s.terrain, JUNGLE)
        while left:
            hex_ = lowest_bit(left)
            left &= left - 1
            if check_lay(s, hex_, 0, tile) == OK:
                for rotation in range(ROTATIONS[tile]):
                    offer(out, PLACE_TILE, hex_, rotation, tile)


@compiled
def has_tile_to_lay(s: LegendState, seat: int) -> bool:
    """L-TILE-6, C-32: a tile in hand is compulsory as long as some hex is legal."""
    if s.hand_tiles[seat, 0] == NO_TILE and s.hand_tiles[seat, 1] == NO_TILE:
        return False
    for hex_ in range(BASE_HEXES):
        if s.terrain[hex_] == JUNGLE and may_build(s, seat, hex_):
            return True
    return False


@compiled
def lay_from_hand(s: LegendState, tile: int, hex_: int, rotation: int) -> None:
    """Lay a drafted tile."""
    lay(s, tile, hex_, rotation)
    s.hand_tiles[s.to_act, 0 if s.hand_tiles[s.to_act, 0] == tile else 1] = NO_TILE


@compiled
def set_aside_tiles(s: LegendState, seat: int) -> None:
    """C-32: tiles that fit nowhere are set aside when their owner passes."""
    for slot in range(TILES_IN_HAND):
        if s.hand_tiles[seat, slot] != NO_TILE:
            s.aside[s.aside_count] = s.hand_tiles[seat, slot]
            s.aside_count += 1
            s.hand_tiles[seat, slot] = NO_TILE


@compiled
def border_tile_of(s: LegendState, card: int) -> int:
    """The tile that a card lays, or NO_TILE if none is left; lakes and volcanoes are alike (C-56)."""
    if card < LAKE_CARD:
        first, last = card - FIRST_TEMPLE_CARD, card - FIRST_TEMPLE_CARD + 1
    elif card == LAKE_CARD:
        first, last = FIRST_LAKE, FIRST_VOLCANO
    else:
        first, last = FIRST_VOLCANO, BORDER_TILES
    for tile in range(first, last):
        if not s.border_laid[tile]:
            return FIRST_BORDER_TILE + tile
    return NO_TILE


@compiled
def has_access(s: LegendState, tile: int, hex_: int, rotation: int) -> bool:
    """A-49, C-54: a stone on a border with some tile, whatever it is, stone tokens included."""
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        stones = s.passage[hex_, side] + TILE_STONES[tile, rotation, side]
        if there != NOWHERE and s.terrain[there] > JUNGLE and stones > 0:
            return True
    return False


@compiled
def check_border_tile(s: LegendState, tile: int, hex_: int, rotation: int) -> int:
    """L-TILE-5: the tile of a card goes on a dotted hex to which there is an access."""
    if not is_dotted(hex_):
        return CARD_TILE_NOT_DOTTED
    reason = check_hex(s, tile, hex_, rotation)
    if reason != OK:
        return reason
    return OK if has_access(s, tile, hex_, rotation) else CARD_TILE_ACCESS


@compiled
def check_border_lay(s: LegendState, hex_: int, rotation: int) -> int:
    """The tile of the card that is being played."""
    return check_border_tile(s, border_tile_of(s, s.effect), hex_, rotation)


@compiled
def list_border_lays(s: LegendState, out: Choices) -> None:
    """All places for that tile."""
    tile = border_tile_of(s, s.effect)
    if tile == NO_TILE:
        return
    left = fringe(s) & DOTTED
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        for rotation in range(ROTATIONS[tile]):
            if check_border_tile(s, tile, hex_, rotation) == OK:
                offer(out, PLACE, hex_, rotation, 0)


@compiled
def do_border_lay(s: LegendState, hex_: int, rotation: int) -> None:
    """Lay that tile."""
    tile = border_tile_of(s, s.effect)
    lay(s, tile, hex_, rotation)
    s.border_laid[tile - FIRST_BORDER_TILE] = 1


@compiled
def turn_tile(s: LegendState, hex_: int, rotation: int) -> None:
    """p03: turn a tile that already lies on the site; stone tokens stay on their borders."""
    tile = s.tile_on[hex_]
    for side in range(SIDES):
        change = TILE_STONES[tile, rotation, side] - TILE_STONES[tile, s.rotation[hex_], side]
        add_stones(s, hex_, side, change)
    s.rotation[hex_] = rotation
