"""Worked examples: a position, and what is done in it, step by step.

The examples are those of the rulebooks, on real tiles and in our own words. Each is written once, in
`data/examples.toml`; the page and the terminal show it, and a test plays it and compares the numbers it states.

>>> example("guardian").rules[0]
'R-GUARD-1'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tikal.errors import TikalError

FILE: Final = "examples.toml"
NAMES: Final = ("Ana", "Ixchel", "Balam", "Itzel")


class UnknownExample(TikalError):
    """No example has this name."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written in the file and means nothing is an error."""


class Standing(_Strict, frozen=True, kw_only=True):
    """A position put together by hand. Without one, an example begins where a game does."""

    tiles: tuple[str, ...] = ()
    """`tile hex rotation`, in this order: ruins get treasures as they are laid."""
    temples: dict[str, int] = {}
    """[hex] -> value, floors and all."""
    tokens: dict[str, int] = {}
    """[hex] -> treasures left on ruins."""
    pieces: tuple[str, ...] = ()
    """`seat hex explorers leaders`."""
    camps: tuple[str, ...] = ()
    """`seat hex`."""
    treasures: tuple[dict[str, int], ...] = ()
    """What lies in front of each seat: [kind] -> how many."""
    scoring: bool = False
    """Whether a volcano round begins; else seat 0 has action points to spend."""


class Step(_Strict, frozen=True, kw_only=True):
    """One step: actions that are played, or one that is refused, and what is true afterwards."""

    play: tuple[str, ...] = ()
    refused: str | None = None
    """An action that the rules forbid here."""
    rule: str | None = None
    """The rule that forbids it."""
    ap: int | None = None
    scores: tuple[int, ...] | None = None
    temples: dict[str, int] = {}
    treasures: tuple[dict[str, int], ...] = ()
    would_score: tuple[int, ...] = ()
    """What each seat would score as things stand."""
    to_act: int | None = None
    category: str | None = None
    """What of a scoring the step is about."""


class Example(_Strict, frozen=True, kw_only=True):
    """One example. Its texts are the messages `example-ID` and `example-ID-1`, `example-ID-2` and so on."""

    id: str
    edition: str
    players: int
    rules: tuple[str, ...]
    """The rules it explains, the one it is most about first."""
    auction: bool = False
    stack: tuple[str, ...] = ()
    """The tiles on top of the stack."""
    standing: Standing | None = None
    steps: tuple[Step, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: self.players]

    def message(self, step: int) -> str:
        """The id of the sentence that goes with a step, counted from 0."""
        return f"example-{self.id}-{step + 1}"


class _File(_Strict, frozen=True):
    example: tuple[Example, ...]


@cache
def examples() -> tuple[Example, ...]:
    """All examples, in the order in which to read them."""
    text = (files("tikal") / "teaching" / "data" / FILE).read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=_File).example


def example(name: str) -> Example:
    """The example of that name; the error suggests others."""
    for one in examples():
        if one.id == name.casefold():
            return one
    known = [one.id for one in examples()]
    raise UnknownExample(f"there is no example {name[:40]!r}; there are: {', '.join(known)}")
