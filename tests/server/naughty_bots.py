"""Bots as nobody wants them, by name. In a module of their own because they run in other processes."""

from __future__ import annotations

import os
import re
import time
from typing import Any

from tikal.bots.levels.random_bot import RandomBot
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.server.orphans import end_with_parent

A_WHILE = 600.0


def hold_the_interpreter() -> None:
    """Print who we are, then do something that takes very long and lets no other thread run."""
    end_with_parent()
    print(os.getpid(), flush=True)
    re.match("(a*)*b", "a" * 60)


class Raising:
    def choose(self, view: View) -> Action:
        raise RuntimeError("out of ideas")


class Hanging:
    def choose(self, view: View) -> Action:
        time.sleep(A_WHILE)
        raise AssertionError("should have been killed")


class Dying:
    def choose(self, view: View) -> Action:
        os._exit(3)


class Nonsense:
    def choose(self, view: View) -> Any:
        return "build a space port"


class Cheating:
    """Plays what is an action, but never legal."""

    def choose(self, view: View) -> Action:
        return Action.parse("guard leader h5")


class Whole:
    """Answers with a turn: two legal actions one after the other, and then one that is not."""

    def turn(self, view: View) -> list[Action]:
        return [RandomBot(1).choose(view), Action.parse("guard leader h5")]


BOTS: dict[str, Any] = {
    "raising": Raising,
    "hanging": Hanging,
    "dying": Dying,
    "nonsense": Nonsense,
    "cheating": Cheating,
    "whole": Whole,
}


def make_naughty_bot(name: str, seed: int, *, searches: Searches) -> Any:
    return BOTS[name]() if name in BOTS else RandomBot(seed)
