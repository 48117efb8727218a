"""The set-up in a game file: one line for each part, in the order of drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tikal.components import pieces
from tikal.games.legend.rules.setup import DRAFTED_LETTERS
from tikal.games.setups import Setup
from tikal.games.table import LEGEND, Table
from tikal.play.record.file import UNKNOWN
from tikal.play.record.lines import Lines, number
from tikal.rules.terrain import LETTERS

Thing = TypeVar("Thing")


def setup_lines(setup: Setup) -> Iterator[str]:
    """The lines of a set-up; Legend has more parts."""
    if "order" in setup:
        yield f"order: {_listed(setup['order'])}"
    else:
        yield f"first: {setup['first']}"
    for letter, tiles in setup["tiles"].items():
        yield f"tiles {letter}: {_listed(tiles)}"
    kinds = pieces().treasures.kinds
    treasures = setup["treasures"]
    yield f"treasures: {UNKNOWN if treasures is None else _listed([kinds[kind] for kind in treasures])}"
    if "order" in setup:
        yield f"cards: {_listed(setup['cards'])}"
        yield f"ap tokens: {_listed(setup['ap_tokens'])}"
        yield f"powers: {_listed(setup['powers'])}"


def _listed(things: Sequence[object]) -> str:
    return " ".join(UNKNOWN if thing is None else str(thing) for thing in things)


def read_setup(lines: Lines, table: Table) -> Setup:
    """The set-up of a game at this table."""
    is_legend = table.edition == LEGEND
    setup: dict[str, Any] = {}
    if is_legend:
        setup["scenario"] = table.scenario
        setup["order"] = lines.value("order", _things(number))
    else:
        setup["first"] = lines.value("first", number)
    letters = DRAFTED_LETTERS if is_legend else LETTERS
    setup["tiles"] = {letter: lines.value(f"tiles {letter}", _things(str), ("tiles", letter)) for letter in letters}
    setup["treasures"] = lines.value("treasures", _treasures)
    if is_legend:
        setup["cards"] = lines.value("cards", _things(str))
        setup["ap_tokens"] = lines.value("ap tokens", _things(number), ("ap_tokens",))
        setup["powers"] = lines.value("powers", _things(str))
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
