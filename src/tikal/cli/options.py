"""Options of a table as they are written on the command line: `--option campNeedsPresence=yes`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

YES_NO: Final = {"yes": True, "true": True, "no": False, "false": False}


def read_options(written: Iterable[str]) -> dict[str, object]:
    """The values by their names. What an option does not accept is passed on: the components say what is wrong."""
    from tikal.errors import TikalError

    chosen = {}
    for one in written:
        name, equals, value = one.partition("=")
        if not equals:
            raise TikalError(f"--option {one!r} should be NAME=VALUE, as in --option campNeedsPresence=yes")
        chosen[name] = _value(name, value)
    return chosen


def _value(name: str, value: str) -> object:
    from tikal.components import options

    kind = next((option.type for option in options() if option.id == name), "choice")
    words = value.replace(",", " ").split()
    if kind == "bool":
        return YES_NO.get(value.lower(), value)
    if kind == "int":
        return _number(value)
    if kind == "list":
        return words
    if kind == "numbers":
        return [_number(word) for word in words]
    if kind == "pairs":
        return [word.split("+") for word in words]
    return value


def _number(value: str) -> object:
    return int(value) if value.isdecimal() else value
