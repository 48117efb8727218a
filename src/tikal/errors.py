"""The errors that the library raises for wrong input. Each says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class TikalError(ValueError):
    """Something a caller or player can put right."""


class IllegalAction(TikalError):
    """An action that the rules forbid now; the game is as it was."""

    def __init__(self, rule: str, message: str, message_id: str, message_args: Mapping[str, Any]) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        """Id of the rule that forbids it, as in `tikal rules`."""
        self.message = message
        """The reason in the player's language, without the id of the rule."""
        self.message_id = message_id
        """Id of the message, for those who tell it in another language."""
        self.message_args = message_args
        """What the message names, as plain data."""


class UnreadableAction(IllegalAction):
    """A text that is not an action at all."""


class Unforeseeable(TikalError):
    """A plan holds an action of which nobody can know what will come of it."""

    def __init__(self, message: str, message_id: str, message_args: Mapping[str, Any]) -> None:
        super().__init__(message)
        self.message = message
        self.message_id = message_id
        self.message_args = message_args


class CannotUndo(TikalError):
    """There is nothing to take back: the last action revealed something, passed the turn, or was another's."""


class UnknownSeat(TikalError):
    """A seat number that this game does not have."""


class SetupError(TikalError):
    """A set-up that does not hold what the game needs."""


class RecordError(TikalError):
    """A game file that cannot be read or does not replay; `line` says where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message
