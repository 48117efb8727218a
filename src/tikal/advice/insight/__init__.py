"""What can be worked out from a position as one seat sees it: for players who want to look before they leap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tikal.advice.insight.data import DeciderInsight, FullInsight, OpenInsight
from tikal.advice.insight.drawing import draw
from tikal.advice.insight.placements import placements
from tikal.advice.insight.preview import preview
from tikal.advice.insight.prices import anywhere, prices
from tikal.advice.insight.reach import reach, threats
from tikal.advice.insight.reasons import why
from tikal.advice.insight.standing import scores_now, temples
from tikal.games.action import Action
from tikal.games.view import View

__all__ = [
    "NOTHING_TO_DECIDE",
    "anywhere",
    "decider_insight",
    "insight",
    "open_insight",
    "preview",
    "threats",
    "why",
]


NOTHING_TO_DECIDE: Final[DeciderInsight] = {"reach": [], "prices": {}, "placements": []}
"""The part for the seat that has to decide, for all other seats."""


def insight(view: View) -> FullInsight:
    """All that helps to decide, as plain data. It uses nothing but what the view holds."""
    return {**open_insight(view), **decider_insight(view, view.legal_actions()), "threats": threats(view)}


def open_insight(view: View) -> OpenInsight:
    """The part that is the same for all seats that see the same, whoever has to decide.

    Threats are not in it: few people look at them, and they would be nearly half of the work.
    """
    return {
        "scores_now": scores_now(view),
        "temples": temples(view),
        "draw": draw(view),
    }


def decider_insight(view: View, legal: Sequence[Action], reasons: bool = True) -> DeciderInsight:
    """The part for the seat that has to decide, with its legal actions; nothing for the others.

    Half the work is to find out why things are not possible: leave that out for those who can ask (`anywhere`).
    """
    if view.seat is None or view.seat != view.to_act:
        return NOTHING_TO_DECIDE
    return {
        "reach": reach(view),
        "prices": prices(view, legal, reasons),
        "placements": placements(view, legal),
    }
