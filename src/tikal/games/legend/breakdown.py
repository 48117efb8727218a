"""The score sheet of Legend: every point names the hex or the collection that gave it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.games.breakdown import Breakdown, Item, collection_items
from tikal.games.legend.rules.entry_points import score
from tikal.games.legend.rules.state import LegendState
from tikal.rules.reports import HIGHEST, SCORING, TEMPLES, Scoring, empty
from tikal.rules.terrain import HEX_NAMES

_OF_HEXES: Final = (
    ("L-SCORE-1", "temples"),
    ("L-SCORE-2", "highest"),
    ("L-SCORE-3", "volcanoes"),
    ("L-SCORE-4", "jungles"),
    ("L-SCORE-5", "lakes"),
)
"""[category] -> rule and name of what hexes give points for."""
CATEGORIES: Final = (*(name for _, name in _OF_HEXES), "treasures", "director")
"""Everything that points are given for."""


def breakdown(s: LegendState, seat: int) -> Breakdown:
    """What a player would score as the board stands; in the final round with the points of an unused power."""
    scoring: Scoring = empty(SCORING)
    score(s, seat, scoring)
    items = [_hex_item(s, hex_, category, scoring) for hex_, category in np.argwhere(scoring.by_hex).tolist()]
    items += collection_items(s, seat, scoring.by_kind, "L-SCORE-6")
    if scoring.director:
        items.append(Item("L-FINAL-2", "director", "director", 1, int(scoring.director)))
    return Breakdown(seat, tuple(items), int(scoring.total))


def _hex_item(s: LegendState, hex_: int, category: int, scoring: Scoring) -> Item:
    """What one hex is worth; a temple counts its value, the others what they are multiplied with."""
    rule, name = _OF_HEXES[category]
    count = int(s.temple[hex_]) if category in (TEMPLES, HIGHEST) else int(scoring.factors[category])
    return Item(rule, name, HEX_NAMES[hex_], count, int(scoring.by_hex[hex_, category]))
