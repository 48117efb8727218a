"""What can be worked out from a position as one seat sees it: for players who want to look before they leap."""

from __future__ import annotations

from typing import Any

from tikal.insight.drawing import draw
from tikal.insight.placements import placements
from tikal.insight.preview import preview
from tikal.insight.prices import prices
from tikal.insight.reach import reach, threats
from tikal.insight.reasons import why
from tikal.insight.standing import scores_now, temples
from tikal.insight.walking import site
from tikal.view import View

__all__ = ["insight", "preview", "why"]


def insight(view: View) -> dict[str, Any]:
    """All that helps to decide, as plain data. It uses nothing but what the view holds."""
    ground = site(view.seen)
    return {
        "scores_now": scores_now(view),
        "temples": temples(view),
        "reach": reach(view, ground),
        "threats": threats(view, ground),
        "prices": prices(view),
        "placements": placements(view),
        "draw": draw(view),
    }
