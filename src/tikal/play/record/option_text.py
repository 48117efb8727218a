"""Values of options as text: `yes`, `12`, `6 6 7`, `chief+totem mask+jaguar`, `-` for an empty list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tikal.components import OptionValue, options
from tikal.components.option import OptionType
from tikal.play.record.lines import one_of, whole_number

EMPTY: Final = "-"


def option_text(value: OptionValue) -> str:
    """A value as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join("+".join(item) if isinstance(item, tuple) else str(item) for item in value) or EMPTY
    return str(value)


def read_option(name: str, text: str) -> object:
    """The value that a text stands for; `ValueError` if it cannot stand for any.

    An option that does not exist keeps its text, because what is wrong then is the name.
    """
    kinds: Mapping[str, OptionType] = {option.id: option.type for option in options()}
    return _READ[kinds.get(name, "choice")](text)


_READ: Final[Mapping[OptionType, Callable[[str], object]]] = {
    "bool": one_of({"yes": True, "no": False}),
    "choice": str,
    "int": whole_number,
    "list": lambda text: [] if text == EMPTY else text.split(),
    "numbers": lambda text: [whole_number(word) for word in text.split()],
    "pairs": lambda text: [word.split("+") for word in text.split()],
}
