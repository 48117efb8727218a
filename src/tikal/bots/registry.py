"""Bots by name. A bot is whatever can choose among the actions of a view; it never sees the game itself.

A name is that of a level, with or without a budget, or that of a custom bot: `module:Class`, `path/to/file.py:Class`
or `stdio:COMMAND`. Such a name runs somebody's code: it may come from the command line, never from a client.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final, Protocol

from tikal.bots.custom.custom_bot import LIMIT, CustomBot, Mind
from tikal.bots.levels.level import LEVELS, RANDOM
from tikal.bots.levels.level_bot import LevelBot
from tikal.bots.levels.random_bot import RandomBot
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.search.budget import read_budget


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view in which the bot has to decide."""


PROGRAM: Final = "stdio:"
"""How the name of a bot begins that is a program of its own."""
CUSTOM: Final = "FILE.py:CLASS, MODULE:CLASS or stdio:COMMAND for one of your own"


def bot_names() -> tuple[str, ...]:
    """The names of all levels."""
    return tuple(LEVELS)


def make_bot(name: str, seed: int, seconds: float = LIMIT, searches: Searches | None = None) -> Bot:
    """The bot of that name. With the same seed it plays the same moves.

    A custom bot gets `seconds` for a decision. A level that searches does so in `searches`, or in its own.

    `expert@0.5s` thinks for half a second a turn, `expert@200` looks at 200 futures, `planner@5000` at 5,000 positions.

    >>> make_bot("radnom", seed=7)
    Traceback (most recent call last):
    tikal.errors.TikalError: there is no bot 'radnom'; there are: random, novice, greedy, planner, expert; or ...
    """
    if ":" in name:
        return CustomBot(_mind(name, seed), seed, seconds)
    level, at, written = name.partition("@")
    if level not in LEVELS:
        raise TikalError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}; or {CUSTOM}")
    budget = read_budget(written) if at else None
    if level == RANDOM.name and budget is None:
        return RandomBot(seed)
    return LevelBot(level, seed, budget, searches)


def check_bot(name: str) -> None:
    """Refuse a name of which no bot can be made."""
    if name not in LEVELS:
        make_bot(name, seed=0)


@contextmanager
def seated_bots(names: Sequence[str], game_seed: int, seconds: float = LIMIT) -> Iterator[list[Bot]]:
    """A bot for each seat of a game, which take turns in searching; custom bots are closed in the end."""
    searches = Searches()
    with ExitStack() as leaving:
        bots: list[Bot] = []
        for seat, name in enumerate(names):
            bots.append(make_bot(name, bot_seed(game_seed, seat), seconds, searches))
            if isinstance(bots[-1], CustomBot):
                leaving.callback(bots[-1].close)
        yield bots


def _mind(name: str, seed: int) -> Mind:
    if name.startswith(PROGRAM):
        from tikal.bots.custom.program import ProgramMind

        return ProgramMind(name.removeprefix(PROGRAM), seed)
    from tikal.bots.custom.python_class import ClassMind

    return ClassMind(name, seed)


def bot_seed(game_seed: int, seat: int) -> int:
    """A seed for the bot on a seat, unrelated to the deal of that game and to the other seats."""
    digest = hashlib.sha256(f"game {game_seed} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
