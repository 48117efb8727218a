"""Reading a game file: from text to plain data, with a line number for everything that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from tikal.errors import Field, OptionError, RecordError, TikalError
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.games.results import Result
from tikal.games.setups import Setup, is_whole
from tikal.games.table import Table
from tikal.play.record.commitment import Commitment, hex_number
from tikal.play.record.entry import Entry
from tikal.play.record.file import FORMAT, KNOWN_TO_ALL, KNOWN_TO_PUBLIC, RULES, WITHOUT_COMMITMENT, GameFile
from tikal.play.record.lines import UNKNOWN, Line, Lines, one_of, whole_number
from tikal.play.record.option_text import read_option
from tikal.play.record.setting_up import read_setup

_MOVE: Final = re.compile(r"(?P<number>[0-9]{1,9})\. (?P<done>[^=]+?)(?: = (?P<results>.+))?")


@dataclass(frozen=True, slots=True)
class Reading:
    """A game file and the lines of its moves, for messages about what they say."""

    file: GameFile
    opening_line: int
    entry_lines: tuple[int, ...]
    where: Mapping[Field, int]
    """The line of each value before and after the moves."""

    def line_of(self, field: Field) -> int:
        """The line of a value; for one that is not in the file, the line where the game begins."""
        return self.where.get(field, self.opening_line)


def read(written: str) -> Reading:
    """Read a game file; `RecordError` names the line that is wrong. Nothing is played yet."""
    lines = Lines(written)
    version = lines.value("tikal", _version(FORMAT))
    lines.value("rules", _version(RULES))
    known = lines.value("known", str)
    table = _table(lines)
    digest = None if version <= WITHOUT_COMMITMENT else lines.value("commitment", hex_number)
    setup = read_setup(lines, table)
    commitment = None if digest is None else Commitment(digest, lines.value("salt", _salt))
    opening_line, opening = _opening(lines)
    entries, entry_lines = _entries(lines, table)
    is_over = lines.value("status", one_of({"running": False, "over": True}))
    scores = lines.value("scores", _numbers(table.players))
    winners = lines.value("winners", _numbers()) if is_over else ()
    lines.finish()
    _check_known(known, table, setup, lines)
    _check_commitment(commitment, table, setup, lines)
    file = GameFile(table, known, setup, opening, entries, is_over, scores, winners, commitment)
    return Reading(file, opening_line, entry_lines, lines.where)


def _check_known(known: str, table: Table, setup: Setup, lines: Lines) -> None:
    """The file is for all, for the public or for one seat; only the first has nothing hidden."""
    seats = [f"seat {seat}" for seat in range(table.players)]
    if known not in (KNOWN_TO_ALL, KNOWN_TO_PUBLIC, *seats):
        raise RecordError(lines.where[("known",)], f"known: {known!r} is not all, public or a seat")
    if (known == KNOWN_TO_ALL) != is_whole(setup):
        raise RecordError(
            lines.where[("known",)], f"known: {known} does not match the set-up, which hides more or less than that"
        )


def _check_commitment(commitment: Commitment | None, table: Table, setup: Setup, lines: Lines) -> None:
    """With the whole set-up comes the salt, and together they give the fingerprint."""
    if commitment is None:
        return
    if (commitment.salt is None) == is_whole(setup):
        raise RecordError(lines.where[("salt",)], "salt: it is known just when the whole set-up is, and otherwise '?'")
    if is_whole(setup) and not commitment.fits(table, setup):
        raise RecordError(
            lines.where[("commitment",)],
            "the set-up and the salt of this file do not give this commitment: one of the three was changed, "
            "so this is not the deal that was promised before the first move",
        )


def _salt(value: str) -> str | None:
    return None if value == UNKNOWN else hex_number(value)


def _version(known: int) -> Callable[[str], int]:
    def convert(value: str) -> int:
        version = whole_number(value)
        if version > known:
            raise ValueError(f"this file is from a newer version ({version}; this program knows {known}). Update tikal")
        return version

    return convert


def _score(value: str) -> int:
    """A number that may be negative, as scores are for those who bid into debt."""
    return -whole_number(value[1:]) if value.startswith("-") else whole_number(value)


def _numbers(count: int | None = None) -> Callable[[str], tuple[int, ...]]:
    def convert(value: str) -> tuple[int, ...]:
        numbers = tuple(_score(word) for word in value.split())
        if count is not None and len(numbers) != count:
            raise ValueError(f"expected {count} numbers, found {len(numbers)}")
        return numbers

    return convert


def _edition(value: str) -> str:
    kind_of(value)  # refuses one that there is not
    return value


def _table(lines: Lines) -> Table:
    chosen_edition = lines.value("edition", _edition)
    players = lines.value("players", whole_number)
    auction = lines.value("auction", one_of({"yes": True, "no": False}))
    scenario = lines.value("scenario", str) if kind_of(chosen_edition).scenarios else None
    chosen: dict[str, object] = {}
    while (line := lines.peek()) is not None and line.text.startswith("option "):
        name = line.text.removeprefix("option ").partition(":")[0]
        chosen[name] = lines.value(f"option {name}", partial(read_option, name), ("options", name))
    names = [lines.value(f"seat {seat}", str, ("names", seat)) for seat in range(players)]
    try:
        return agree(chosen_edition, players, auction, names, chosen, scenario)
    except OptionError as error:
        where = lines.where.get(error.field, lines.where[("edition",)])
        raise RecordError(where, error.message) from None


def _opening(lines: Lines) -> tuple[int, tuple[Result, ...]]:
    line = lines.take("'0. begin'")
    done, results = _move(line, 0)
    if done != "begin":
        line.refuse(f"expected '0. begin', found {line.text!r}")
    return line.number, results


def _entries(lines: Lines, table: Table) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
    entries: list[Entry] = []
    numbers: list[int] = []
    while (line := lines.peek()) is None or not line.text.startswith("status:"):
        line = lines.take("a move or 'status: ...'")
        entries.append(_entry(line, len(entries) + 1, table))
        numbers.append(line.number)
    return tuple(entries), tuple(numbers)


def _entry(line: Line, number: int, table: Table) -> Entry:
    done, results = _move(line, number)
    seat, _, action = done.partition(" ")
    if seat not in map(str, range(table.players)):
        line.refuse(f"expected a seat from 0 to {table.players - 1} after the number, found {seat!r}")
    try:
        return Entry(int(seat), None if action == "undo" else Action.parse(action), results)
    except TikalError as error:
        line.refuse(str(error))


def _move(line: Line, number: int) -> tuple[str, tuple[Result, ...]]:
    match = _MOVE.fullmatch(line.text)
    if match is None:
        line.refuse(f"expected a move like '{number}. 0 end', found {line.text!r}")
    if int(match["number"]) != number:
        line.refuse(f"this should be number {number}, not {match['number']}; is a line missing or doubled?")
    results = [result.split() for result in match["results"].split("; ")] if match["results"] else []
    if [] in results:
        line.refuse(f"something is missing between the results, found {line.text!r}")
    return match["done"], tuple(Result(kind, tuple(words)) for kind, *words in results)
