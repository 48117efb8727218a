"""Whether the searches of a game are compiled; until they are, planner and expert are played by a quicker bot.

As plain Python a search takes minutes for a turn, the quick bot a moment.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.levels.level import GREEDY, is_searching
from tikal.games.registry import kind_of

STAND_IN: Final = GREEDY.name


def load_what_is_ready(edition: str) -> None:
    """Use what has been compiled for an edition since somebody last asked."""
    for unit in kind_of(edition).units.playing:
        unit.look_again()


def level_for_now(level: str, edition: str) -> str:
    """The bot that plays for a level now: itself, or the stand-in while its search is not compiled."""
    return STAND_IN if is_searching(level) and not kind_of(edition).units.search.is_loaded() else level
