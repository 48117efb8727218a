"""The errors that the library raises for wrong input. Each says what is wrong and what would be right."""

from __future__ import annotations


class TikalError(ValueError):
    """Something a caller or player can put right."""


class IllegalAction(TikalError):
    """An action that the rules forbid now; the game is as it was."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        """Id of the rule that forbids it, as in `tikal rules`."""
        self.message = message
        """The reason in the player's language, without the id."""


class UnreadableAction(IllegalAction):
    """A text that is not an action at all."""


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
