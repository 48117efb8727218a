"""Whether the searches of a game are compiled; until they are, planner and expert are played by a quicker bot.

As plain Python a search takes minutes for a turn, the quick bot a moment.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.registry import SEARCHING
from tikal.compiling.unit import Unit
from tikal.compiling.units import BASE_RULES, BASE_SEARCH, LEGEND_RULES, LEGEND_SEARCH
from tikal.games.table import LEGEND

STAND_IN: Final = "greedy"


def units_for(edition: str) -> tuple[Unit, Unit]:
    """The rules and searches of an edition."""
    return (LEGEND_RULES, LEGEND_SEARCH) if edition == LEGEND else (BASE_RULES, BASE_SEARCH)


def load_what_is_ready(edition: str) -> None:
    """Use what has been compiled for an edition since somebody last asked."""
    for unit in units_for(edition):
        unit.look_again()


def level_for_now(level: str, edition: str) -> str:
    """The bot that plays for a level now: itself, or the stand-in while its search is not compiled."""
    is_search = level.partition("@")[0] in SEARCHING
    _, searches = units_for(edition)
    return STAND_IN if is_search and not searches.is_loaded else level
