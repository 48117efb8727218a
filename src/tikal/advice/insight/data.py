"""The shape of insight as plain data. The server's schemas and the page's types follow from these classes."""

from __future__ import annotations

from typing_extensions import TypedDict

from tikal.games.breakdown import BreakdownData
from tikal.games.view_data import Who
from tikal.texts.messages import MessageData


class TempleHeld(TypedDict):
    """Who holds a temple, and by how much the strongest player there leads."""

    holder: int | None
    tied: bool
    lead: int
    values: list[int]
    """[seat] -> the value of its pieces there."""


class TempleInsight(TempleHeld):
    """A temple on the board."""

    hex: str
    guarded: bool


class Journey(TypedDict):
    """The cheapest way of a piece to a hex, and the texts of the actions that take it there."""

    hex: str
    ap: int
    path: list[str]
    actions: list[str]


Reach = TypedDict("Reach", {"who": Who, "from": str | None, "to": list[Journey]})
"""Where a piece can go; `from` is null for pieces in the reserve."""


class Threat(TypedDict):
    """[hex] -> the points with which an explorer of a seat could stand there in a turn of its own."""

    seat: int
    hexes: dict[str, int]


class WhyData(TypedDict):
    """Why something is not allowed: the rule, and the sentence."""

    rule: str
    message: MessageData


class PriceData(TypedDict):
    """What an action costs (null where that varies), whether it can be done anywhere, and if not, why.

    A table's positions do not say why: ask `why` about the kind of action.
    """

    price: int | None
    legal: bool
    why: WhyData | None


class Join(TypedDict):
    """A passage that a tile would make."""

    side: int
    hex: str
    price: int


class PlacementData(TypedDict):
    """A place for a tile, and the text of the action that lays it there."""

    hex: str
    rotation: int
    action: str
    tile: str
    joins: list[Join]


class DrawData(TypedDict):
    """What the next tile may be: tiles of the next letter that nobody has seen, and how many of them are volcanoes."""

    letter: str | None
    unseen: list[str]
    volcano: list[int] | None
    """How many are volcanoes, and how many there are."""


class OpenInsight(TypedDict):
    """The part that is the same for all seats that see the same."""

    scores_now: list[BreakdownData]
    temples: list[TempleInsight]
    draw: DrawData


class DeciderInsight(TypedDict):
    """The part for the seat that has to decide."""

    reach: list[Reach]
    prices: dict[str, PriceData]
    placements: list[PlacementData]


class InsightData(OpenInsight, DeciderInsight):
    """What a position means to a player.

    A table's positions do not say how near the others are: ask `threats`.
    """


class FullInsight(InsightData):
    """All that the library says about a position."""

    threats: list[Threat]


class WhyAnswer(TypedDict):
    """Whether an action may be played, what it costs, and if not, why."""

    legal: bool
    price: int
    why: WhyData | None


class PreviewAnswer(TypedDict):
    """How things would stand after some actions."""

    ap: int | None
    scores_now: list[BreakdownData]
    temples: list[TempleInsight]
