"""The score sheet of Legend: every point names the hex or the collection that gave it."""

from __future__ import annotations

from tikal.breakdown import Breakdown, Item, collection_items
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
from tikal.rules.terrain import HEX_NAMES


def breakdown(s: LegendState, seat: int) -> Breakdown:
    """What a player would score as the board stands; in the final round with the points of an unused power."""
    temples, masks = int(temples_held(s, seat)), int(all_masks_seen(s, seat))
    items = [item for hex_ in range(s.hexes) for item in _hex_items(s, seat, hex_, temples, masks)]
    items += collection_items(s, seat, "L-SCORE-6")
    items.append(Item("L-FINAL-2", "director", "director", 1, director_points(s, seat)))
    total = int(points(s, seat) + director_points(s, seat))
    return Breakdown(seat, tuple(item for item in items if item.points), total)


def _hex_items(s: LegendState, seat: int, hex_: int, temples: int, masks: int) -> list[Item]:
    """What one hex is worth; open land counts once for each temple held, a lake once for each mask seen."""
    name, value = HEX_NAMES[hex_], int(s.temple[hex_])
    return [
        Item("L-SCORE-1", "temples", name, value, temple_points(s, seat, hex_)),
        Item("L-SCORE-2", "highest", name, value, int(high_temple_points(s, seat, hex_))),
        Item("L-SCORE-3", "volcanoes", name, 1, volcano_points(s, seat, hex_)),
        Item("L-SCORE-4", "jungles", name, temples, temples if holds_open_land(s, seat, hex_) else 0),
        Item("L-SCORE-5", "lakes", name, masks, masks if holds_lake(s, seat, hex_) else 0),
    ]
