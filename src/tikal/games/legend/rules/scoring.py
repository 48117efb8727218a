"""Scoring in Legend: six categories (L-SCORE). Totals and breakdowns are sums of the same functions."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.rules.deploying import camp_of
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.packing import widen
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS
from tikal.rules.steps import FINAL_ROUND
from tikal.rules.terrain import CLEARING, JUNGLE, LAKE, NOBODY, NOWHERE, RUINS, TEMPLE, TILE_VALUE, VOLCANO

HIGH_TEMPLE: Final = np.array([0, 0, 0, 0, 0, 0, 0, 5, 6, 8, 10], dtype=np.int64)
"""[value] -> extra points of high temples (L-SCORE-2)."""
VOLCANO_POINTS: Final = 10
UNUSED_POWER_POINTS: Final = 5


@compiled
def holds(s: LegendState, seat: int, hex_: int) -> bool:
    """In the majority, or tied for it on the hex that p24 names (C-70)."""
    mine = value(s, seat, hex_)
    if mine == 0:
        return False
    rival = highest_rival_value(s, seat, hex_)
    return bool(mine > rival or (mine == rival and s.tie_hex[seat] == hex_))


@compiled
def holds_temple(s: LegendState, seat: int, hex_: int) -> bool:
    """A temple held by a guardian, or without one by the majority (C-41)."""
    if s.terrain[hex_] != TEMPLE:
        return False
    if s.guardian[hex_] != NOBODY:
        return bool(s.guardian[hex_] == seat)
    return holds(s, seat, hex_)


@compiled
def holds_volcano(s: LegendState, seat: int, hex_: int) -> bool:
    """A volcano, whichever (A-69)."""
    return bool(s.terrain[hex_] == VOLCANO) and holds(s, seat, hex_)


@compiled
def holds_lake(s: LegendState, seat: int, hex_: int) -> bool:
    """A lake."""
    return bool(s.terrain[hex_] == LAKE) and holds(s, seat, hex_)


@compiled
def holds_open_land(s: LegendState, seat: int, hex_: int) -> bool:
    """L-SCORE-4, C-40: jungle, a clearing or emptied ruins without any camp."""
    terrain = s.terrain[hex_]
    is_open = terrain in (JUNGLE, CLEARING) or (terrain == RUINS and s.tokens[hex_] == 0)
    return bool(is_open) and holds(s, seat, hex_) and camp_of(s, hex_) == NOBODY


@compiled
def masks_seen(s: LegendState, seat: int, hex_: int) -> int:
    """L-SCORE-5, C-42: ruins held without a camp show one mask while treasures lie there, then all."""
    if s.terrain[hex_] != RUINS or not holds(s, seat, hex_) or camp_of(s, hex_) != NOBODY:
        return 0
    return 1 if s.tokens[hex_] > 0 else TILE_VALUE[s.tile_on[hex_]]


@compiled
def temples_held(s: LegendState, seat: int) -> int:
    """How many temples the player holds: the factor for open land."""
    count = 0
    for hex_ in range(s.hexes):
        if holds_temple(s, seat, hex_):
            count += 1
    return count


@compiled
def all_masks_seen(s: LegendState, seat: int) -> int:
    """All masks the player sees: the factor for lakes."""
    count = 0
    for hex_ in range(s.hexes):
        count += masks_seen(s, seat, hex_)
    return count


@compiled
def temple_points(s: LegendState, seat: int, hex_: int) -> int:
    """L-SCORE-1."""
    return widen(s.temple[hex_]) if holds_temple(s, seat, hex_) else 0


@compiled
def high_temple_points(s: LegendState, seat: int, hex_: int) -> int:
    """L-SCORE-2."""
    return HIGH_TEMPLE[s.temple[hex_]] if holds_temple(s, seat, hex_) else 0


@compiled
def volcano_points(s: LegendState, seat: int, hex_: int) -> int:
    """L-SCORE-3."""
    return VOLCANO_POINTS if holds_volcano(s, seat, hex_) else 0


@compiled
def is_present(s: LegendState, seat: int, hex_: int) -> bool:
    """Whether a player has pieces or a guardian on a hex; elsewhere they hold nothing."""
    return bool(value(s, seat, hex_) > 0 or s.guardian[hex_] == seat)


@compiled
def factors(s: LegendState, seat: int) -> tuple[int, int, int, int]:
    """Four counts: temples, the open land they multiply, lakes, and the masks that multiply them."""
    temples, lands, lakes, masks = 0, 0, 0, 0
    for hex_ in range(s.hexes):
        if is_present(s, seat, hex_):
            temples += 1 if holds_temple(s, seat, hex_) else 0
            lands += 1 if holds_open_land(s, seat, hex_) else 0
            lakes += 1 if holds_lake(s, seat, hex_) else 0
            masks += masks_seen(s, seat, hex_)
    return temples, lands, lakes, masks


@compiled
def points_alone(s: LegendState, seat: int) -> int:
    """The categories in which nothing is multiplied: temples, volcanoes, collections."""
    total = 0
    for hex_ in range(s.hexes):
        if is_present(s, seat, hex_):
            total += temple_points(s, seat, hex_) + high_temple_points(s, seat, hex_) + volcano_points(s, seat, hex_)
    for kind in range(KINDS):
        total += collection_points(s, seat, kind)
    return total


@compiled
def points(s: LegendState, seat: int) -> int:
    """L-SCORE-7: all six categories together."""
    temples, lands, lakes, masks = factors(s, seat)
    return points_alone(s, seat) + temples * lands + lakes * masks


@compiled
def director_points(s: LegendState, seat: int) -> int:
    """L-FINAL-2, C-45: five points in the final scoring for a power that was not used."""
    return UNUSED_POWER_POINTS if s.segment == FINAL_ROUND and not s.power_used[seat] else 0


@compiled
def score(s: LegendState, seat: int) -> None:
    """Add a player's points to their score; a hex named by p24 counts once (C-70)."""
    s.score[seat] += points(s, seat) + director_points(s, seat)
    s.scorings[seat] += 1
    s.tie_hex[seat] = NOWHERE
