"""What helps people learn the game, as it travels."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from tikal.advice.insight.data import TempleInsight, WhyData
from tikal.games.breakdown import BreakdownData
from tikal.games.view_data import ViewData


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


class ExampleInfo(TypedDict):
    """A worked example in a list. Its name and what it shows are the message `example-ID`."""

    id: str
    edition: str
    players: int
    auction: bool
    rules: list[str]
    """The rules it explains, the one it is most about first."""
    steps: int


class ExampleList(TypedDict):
    """All worked examples, in the order in which to read them."""

    examples: list[ExampleInfo]


class ExampleFrame(TypedDict):
    """A worked example after one of its steps."""

    message: str
    """The id of the sentence that goes with it."""
    view: ViewData
    temples: list[TempleInsight]
    why: WhyData | None
    """Why an action is refused, in a step that shows this."""
    hexes: list[str]
    """Where something happened."""
    would_score: list[BreakdownData]
    """What each seat would score now, where the step is about that."""
    category: str | None
    """The part of the score that the step is about."""


class ExampleAnswer(TypedDict):
    """A worked example, step by step."""

    example: ExampleInfo
    frames: list[ExampleFrame]


class AidAnswer(TypedDict):
    """The numbers of a player aid."""

    edition: str
    prices: dict[str, int | None]
    """[kind of action] -> action points; null where it depends on what exactly is done."""
