"""Options of a table: which there are, and which values each accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from tikal.components.piece import Treasures
from tikal.components.reading import TomlTable, read

FILE: Final = "options.toml"
FROM_EDITION: Final = "edition"
FROM_COMPONENTS: Final = "components"
AUCTION: Final = "auction"

OptionType: TypeAlias = Literal["bool", "choice", "list", "int", "numbers", "pairs"]
OPTION_TYPES: Final[tuple[OptionType, ...]] = get_args(OptionType)

OptionValue: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, ...] | tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """`value` of the option that has this conflict excludes the value `other` of `option`."""

    value: OptionValue
    option: str
    other: OptionValue
    reason: str


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may decide."""

    id: str
    type: OptionType
    default: OptionValue
    """A value, or FROM_EDITION or FROM_COMPONENTS."""
    title: str
    description: str
    ambiguities: tuple[str, ...]
    """Ids of the open questions of the rulebooks that it answers."""
    editions: tuple[str, ...]
    needs: tuple[str, ...]
    conflicts: tuple[Conflict, ...]
    choices: tuple[str, ...]
    """What a choice, a list and the pairs are made of."""
    minimum: int
    maximum: int
    length: int
    """How many numbers or pairs there are."""
    copies: int
    """How often each choice must be named in the pairs."""

    @property
    def expects(self) -> str:
        """What a value must look like, in words."""
        among = ", ".join(self.choices)
        words: Mapping[OptionType, str] = {
            "bool": "true or false",
            "choice": f"one of {among}",
            "list": f"a list with any of {among}, in this order",
            "int": f"a whole number {self.minimum} to {self.maximum}",
            "numbers": f"{self.length} whole numbers {self.minimum} to {self.maximum}",
            "pairs": f"{self.length} pairs out of {among}, each named {self.copies} times in all",
        }
        return words[self.type]

    def accepts(self, value: object) -> OptionValue | None:
        """The value in its one proper form, or None if the option has no such value."""
        return _ACCEPT[self.type](self, value)


def _bool(option: Option, value: object) -> OptionValue | None:
    return value if isinstance(value, bool) else None


def _choice(option: Option, value: object) -> OptionValue | None:
    return value if isinstance(value, str) and value in option.choices else None


def _list(option: Option, value: object) -> OptionValue | None:
    if not isinstance(value, list | tuple):
        return None
    ordered = tuple(one for one in option.choices if one in value)
    return ordered if tuple(value) == ordered else None


def _int(option: Option, value: object) -> OptionValue | None:
    return value if type(value) is int and option.minimum <= value <= option.maximum else None


def _numbers(option: Option, value: object) -> OptionValue | None:
    if not isinstance(value, list | tuple) or len(value) != option.length:
        return None
    return tuple(sorted(value)) if all(_int(option, one) is not None for one in value) else None


def _pairs(option: Option, value: object) -> OptionValue | None:
    if not isinstance(value, list | tuple) or len(value) != option.length:
        return None
    if not all(isinstance(pair, list | tuple) and len(pair) == 2 for pair in value):
        return None
    named = [one for pair in value for one in pair]
    if any(one not in option.choices for one in named) or set(Counter(named).values()) != {option.copies}:
        return None
    return tuple(tuple(pair) for pair in value)


_ACCEPT: Final[Mapping[OptionType, Callable[[Option, object], OptionValue | None]]] = {
    "bool": _bool,
    "choice": _choice,
    "list": _list,
    "int": _int,
    "numbers": _numbers,
    "pairs": _pairs,
}


def read_options(root: Path, treasures: Treasures) -> tuple[Option, ...]:
    """All options, in the order of the file."""
    file = read(root, FILE)
    options = tuple(_read_option(table, treasures) for table in file.tables("option", "option"))
    file.finish()
    return options


def _read_option(table: TomlTable, treasures: Treasures) -> Option:
    type_ = table.choice("type", OPTION_TYPES)
    ranged = type_ in ("int", "numbers")
    counted = type_ in ("numbers", "pairs")
    listed = type_ in ("choice", "list")
    option = Option(
        id=table.text("id"),
        type=type_,
        default=_value(table, "default"),
        title=table.text("title"),
        description=table.text("description"),
        ambiguities=table.texts("ambiguities"),
        editions=table.texts("editions"),
        needs=table.texts("needs") if table.has("needs") else (),
        conflicts=tuple(_read_conflicts(table)) if table.has("conflicts") else (),
        choices=table.texts("choices") if listed else treasures.kinds if type_ == "pairs" else (),
        minimum=table.number("min", 0, 99) if ranged else 0,
        maximum=table.number("max", 0, 99) if ranged else 0,
        length=table.number("length", 1, 99) if counted else 0,
        copies=treasures.blue_copies if type_ == "pairs" else 0,
    )
    table.finish()
    return option


def _read_conflicts(table: TomlTable) -> Iterator[Conflict]:
    for conflict in table.tables("conflicts", "conflict with", naming="option"):
        yield Conflict(
            value=_value(conflict, "value"),
            option=conflict.text("option"),
            other=_value(conflict, "other"),
            reason=conflict.text("reason"),
        )
        conflict.finish()


def _value(table: TomlTable, key: str) -> OptionValue:
    value = table.value(key)
    return value if isinstance(value, bool | int | str) else table.texts(key)
