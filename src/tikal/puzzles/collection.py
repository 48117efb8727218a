"""The puzzles that come with us, and which of them is the puzzle of a day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tikal.errors import ComponentError
from tikal.puzzles.puzzle import LEVELS, Puzzle, PuzzleError
from tikal.texts.messages import Message

FILE: Final = "puzzles.jsonl"
WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""[weekday, from Monday] -> the level of the day."""
WEEKS: Final = 20
"""How many weeks it takes until the puzzles repeat."""
LONGEST_NAME: Final = 40
"""What is repeated of a name that means nothing."""
FIRST_MONDAY: Final = date(2026, 1, 5)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, by number."""
    return read((files("tikal") / "puzzles" / "data" / FILE).read_text(encoding="utf-8"))


def puzzle(name: int | str | date | None = None) -> Puzzle:
    """A puzzle by its number, or that of a day; without either, today's. Days begin at midnight UTC.

    >>> puzzle(17) == puzzle("17"), puzzle("2026-11-17") == puzzle(date(2026, 11, 17))
    (True, True)
    """
    if name is None:
        return of_day(today())
    if isinstance(name, date):
        return of_day(name)
    written = str(name)
    if not written.isascii():  # digits of other scripts
        raise UnknownPuzzle(written)
    if written.isdecimal() and len(written) <= 9 and 1 <= int(written) <= len(puzzles()):
        return puzzles()[int(written) - 1]
    try:
        return of_day(date.fromisoformat(written))
    except ValueError:
        raise UnknownPuzzle(written) from None


class UnknownPuzzle(PuzzleError):
    """Neither the number of a puzzle nor a date."""

    def __init__(self, name: str) -> None:
        super().__init__(Message("puzzle-unknown", {"name": name[:LONGEST_NAME], "last": len(puzzles())}))


def today() -> date:
    """The date by UTC, so that everybody has the same puzzle."""
    return datetime.now(UTC).date()


def of_day(day: date) -> Puzzle:
    """The puzzle of a day: easy on Mondays, and harder until Sunday."""
    week, weekday = divmod((day - FIRST_MONDAY).days, len(WEEK))
    level = WEEK[weekday]
    of_level = [one for one in puzzles() if one.level == level]
    each_week = WEEK.count(level)
    place = week % WEEKS * each_week + WEEK[:weekday].count(level)
    return of_level[place]


def read(written: str) -> tuple[Puzzle, ...]:
    """The puzzles of a data file; `ComponentError` says what in it cannot be."""
    found = [_read_line(line, text) for line, text in enumerate(written.splitlines(), 1)]
    for number, one in enumerate(found, 1):
        if one.number != number:
            raise ComponentError(FILE, f"line {number}", f"has puzzle {one.number}; puzzles stand in order")
    _check_levels(found)
    return tuple(found)


def _read_line(line: int, text: str) -> Puzzle:
    try:
        return msgspec.json.decode(text, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise ComponentError(FILE, f"line {line}", str(error)) from None


def _check_levels(found: Iterable[Puzzle]) -> None:
    """Every day of the weeks needs a puzzle of its own."""
    there = Counter(one.level for one in found)
    for level in LEVELS:
        if there[level] != WEEK.count(level) * WEEKS:
            needed = WEEK.count(level) * WEEKS
            raise ComponentError(FILE, f"level {level}", f"has {there[level]} puzzles, but needs {needed}")
