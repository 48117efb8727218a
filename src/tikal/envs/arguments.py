"""What environments are given: checked, with errors that name the argument and what it can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tikal.errors import TikalError
from tikal.games.agreeing import agree, is_whole_number
from tikal.games.table import Table


def agreed(
    edition: str, players: int, auction: bool, scenario: str | None, options: Mapping[str, object] | None
) -> Table:
    """The table of an environment; a number of players that comes from NumPy is one too."""
    return agree(edition, whole_number("players", players), auction, options=options, scenario=scenario)


def whole_number(name: str, value: Any, least: int | None = None) -> int:
    """A whole number, Python's or NumPy's."""
    if not is_whole_number(value) or (least is not None and value < least):
        limit = "" if least is None else f" from {least} on"
        raise TikalError(f"{name} must be a whole number{limit}, not {value!r}")
    return int(value)


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    """One of the words that an argument can be."""
    if not isinstance(value, str) or value not in choices:
        raise TikalError(f"{name} must be {' or '.join(map(repr, choices))}, not {value!r}")
    return value
