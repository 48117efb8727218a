"""Who would score what as the board stands, and who holds the temples."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.breakdown import Item
from tikal.legend.facts import is_legend
from tikal.rules.compiled import compiled
from tikal.rules.legend.scoring import holds_temple
from tikal.rules.majority import controls, value
from tikal.rules.state import SEATS, array_of
from tikal.rules.terrain import HEX_NAMES, HEXES, NOBODY, TEMPLE
from tikal.view import View

Counts: TypeAlias = npt.NDArray[np.int64]
"""[hex, seat] -> a number."""


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
    values, holds = np.zeros((HEXES, SEATS), dtype=np.int64), np.zeros((HEXES, SEATS), dtype=np.int64)
    fill = _fill_legend if is_legend(s) else _fill_base
    fill(array_of(s), values, holds)
    return [
        {
            "hex": HEX_NAMES[hex_],
            **_held(values[hex_, :players].tolist(), holds[hex_, :players].nonzero()[0].tolist()),
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


@compiled
def _fill_base(states: Any, values: Counts, holds: Counts) -> None:
    """[hex, seat] -> for temples, the value of the player's pieces, and whether the temple is his."""
    s = states[0]
    for hex_ in range(s.hexes):
        for seat in range(s.players if s.terrain[hex_] == TEMPLE else 0):
            values[hex_, seat] = value(s, seat, hex_)
            holds[hex_, seat] = controls(s, seat, hex_)


@compiled
def _fill_legend(states: Any, values: Counts, holds: Counts) -> None:
    """As `_fill_base`, for Legend, where a tie can be won."""
    s = states[0]
    for hex_ in range(s.hexes):
        for seat in range(s.players if s.terrain[hex_] == TEMPLE else 0):
            values[hex_, seat] = value(s, seat, hex_)
            holds[hex_, seat] = holds_temple(s, seat, hex_)
