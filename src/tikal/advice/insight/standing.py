"""Who would score what as the board stands, and who holds the temples."""

from __future__ import annotations

from tikal.advice.insight.data import TempleHeld, TempleInsight
from tikal.games.breakdown import BreakdownData
from tikal.games.view import View
from tikal.rules.reports import STANDING, Standing, empty
from tikal.rules.terrain import HEX_NAMES, NOBODY


def scores_now(view: View) -> list[BreakdownData]:
    """What every seat would score now, item by item."""
    return [view.would_score(seat).to_dict() for seat in range(view.table.players)]


def temples(view: View) -> list[TempleInsight]:
    """All temples: who holds them, and by how much the strongest player there leads."""
    s, players = view.seen, view.table.players
    standing: Standing = empty(STANDING)
    count, guardians = view.rules.stand(s, standing), s.guardian.tolist()
    found = (standing.hexes[:count], standing.values[:count, :players], standing.holds[:count, :players])
    return [
        {"hex": HEX_NAMES[hex_], **_held(values, holds), "guarded": guardians[hex_] != NOBODY}
        for hex_, values, holds in zip(*(array.tolist() for array in found), strict=True)
    ]


def _held(values: list[int], holds: list[int]) -> TempleHeld:
    second, first = sorted(values)[-2:]
    holders = [seat for seat, does in enumerate(holds) if does]
    return {
        "holder": holders[0] if len(holders) == 1 else None,
        "tied": len(holders) != 1 and first > 0,
        "lead": first - second,
        "values": values,
    }
