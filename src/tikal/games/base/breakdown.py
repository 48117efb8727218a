"""Scores item by item: every point names the hex or the collection that gave it."""

from __future__ import annotations

from tikal.games.base.rules.entry_points import score
from tikal.games.breakdown import Breakdown, Item, collection_items
from tikal.rules.reports import SCORING, TEMPLES, Scoring, empty
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES


def breakdown(s: State, seat: int) -> Breakdown:
    """What a player would score as the board stands."""
    scoring: Scoring = empty(SCORING)
    score(s, seat, scoring)
    values = s.temple.tolist()
    temples = [
        Item("R-SCORE-1", "temples", HEX_NAMES[hex_], values[hex_], points)
        for hex_, points in enumerate(scoring.by_hex[:, TEMPLES].tolist())
        if points
    ]
    return Breakdown(seat, (*temples, *collection_items(s, seat, scoring.by_kind, "R-SCORE-2")), int(scoring.total))
