"""The score sheet of Legend: every point names the hex or the collection that gave it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tikal.breakdown import Breakdown, Item, Points, collection_items
from tikal.rules.compiled import compiled
from tikal.rules.legend.scoring import (
    all_masks_seen,
    director_points,
    high_temple_points,
    holds_lake,
    holds_open_land,
    points,
    temple_points,
    temples_held,
    volcano_points,
)
from tikal.rules.legend.state import LegendState
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS, array_of
from tikal.rules.terrain import HEX_NAMES, HEXES

TEMPLES, HIGHEST, VOLCANOES, JUNGLES, LAKES = range(5)
_OF_HEXES: Final = (
    ("L-SCORE-1", "temples"),
    ("L-SCORE-2", "highest"),
    ("L-SCORE-3", "volcanoes"),
    ("L-SCORE-4", "jungles"),
    ("L-SCORE-5", "lakes"),
)
"""[category] -> rule and name of what hexes give points for."""


def breakdown(s: LegendState, seat: int) -> Breakdown:
    """What a player would score as the board stands; in the final round with the points of an unused power."""
    by_hex = np.zeros((HEXES, len(_OF_HEXES)), dtype=np.int64)
    by_kind = np.zeros(KINDS, dtype=np.int64)
    factors = np.zeros(len(_OF_HEXES), dtype=np.int64)
    total, director = _fill(array_of(s), seat, by_hex, by_kind, factors)
    items = [_hex_item(s, hex_, category, by_hex, factors) for hex_, category in np.argwhere(by_hex).tolist()]
    items += collection_items(s, seat, by_kind, "L-SCORE-6")
    if director:
        items.append(Item("L-FINAL-2", "director", "director", 1, int(director)))
    return Breakdown(seat, tuple(items), int(total))


def _hex_item(s: LegendState, hex_: int, category: int, by_hex: Points, factors: Points) -> Item:
    """What one hex is worth; a temple counts its value, the others what they are multiplied with."""
    rule, name = _OF_HEXES[category]
    count = int(s.temple[hex_]) if category in (TEMPLES, HIGHEST) else int(factors[category])
    return Item(rule, name, HEX_NAMES[hex_], count, int(by_hex[hex_, category]))


@compiled
def _fill(states: Any, seat: int, by_hex: Points, by_kind: Points, factors: Points) -> tuple[int, int]:
    """All that the rules give points for, in one call from Python; the sum, and what of it is the director's.

    Open land counts once for each temple held, a lake once for each mask seen.
    """
    s = states[0]
    factors[VOLCANOES] = 1
    factors[JUNGLES] = temples_held(s, seat)
    factors[LAKES] = all_masks_seen(s, seat)
    for hex_ in range(s.hexes):
        by_hex[hex_, TEMPLES] = temple_points(s, seat, hex_)
        by_hex[hex_, HIGHEST] = high_temple_points(s, seat, hex_)
        by_hex[hex_, VOLCANOES] = volcano_points(s, seat, hex_)
        by_hex[hex_, JUNGLES] = factors[JUNGLES] if holds_open_land(s, seat, hex_) else 0
        by_hex[hex_, LAKES] = factors[LAKES] if holds_lake(s, seat, hex_) else 0
    for kind in range(KINDS):
        by_kind[kind] = collection_points(s, seat, kind)
    director = director_points(s, seat)
    return points(s, seat) + director, director
