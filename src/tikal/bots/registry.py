"""Bots by name. A bot is whatever can choose among the actions of a view; it never sees the game itself."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol

from tikal.action import Action
from tikal.errors import TikalError
from tikal.view import View


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view in which the bot has to decide."""


_BOTS: Final = {"random": "RandomBot", "greedy": "GreedyBot", "planner": "PlannerBot", "expert": "ExpertBot"}
"""[name] -> class in the module `<name>_bot`, which is imported when it is wanted: searches take time to load."""


def bot_names() -> tuple[str, ...]:
    """All bots there are."""
    return tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; equal seeds make it play alike.

    >>> make_bot("radnom", seed=7)
    Traceback (most recent call last):
    tikal.errors.TikalError: there is no bot 'radnom'; there are: random, greedy, planner, expert
    """
    if name not in _BOTS:
        raise TikalError(f"there is no bot {name!r}; there are: {', '.join(_BOTS)}")
    make: Callable[[int], Bot] = getattr(import_module(f"tikal.bots.{name}_bot"), _BOTS[name])
    return make(seed)


def bot_seed(game_seed: int, seat: int) -> int:
    """A seed for the bot on a seat, unrelated to the deal of that game and to the other seats."""
    digest = hashlib.sha256(f"game {game_seed} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
