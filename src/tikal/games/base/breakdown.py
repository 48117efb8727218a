"""Scores opened up: every point names the hex or the collection that gave it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.components import pieces
from tikal.games.base.rules.entry_points import score
from tikal.rules.reports import SCORING, TEMPLES, Numbers, Scoring, empty
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES

CATEGORIES: Final = ("temples", "highest", "volcanoes", "jungles", "lakes", "treasures", "director")
"""All that points are given for; the base editions have temples and treasures only."""


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
    scoring: Scoring = empty(SCORING)
    score(s, seat, scoring)
    by_temple = scoring.by_hex[:, TEMPLES]
    temples = [
        Item("R-SCORE-1", "temples", HEX_NAMES[hex_], int(s.temple[hex_]), int(by_temple[hex_]))
        for hex_ in by_temple.nonzero()[0]
    ]
    return Breakdown(seat, (*temples, *collection_items(s, seat, scoring.by_kind, "R-SCORE-2")), int(scoring.total))


def collection_items(s: State, seat: int, by_kind: Numbers, rule: str) -> list[Item]:
    """What a player's treasures are worth, kind by kind."""
    kinds = pieces().treasures.kinds
    return [
        Item(rule, "treasures", kinds[kind], int(s.treasures[seat, kind]), int(by_kind[kind]))
        for kind in by_kind.nonzero()[0]
    ]
