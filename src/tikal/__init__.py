"""Tikal, the board game of Kramer and Kiesling, in its editions.

>>> import tikal
>>> game = tikal.new_game("supermeeple-2015", players=3, seed=7)
>>> len(game.legal_actions()) > 0
True

Names are imported when first used, so that programs that need only a part start quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.7.0"

__all__ = [
    "Action",
    "Analysis",
    "Arrow",
    "Budget",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "OptionError",
    "Puzzle",
    "RecordError",
    "SetupError",
    "Solution",
    "Suggestion",
    "TikalError",
    "UnknownSeat",
    "UnreadableAction",
    "View",
    "analyse",
    "compile",
    "editions",
    "load",
    "new_game",
    "puzzle",
    "solve",
    "suggest",
    "svg",
]

if TYPE_CHECKING:
    from tikal.advice.analysis import Analysis, analyse
    from tikal.advice.suggestion import Suggestion, suggest
    from tikal.bots.solver import Solution, solve
    from tikal.components.offer import editions
    from tikal.errors import (
        CannotUndo,
        IllegalAction,
        OptionError,
        RecordError,
        SetupError,
        TikalError,
        UnknownSeat,
        UnreadableAction,
    )
    from tikal.games.action import Action
    from tikal.games.drawing.svg import Arrow, svg
    from tikal.games.units import compile
    from tikal.games.view import View
    from tikal.play.game import Game, new_game
    from tikal.play.loading import load
    from tikal.puzzles.collection import puzzle
    from tikal.puzzles.puzzle import Puzzle
    from tikal.search.budget import Budget

_HOMES = {
    "tikal.games.action": ("Action",),
    "tikal.games.drawing.svg": ("Arrow", "svg"),
    "tikal.advice.analysis": ("Analysis", "analyse"),
    "tikal.advice.suggestion": ("Suggestion", "suggest"),
    "tikal.search.budget": ("Budget",),
    "tikal.bots.solver": ("Solution", "solve"),
    "tikal.games.units": ("compile",),
    "tikal.components.offer": ("editions",),
    "tikal.errors": (
        "CannotUndo",
        "IllegalAction",
        "OptionError",
        "RecordError",
        "SetupError",
        "TikalError",
        "UnknownSeat",
        "UnreadableAction",
    ),
    "tikal.play.game": ("Game", "new_game"),
    "tikal.play.loading": ("load",),
    "tikal.games.view": ("View",),
    "tikal.puzzles.collection": ("puzzle",),
    "tikal.puzzles.puzzle": ("Puzzle",),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'tikal' has no attribute {name!r}")
