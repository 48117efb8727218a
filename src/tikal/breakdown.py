"""Scores opened up: every point names the hex or the collection that gave it."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.components import pieces
from tikal.rules.scoring import collection_points, points, temple_points
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import HEX_NAMES


@dataclass(frozen=True, slots=True)
class Item:
    """Points from one source: a hex by its name, a collection by its treasure kind."""

    rule: str
    category: str
    source: str
    count: int
    """Value of the temple, copies in the collection, or how many others it is multiplied with."""
    points: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """All that one player scores, or would score now."""

    seat: int
    items: tuple[Item, ...]
    total: int

    def subtotal(self, category: str) -> int:
        """Points of one category: `temples`, `treasures`, in Legend others too."""
        return sum(item.points for item in self.items if item.category == category)


def breakdown(s: State, seat: int) -> Breakdown:
    """What a player would score as the board stands."""
    temples = [
        Item("R-SCORE-1", "temples", HEX_NAMES[hex_], int(s.temple[hex_]), int(temple_points(s, seat, hex_)))
        for hex_ in range(s.hexes)
    ]
    treasures = collection_items(s, seat, "R-SCORE-2")
    items = tuple(item for item in (*temples, *treasures) if item.points)
    return Breakdown(seat, items, int(points(s, seat)))


def collection_items(s: State, seat: int, rule: str) -> list[Item]:
    """What a player's treasures are worth, kind by kind."""
    kinds = pieces().treasures.kinds
    return [
        Item(rule, "treasures", kinds[kind], int(s.treasures[seat, kind]), int(collection_points(s, seat, kind)))
        for kind in range(KINDS)
    ]
