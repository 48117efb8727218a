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
    by_temple = scoring.by_hex[:, TEMPLES]
    temples = [
        Item("R-SCORE-1", "temples", HEX_NAMES[hex_], int(s.temple[hex_]), int(by_temple[hex_]))
        for hex_ in by_temple.nonzero()[0].tolist()
    ]
    return Breakdown(seat, (*temples, *collection_items(s, seat, scoring.by_kind, "R-SCORE-2")), int(scoring.total))
