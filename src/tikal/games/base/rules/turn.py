"""A turn: draw a tile, place it, spend ten action points (R-TURN)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.rules.packing import widen
from tikal.rules.placing import check_place, has_place, lay
from tikal.rules.scoring_round import begin_final_round, begin_volcano_round
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import NORMAL, PLACE
from tikal.rules.terrain import LETTERED_TILES, NO_TILE, TILE_TERRAIN, VOLCANO


@compiled
def begin_turn(s: State, seat: int) -> None:
    """R-TURN-1, 7: the player draws the top tile; when there is none, the final round begins (R-END-1)."""
    if s.drawn == LETTERED_TILES:
        begin_final_round(s)
    else:
        receive_tile(s, seat, draw_tile(s))


@compiled
def draw_tile(s: State) -> int:
    """Turn over the top tile of the stack."""
    s.drawn += 1
    return widen(s.stack[s.drawn - 1])


@compiled
def receive_tile(s: State, seat: int, tile: int) -> None:
    """The player has a tile in hand: a volcano first brings a scoring round (R-VOLC-1)."""
    s.active = seat
    s.tile = tile
    if TILE_TERRAIN[tile] == VOLCANO:
        begin_volcano_round(s)
    else:
        begin_placing(s)


@compiled
def begin_placing(s: State) -> None:
    """The active player has to lay the tile; one that fits nowhere is set aside (A-22, C-3)."""
    if has_place(s, s.tile):
        s.step = PLACE
        s.to_act = s.active
    else:
        s.aside[s.aside_count] = s.tile
        s.aside_count += 1
        s.tile = NO_TILE
        begin_segment(s, s.active, NORMAL)


@compiled
def check_place_in_hand(s: State, hex_: int, rotation: int) -> int:
    """Whether the tile in hand may be laid there."""
    return check_place(s, s.tile, hex_, rotation)


@compiled
def do_place(s: State, hex_: int, rotation: int) -> None:
    """Lay the tile, then spend action points."""
    lay(s, s.tile, hex_, rotation)
    s.tile = NO_TILE
    begin_segment(s, s.active, NORMAL)
