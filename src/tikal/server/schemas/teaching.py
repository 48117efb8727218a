"""What helps people learn the game, as it travels."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class ComparedPoint(TypedDict):
    """One point on which editions are compared."""

    id: str
    kind: Literal["fact", "option", "rule", "chapter"]
    """A fact about an edition, the default of an option, a rule, or a whole family of rules."""
    values: dict[str, bool | int | str | list[int] | list[str] | None]
    """Of each edition; null where the point does not arise. Of a rule how certain it is, of a family how many rules."""


class ComparedSection(TypedDict):
    """Points that belong together."""

    id: str
    rows: list[ComparedPoint]


class Comparison(TypedDict):
    """The editions side by side."""

    sections: list[ComparedSection]
