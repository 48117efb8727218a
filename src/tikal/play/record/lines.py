"""Lines of a game file, read from the top, with a line number for everything that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

from tikal.errors import Field, RecordError

Value = TypeVar("Value")

MOST_DIGITS: Final = 9
UNKNOWN: Final = "?"
"""In place of something that the reader of the file may not know."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors put it before the first line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file that says something."""

    number: int
    text: str

    def refuse(self, message: str) -> NoReturn:
        """Say what is wrong with this line."""
        raise RecordError(self.number, message)


class Lines:
    """The lines of a file, read from the top; blank lines and comments (#) are skipped."""

    def __init__(self, written: str) -> None:
        numbered = enumerate(written.removeprefix(BYTE_ORDER_MARK).splitlines(), start=1)
        self._lines = [Line(number, text.strip()) for number, text in numbered]
        self._lines = [line for line in self._lines if line.text and not line.text.startswith("#")]
        self._next = 0
        self.where: Final[dict[Field, int]] = {}
        """The line of each value read so far."""
        self.last = written.count("\n") + 1

    def peek(self) -> Line | None:
        """The next line, or None at the end."""
        return self._lines[self._next] if self._next < len(self._lines) else None

    def take(self, expected: str) -> Line:
        """The next line, which must be there."""
        line = self.peek()
        if line is None:
            raise RecordError(self.last, f"the file is cut off here; {expected} should follow")
        self._next += 1
        return line

    def value(self, key: str, convert: Callable[[str], Value], field: Field | None = None) -> Value:
        """The value of the next line, which must be `key: value`; errors call it by its field if it is not the key."""
        line = self.take(f"{key!r}")
        name, colon, value = line.text.partition(": ")
        if not colon or name != key:
            line.refuse(f"expected '{key}: ...', found {line.text!r}")
        self.where[field or (key,)] = line.number
        try:
            return convert(value.strip())
        except RecordError:
            raise
        except ValueError as error:
            line.refuse(f"{key}: {error}")

    def finish(self) -> None:
        """Nothing may follow."""
        line = self.peek()
        if line is not None:
            line.refuse(f"nothing should follow the end of the game, found {line.text!r}")


def whole_number(value: str) -> int:
    """A number written in a few plain digits."""
    if not value.isdecimal() or not value.isascii() or len(value) > MOST_DIGITS:
        raise ValueError(f"{value!r} is not a number")
    return int(value)


def one_of(choices: Mapping[str, Value]) -> Callable[[str], Value]:
    """A reader of words that each stand for a value."""

    def convert(value: str) -> Value:
        if value not in choices:
            raise ValueError(f"{value!r} is neither {' nor '.join(choices)}")
        return choices[value]

    return convert
