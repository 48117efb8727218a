"""Who would score what as the board stands, and who holds the temples."""

from __future__ import annotations

import numpy as np

from tikal.advice.insight.data import TempleHeld, TempleInsight
from tikal.games.breakdown import BreakdownData
from tikal.games.view import View
from tikal.rules.reports import STANDING, Standing, empty
from tikal.rules.terrain import HEX_NAMES, NOBODY, TEMPLE


def scores_now(view: View) -> list[BreakdownData]:
    """What every seat would score now, item by item."""
    return [view.would_score(seat).to_dict() for seat in range(view.table.players)]


def temples(view: View) -> list[TempleInsight]:
    """All temples: who holds them, and by how much the strongest player there leads."""
    s, players = view.seen, view.table.players
    standing: Standing = empty(STANDING)
    view.rules.stand(s, standing)
    return [
        {
            "hex": HEX_NAMES[hex_],
            **_held(standing.values[hex_, :players].tolist(), standing.holds[hex_, :players].nonzero()[0].tolist()),
            "guarded": bool(s.guardian[hex_] != NOBODY),
        }
        for hex_ in np.flatnonzero(s.terrain == TEMPLE).tolist()
    ]


def _held(values: list[int], holders: list[int]) -> TempleHeld:
    second, first = sorted(values)[-2:]
    return {
        "holder": holders[0] if len(holders) == 1 else None,
        "tied": len(holders) != 1 and first > 0,
        "lead": first - second,
        "values": values,
    }
