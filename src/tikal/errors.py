"""The errors that the library raises for wrong input. Each says what is wrong and what would be right."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

Field: TypeAlias = tuple[str | int, ...]
"""Where a value is in what was given: `("players",)`, `("options", "tieBreak")`, `("names", 1)`, `("tiles", "C")`."""


class TikalError(ValueError):
    """Something a caller or player can put right."""


class Refused(TikalError):
    """Something that cannot be done, with a reason that can be told in every language."""

    def __init__(self, message: str, message_id: str, message_args: Mapping[str, Any]) -> None:
        super().__init__(message, message_id, message_args)
        self.message = message
        """The reason in English."""
        self.message_id = message_id
        """Id of the message, to show it in another language."""
        self.message_args = message_args
        """What the message names, as plain data."""

    def __str__(self) -> str:
        return self.message


class IllegalAction(Refused):
    """An action that the rules forbid now; the game is as it was."""

    def __init__(self, rule: str, message: str, message_id: str, message_args: Mapping[str, Any]) -> None:
        super().__init__(message, message_id, message_args)
        self.args = (rule, *self.args)  # what another process makes it from again
        self.rule = rule
        """Id of the rule that forbids it, as in `tikal rules`."""

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"


class UnreadableAction(IllegalAction):
    """A text that is not an action at all."""


class Unforeseeable(Refused):
    """A plan contains an action whose results nobody can know."""


class CannotUndo(Refused):
    """You cannot take back the last action: it revealed something, passed the turn, or was another player's."""


class UnknownSeat(TikalError):
    """A seat number that this game does not have."""


class FieldError(TikalError):
    """A value that cannot be; `field` says where it is."""

    def __init__(self, field: Field, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        """Empty if something is wrong with the whole."""
        self.message = message

    def __str__(self) -> str:
        return self.message


class ComponentError(TikalError):
    """A data file of the components says something that cannot be."""

    def __init__(self, file: str, item: str, problem: str) -> None:
        super().__init__(file, item, problem)
        self.file = file
        self.item = item
        """What in the file is wrong, such as `tile A1`."""
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.file}: {self.item}: {self.problem}"


class OptionError(FieldError):
    """A game that cannot be agreed on: edition, players, auction, scenario, names or options."""


class SetupError(FieldError):
    """A set-up that does not contain what the game needs."""


class RecordError(TikalError):
    """A game file that cannot be read or does not replay; `line` says where."""

    def __init__(self, line: int, message: str, file: str | None = None) -> None:
        super().__init__(line, message, file)
        self.line = line
        self.message = message
        self.file = file
        """Name of the file, if the text came from one."""

    def __str__(self) -> str:
        place = f"line {self.line}" if self.file is None else f"{self.file}: line {self.line}"
        return f"{place}: {self.message}"


class MissingExtra(ImportError, TikalError):
    """A library that playing does not need is not installed; the message says how to install it."""


def needed(module: str, extra: str, by: str = "this environment") -> ModuleType:
    """Import a library that comes with an extra, or say what to install; playing needs none of them."""
    return _imported(module, by, f"in your checkout of Tikal, run: {_installing(extra)}")


def needed_beside(module: str, installing: str, by: str = "this environment") -> ModuleType:
    """Import a library that comes with no extra, or say how to install it."""
    return _imported(module, by, f"run: {installing}")


def _imported(module: str, by: str, advice: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        what = f"{by} needs {module.partition('.')[0]}, which is not installed"
        raise MissingExtra(f"{what}; {advice}", name=module) from None


def _installing(extra: str) -> str:
    """The command that adds an extra to this environment. One that ./play has made has uv, and no pip."""
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        return f"{uv} pip install --python {sys.executable} --editable '.[{extra}]'"
    return f"pip install '.[{extra}]'"
