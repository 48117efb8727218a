"""Reading tables of the data files, so that every complaint names the file and the item in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn, TypeGuard, TypeVar

from tikal.errors import ComponentError

WHOLE: Final = "file"
"""The name of a file as a whole."""

Choice = TypeVar("Choice", bound=str)


def read(root: Path, file: str) -> TomlTable:
    """One whole data file."""
    try:
        return TomlTable(file, WHOLE, tomllib.loads((root / file).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise ComponentError(file, WHOLE, f"is missing in {root}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(file, WHOLE, f"is not readable as TOML: {error}") from None


class TomlTable:
    """One TOML table. Keys that nobody asked for are refused by `finish`: a misspelt key is never ignored."""

    def __init__(self, file: str, item: str, data: Mapping[str, object]) -> None:
        self.file: Final = file
        self.item: Final = item
        self._data: Final = data
        self._asked: Final[set[str]] = set()

    def refuse(self, problem: str) -> NoReturn:
        """Say what is wrong with this table."""
        raise ComponentError(self.file, self.item, problem)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self._data

    def value(self, key: str) -> object:
        """The value, whatever it is."""
        self._asked.add(key)
        if key not in self._data:
            self.refuse(f"{key} is missing")
        return self._data[key]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.value(key)
        if not isinstance(value, str) or not value:
            self._expected(key, "a text")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            self._expected(key, "true or false")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number `low` to `high`."""
        value = self.value(key)
        if not _is_number(value, low, high):
            self._expected(key, f"a whole number {low} to {high}")
        return value

    def choice(self, key: str, allowed: Sequence[Choice]) -> Choice:
        """One of the allowed texts."""
        value = self.value(key)
        chosen = next((one for one in allowed if one == value), None)
        if chosen is None:
            self._expected(key, "one of " + ", ".join(allowed))
        return chosen

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        """A list of `length` whole numbers, each `low` to `high`."""
        values = self.value(key)
        numbers = [one for one in values if _is_number(one, low, high)] if isinstance(values, list) else []
        if values != numbers or len(numbers) != length:
            self._expected(key, f"{length} whole numbers {low} to {high}")
        return tuple(numbers)

    def texts(self, key: str, *, distinct: bool = True) -> tuple[str, ...]:
        """A list of texts."""
        values = self.value(key)
        texts = tuple(value for value in values if isinstance(value, str)) if isinstance(values, list) else ()
        if not isinstance(values, list) or len(texts) != len(values):
            self._expected(key, "a list of texts")
        if distinct and len(set(texts)) != len(texts):
            self.refuse(f"{key} names something twice: {list(texts)}")
        return texts

    def table(self, key: str) -> TomlTable:
        """A table inside this one."""
        value = self.value(key)
        if not isinstance(value, dict):
            self._expected(key, "a table")
        return TomlTable(self.file, self._inner(key), value)

    def tables(self, key: str, noun: str, naming: str = "id") -> Iterator[TomlTable]:
        """The tables of a list, each named by a noun and its id; two with the same id are refused."""
        values = self.value(key)
        if not isinstance(values, list):
            self._expected(key, "a list of tables")
        seen: list[object] = []
        for place, value in enumerate(values, start=1):
            if not isinstance(value, dict):
                self._expected(key, "a list of tables")
            name = value.get(naming, f"number {place}")
            table = TomlTable(self.file, self._inner(f"{noun} {name}"), value)
            if name in seen:
                table.refuse(f"there are two with the {naming} {name}")
            seen.append(name)
            yield table

    def counts(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A table from the numbers `low`..`high` to counts; the index of the answer is the number."""
        table = self.table(key)
        counts = [0] * low + [table.number(str(index), 0, 99) for index in range(low, high + 1)]
        table.finish()
        return tuple(counts)

    def finish(self) -> None:
        """Refuse keys that were never asked for."""
        for key in self._data:
            if key not in self._asked:
                self.refuse(f"{key} is not known here; known are {', '.join(sorted(self._asked))}")

    def _inner(self, name: str) -> str:
        return name if self.item == WHOLE else f"{self.item}: {name}"

    def _expected(self, key: str, what: str) -> NoReturn:
        self.refuse(f"{key} must be {what}, not {self._data[key]!r}")


def _is_number(value: object, low: int, high: int) -> TypeGuard[int]:
    return type(value) is int and low <= value <= high  # a TOML boolean is an int to isinstance
