"""Scores item by item: every point names the hex or the collection that gave it."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import TypedDict

from tikal.components import pieces
from tikal.rules.state import Int8Array, State


class ItemData(TypedDict):
    """An item of a breakdown as plain data."""

    rule: str
    category: str
    source: str
    count: int
    points: int


class BreakdownData(TypedDict):
    """A breakdown as plain data."""

    seat: int
    total: int
    items: list[ItemData]


@dataclass(frozen=True, slots=True)
class Item:
    """Points from one source: a hex by its name, a collection by its treasure kind."""

    rule: str
    category: str
    source: str
    count: int
    """Value of the temple, copies in the collection, or how many others it is multiplied with."""
    points: int

    def to_dict(self) -> ItemData:
        """The item as plain data."""
        return {
            "rule": self.rule,
            "category": self.category,
            "source": self.source,
            "count": self.count,
            "points": self.points,
        }


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Everything that one player scores, or would score now."""

    seat: int
    items: tuple[Item, ...]
    total: int

    def subtotal(self, category: str) -> int:
        """Points of one category: `temples`, `treasures`, in Legend others too."""
        return sum(item.points for item in self.items if item.category == category)

    def to_dict(self) -> BreakdownData:
        """The breakdown as plain data."""
        return {"seat": self.seat, "total": self.total, "items": [item.to_dict() for item in self.items]}


def collection_items(s: State, seat: int, by_kind: Int8Array, rule: str) -> list[Item]:
    """What a player's treasures are worth, kind by kind."""
    kinds, copies = pieces().treasures.kinds, s.treasures[seat].tolist()
    return [
        Item(rule, "treasures", kind, number, points)
        for kind, number, points in zip(kinds, copies, by_kind.tolist(), strict=True)
        if points
    ]
