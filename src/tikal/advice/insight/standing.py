"""Who would score what as the board stands, and who holds the temples."""

from __future__ import annotations

from typing import Any

import numpy as np

from tikal.games.breakdown import Item
from tikal.games.view import View
from tikal.rules.reports import STANDING, Standing, empty
from tikal.rules.terrain import HEX_NAMES, NOBODY, TEMPLE


def scores_now(view: View) -> list[dict[str, Any]]:
    """What every seat would score now, opened up."""
    return [
        {"seat": seat, "total": scored.total, "items": [_item(item) for item in scored.items]}
        for seat, scored in enumerate(map(view.would_score, range(view.table.players)))
    ]


def _item(item: Item) -> dict[str, Any]:
    return {
        "rule": item.rule,
        "category": item.category,
        "source": item.source,
        "count": item.count,
        "points": item.points,
    }


def temples(view: View) -> list[dict[str, Any]]:
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


def _held(values: list[int], holders: list[int]) -> dict[str, Any]:
    second, first = sorted(values)[-2:]
    return {
        "holder": holders[0] if len(holders) == 1 else None,
        "tied": len(holders) != 1 and first > 0,
        "lead": first - second,
        "values": values,
    }
