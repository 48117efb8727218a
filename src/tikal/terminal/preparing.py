"""Compiling during a game: it starts with the game, nobody waits for it, and it ends with the game at the latest."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from types import TracebackType
from typing import Final

from tikal.bots.readiness import STAND_IN, level_for_now, load_what_is_ready
from tikal.bots.registry import Bot, bot_seed, make_bot
from tikal.compiling.jobs import Compilation
from tikal.compiling.unit import wanted
from tikal.games.action import Action
from tikal.games.registry import kind_of
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.terminal.seats import Seat
from tikal.texts.messages import text

HUNDRED: Final = 100
STEP: Final = 5
"""The seconds left are shown in steps of this size, because they are an estimate."""
STOPPING_SECONDS: Final = 2.0


class Preparation:
    """What a game needs compiled, and what to say about it. Used as a context, it compiles inside the block."""

    def __init__(self, edition: str, seats: Sequence[Seat]) -> None:
        self._edition: Final = edition
        self._seats: Final = seats
        self._compilation: Final = Compilation(kind_of(edition).units.playing, gently=True)
        self._stood_in: Sequence[str] = ()
        self._announced: Final[set[str]] = set()

    def __enter__(self) -> Preparation:
        self._compilation.start()
        return self

    def __exit__(self, _kind: type | None, _error: BaseException | None, _where: TracebackType | None) -> None:
        self._compilation.stop()
        self._compilation.wait(STOPPING_SECONDS)

    def bots(self, seed: int) -> dict[int, Bot]:
        """[seat] -> the bot that plays there; they take turns in searching."""
        searches = Searches()
        return {
            number: ReadyBot(seat.played_by, bot_seed(seed, number), self._edition, searches)
            for number, seat in enumerate(self._seats)
            if not seat.is_person
        }

    def news(self) -> list[str]:
        """What to tell the player who decides now: the progress, or once, how it ended."""
        load_what_is_ready(self._edition)
        names = [seat.name for seat in self._seats if level_for_now(seat.played_by, self._edition) != seat.played_by]
        before, self._stood_in = self._stood_in, names or self._stood_in
        progress = self._compilation.progress()
        if not wanted():
            return self._once("terminal-compiling-off", names) if names else []
        if progress.failure is not None:
            return self._once("terminal-compiling-failed", names)
        if progress.is_over:
            return self._once("terminal-compiling-ready", before) if before and not names else []
        left = STEP * ceil(progress.seconds_left / STEP)
        how = text("terminal-compiling", percent=int(HUNDRED * progress.part), seconds=left if left > STEP else 0)
        return [f"{how} {_about('terminal-stand-in', names)}" if names else how]

    def _once(self, message: str, names: Sequence[str]) -> list[str]:
        if message in self._announced:
            return []
        self._announced.add(message)
        return [_about(message, names)]


class ReadyBot:
    """The bot of a level; until its search is compiled, a quicker one decides instead."""

    def __init__(self, level: str, seed: int, edition: str, searches: Searches) -> None:
        self._level: Final = level
        self._searches: Final = searches
        self._seed: Final = seed
        self._edition: Final = edition
        self._now: tuple[str, Bot] | None = None

    def choose(self, view: View) -> Action:
        """The decision of the bot, or of its stand-in while the bot is not ready."""
        load_what_is_ready(self._edition)
        level = level_for_now(self._level, self._edition)
        if self._now is None or self._now[0] != level:
            self._now = level, make_bot(level, self._seed, searches=self._searches)
        return self._now[1].choose(view)


def _about(message: str, names: Sequence[str]) -> str:
    """A message about the seats with these names, which a stand-in plays or played."""
    return text(message, names=", ".join(names), count=len(names), level=STAND_IN)
