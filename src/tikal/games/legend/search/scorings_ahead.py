"""How many scorings are still to come, and how soon the next one is."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import OPEN_TILES, TILES_IN_HAND, LegendState
from tikal.games.legend.search.context import LegendContext, scores_yet
from tikal.rules.packing import widen
from tikal.rules.steps import FINAL_ROUND, OVER
from tikal.rules.terrain import NO_TILE, TILE_TERRAIN, VOLCANO

EXPECTED_ROUND: Final = np.array([6.9, 4.9, 2.6], dtype=np.float64)
"""[volcanoes to come] -> round in which the next scoring is, about."""
AT_ONCE: Final = 0.3
"""Rounds before a scoring whose volcano is on offer or in somebody's hand."""
SOON: Final = 0.5


@compiled
def volcanoes_to_come(s: LegendState) -> int:
    """Volcanoes among the lettered tiles that were not laid yet: each brings a scoring."""
    count = 0
    for place in range(s.stack_size):
        tile = widen(s.stack[place])
        if tile >= 0 and TILE_TERRAIN[tile] == VOLCANO and not is_gone(s, tile):
            count += 1
    return count


@compiled
def is_gone(s: LegendState, tile: int) -> bool:
    """Whether a tile lies on the site, or was set aside."""
    for hex_ in range(s.hexes):
        if s.tile_on[hex_] == tile:
            return True
    for k in range(s.aside_count):
        if s.aside[k] == tile:
            return True
    return False


@compiled
def is_volcano_out(s: LegendState) -> bool:
    """Whether a volcano is on offer, or in somebody's hand."""
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] != NO_TILE and TILE_TERRAIN[s.tiles_open[slot]] == VOLCANO:
            return True
    for seat in range(s.players):
        for slot in range(TILES_IN_HAND):
            if s.hand_tiles[seat, slot] != NO_TILE and TILE_TERRAIN[s.hand_tiles[seat, slot]] == VOLCANO:
                return True
    return False


@compiled
def foresee(s: LegendState, c: LegendContext) -> None:
    """How many scorings each player has left after this segment, and how close the next of them is."""
    volcanoes = volcanoes_to_come(s)
    distance = AT_ONCE if is_volcano_out(s) else max(SOON, EXPECTED_ROUND[min(2, volcanoes)] - s.round_number)
    c.ends_in_scoring = 0
    for seat in range(s.players):
        c.left[seat] = 0.0 if s.step == OVER or s.segment == FINAL_ROUND else 1.0 + volcanoes
        c.near[seat] = min(c.left[seat], 1.0 / (1.0 + distance))
        if scores_yet(s, seat):
            if seat == c.seat and s.scoring_order[s.scoring_turn] == seat:
                c.ends_in_scoring = 1
            else:
                c.left[seat] += 1.0
                c.near[seat] = 1.0
