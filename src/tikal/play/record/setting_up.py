"""The set-up in a game file: one line for each part, in the order of drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from tikal.components import pieces
from tikal.games.kind import GameKind
from tikal.games.registry import kind_of
from tikal.games.setups import Setup
from tikal.games.table import Table
from tikal.play.record.lines import UNKNOWN, Lines, whole_number

Thing = TypeVar("Thing")


def setup_lines(kind: GameKind, setup: Setup) -> Iterator[str]:
    """The lines of a set-up."""
    for part in kind.setup_parts:
        value = setup[part.name]
        if part.form == "tiles":
            yield from (f"{part.label} {letter}: {_listed(tiles)}" for letter, tiles in value.items())
        elif part.form == "treasures":
            kinds = pieces().treasures.kinds
            yield f"{part.label}: {UNKNOWN if value is None else _listed([kinds[kind] for kind in value])}"
        else:
            yield f"{part.label}: {value if part.form == 'number' else _listed(value)}"


def _listed(things: Sequence[object]) -> str:
    return " ".join(UNKNOWN if thing is None else str(thing) for thing in things)


def read_setup(lines: Lines, table: Table) -> Setup:
    """The set-up of a game at this table."""
    kind = kind_of(table.edition)
    setup: dict[str, Any] = {} if table.scenario is None else {"scenario": table.scenario}
    for part in kind.setup_parts:
        if part.form == "tiles":
            setup[part.name] = {
                letter: lines.value(f"{part.label} {letter}", _things(str), (part.name, letter))
                for letter in kind.letters
            }
        else:
            setup[part.name] = lines.value(part.label, _READERS[part.form], (part.name,))
    return setup


def _things(read: Callable[[str], Thing]) -> Callable[[str], list[Thing | None]]:
    return lambda value: [None if word == UNKNOWN else read(word) for word in value.split()]


def _treasures(value: str) -> list[int] | None:
    if value == UNKNOWN:
        return None
    kinds = pieces().treasures.kinds
    for word in value.split():
        if word not in kinds:
            raise ValueError(f"there is no treasure {word!r}; there are {', '.join(kinds)}")
    return [kinds.index(word) for word in value.split()]


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "number": whole_number,
    "numbers": _things(whole_number),
    "words": _things(str),
    "treasures": _treasures,
}
"""[form of a part] -> how its value is read."""
