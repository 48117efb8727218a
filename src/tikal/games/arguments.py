"""The arguments of actions: how each kind is read, written and shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from tikal.components import pieces
from tikal.rules.state import SEATS
from tikal.rules.terrain import HEX_NAMES, SIDES, TILE_IDS
from tikal.rules.verbs import WHO

Value: TypeAlias = str | int | list[str]
"""An argument as plain data."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A kind of argument: its name, its word in forms, how it is read (a ValueError refuses) and how it is written."""

    name: str
    word: str
    read: Callable[[str], int]
    write: Callable[[int], str]
    value: Callable[[int], Value]

    def called(self, name: str) -> Argument:
        """The same kind of argument under another name."""
        return replace(self, name=name)

    @property
    def choices(self) -> tuple[str, ...]:
        """The words to choose from, if the form lists them."""
        words = self.word.split("|")
        return tuple(words) if len(words) > 1 else ()


def one_of(name: str, word: str, names: tuple[str, ...]) -> Argument:
    """One of several names."""
    return Argument(name, word, names.index, names.__getitem__, names.__getitem__)


def number(name: str, word: str, least: int, most: int) -> Argument:
    """A number within limits."""

    def read(written: str) -> int:
        # One spelling only: no signs, no leading zeros, no digits of other scripts.
        number = int(written)
        if str(number) != written or not least <= number <= most:
            raise ValueError(written)
        return number

    return Argument(name, word, read, str, int)


def pair(name: str, word: str, names: tuple[str, ...]) -> Argument:
    """Two names joined by a plus sign, in the order of the list."""

    def read(written: str) -> int:
        one, other = (names.index(name) for name in written.split("+"))
        return one * len(names) + other

    def value(pair: int) -> list[str]:
        return [names[pair // len(names)], names[pair % len(names)]]

    return Argument(name, word, read, lambda pair: "+".join(value(pair)), value)


PIECE: Final = one_of("who", "leader|explorer", WHO)
HEX: Final = one_of("hex", "HEX", HEX_NAMES)
FROM: Final = HEX.called("from")
TO: Final = HEX.called("to")
TILE: Final = one_of("tile", "TILE", TILE_IDS)
KIND: Final = one_of("kind", "TREASURE", pieces().treasures.kinds)
GIVE: Final = KIND.called("give")
TAKE: Final = KIND.called("take")
SEAT: Final = number("seat", "SEAT", 0, SEATS - 1)
ROTATION: Final = number("rotation", "ROTATION", 0, SIDES - 1)
