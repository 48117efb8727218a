"""Bots by name. A bot is whatever can choose among the actions of a view; it never sees the game itself.

Besides the bots that come with us, a name can be that of a custom bot: `module:Class`, `path/to/file.py:Class`
or `stdio:COMMAND`. Such a name runs somebody's code: it may come from the command line, never from a client.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Final, Protocol

from tikal.bots.custom.custom_bot import LIMIT, CustomBot, Mind
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.view import View
from tikal.search.budget import read_budget


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View) -> Action:
        """One of the legal actions of a view in which the bot has to decide."""


_BOTS: Final = {"random": "RandomBot", "greedy": "GreedyBot", "planner": "PlannerBot", "expert": "ExpertBot"}
"""[name] -> class in the module `<name>_bot`, which is imported when it is wanted: searches take time to load."""
SEARCHING: Final = ("planner", "expert")
"""Those that think for longer if they are given a larger budget."""
PROGRAM: Final = "stdio:"
"""How the name of a bot begins that is a program of its own."""
CUSTOM: Final = "FILE.py:CLASS, MODULE:CLASS or stdio:COMMAND for one of your own"


def bot_names() -> tuple[str, ...]:
    """All bots that come with us."""
    return tuple(_BOTS)


def make_bot(name: str, seed: int, seconds: float = LIMIT) -> Bot:
    """The bot of that name; equal seeds make it play alike. A custom bot gets so many seconds for a decision.

    `expert@0.5s` thinks for half a second a turn, `expert@200` looks at 200 futures, `planner@5000` at 5,000 positions.

    >>> make_bot("radnom", seed=7)
    Traceback (most recent call last):
    tikal.errors.TikalError: there is no bot 'radnom'; there are: random, greedy, planner, expert; or FILE.py:CLASS...
    """
    if ":" in name:
        return CustomBot(_mind(name, seed), seed, seconds)
    level, at, budget = name.partition("@")
    if level not in _BOTS:
        raise TikalError(f"there is no bot {level!r}; there are: {', '.join(_BOTS)}; or {CUSTOM}")
    make: Callable[..., Bot] = getattr(import_module(f"tikal.bots.levels.{level}_bot"), _BOTS[level])
    if not at:
        return make(seed)
    if level not in SEARCHING:
        raise TikalError(f"{level} does not search and takes no budget; these do: {', '.join(SEARCHING)}")
    return make(seed, read_budget(budget))


def check_bot(name: str) -> None:
    """Refuse a name of which no bot can be made."""
    if name not in _BOTS:
        make_bot(name, seed=0)


@contextmanager
def seated_bots(names: Sequence[str], game_seed: int, seconds: float = LIMIT) -> Iterator[list[Bot]]:
    """A bot for each seat of a game; in the end those are closed that hold something open."""
    with ExitStack() as leaving:
        bots: list[Bot] = []
        for seat, name in enumerate(names):
            bots.append(make_bot(name, bot_seed(game_seed, seat), seconds))
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
