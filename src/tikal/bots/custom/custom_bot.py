"""A bot that somebody else wrote, at our table: what it does wrong costs it the move, never the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.bots.levels.turn_bot import TurnBot
from tikal.errors import UnreadableAction
from tikal.games.action import Action
from tikal.games.ahead import ahead_of, go_on
from tikal.games.view import View
from tikal.rules.reasons import OK

LIMIT: Final = 10.0
"""Seconds for a decision, unless the user sets another limit."""

ERROR, ILLEGAL, UNREADABLE, LATE, GONE = "error", "illegal", "unreadable", "late", "gone"


class LostMove(Exception):
    """A bot gave no usable answer: the kind of fault, and what happened."""

    def __init__(self, fault: str, what: str) -> None:
        super().__init__(what)
        self.fault = fault


class Mind(Protocol):
    """What decides for a bot."""

    def answer(self, view: View, seconds: float) -> Sequence[Action | str]:
        """Actions in their order, at least one; `LostMove` if none come in time."""

    def close(self) -> None:
        """The game is over, or nobody needs any more answers."""


class CustomBot(TurnBot):
    """Plays what a mind answers, as far as it is legal, and a simple move where it is not."""

    def __init__(self, mind: Mind, seed: int, seconds: float = LIMIT) -> None:
        super().__init__()
        self.lost: Final[Counter[str]] = Counter()
        """[kind of fault] -> how many answers had it; each cost the move, or the rest of a list."""
        self.first_fault: str | None = None
        """What happened the first time."""
        self._mind: Final = mind
        self._seconds: Final = seconds
        self._spare: Final = RandomBot(seed)

    def turn(self, view: View) -> list[Action]:
        """The legal beginning of what the mind wants, up to the first surprise."""
        actions: list[Action] = []
        try:
            _add_legal_part(view, self._mind.answer(view, self._seconds), actions)
        except LostMove as lost:
            self.lost[lost.fault] += 1
            self.first_fault = self.first_fault or _printable(str(lost))
        return actions or [simple_move(view, self._spare)]

    def close(self) -> None:
        """Let the mind go."""
        self._mind.close()


def _add_legal_part(view: View, answer: Sequence[Action | str], actions: list[Action]) -> None:
    """Add actions up to the first surprise; `LostMove` says what is wrong with the one that cannot be added."""
    if not answer:
        raise LostMove(ILLEGAL, "no action at all")
    ahead = ahead_of(view)
    for written in answer:
        action = _read(written)
        if view.rules.check(ahead.seen, action.code) != OK:
            raise LostMove(ILLEGAL, f"not legal now: {action}")
        actions.append(action)
        if not go_on(ahead, action):
            return


def _printable(what: str) -> str:
    """In one line, and of characters that every file takes: what a bot says may hold anything."""
    return " ".join(what.encode("utf-8", "backslashreplace").decode().split())


def _read(written: object) -> Action:
    """By its text even if it is an action: one made by hand may have a code that stands for nothing."""
    try:
        return Action.parse(str(written) if isinstance(written, Action) else written)  # type: ignore[arg-type]
    except UnreadableAction as error:
        raise LostMove(UNREADABLE, error.message) from None
    except (Exception, SystemExit) as error:  # it cannot even say what it is
        raise LostMove(UNREADABLE, f"a {type(written).__name__} that cannot say which action it is") from error
