"""Tables with the same deal, as they are answered."""

from __future__ import annotations

from typing_extensions import TypedDict

from tikal.server.schemas.tables import CreatedSeat


class DealtTable(TypedDict):
    """One of several tables with the same deal."""

    table: str
    host: str | None
    """Only of the first one."""
    seats: list[CreatedSeat]


class CreatedDeal(TypedDict):
    """Several tables with the same deal."""

    deal: str
    tables: list[DealtTable]


class DealSeat(TypedDict):
    """A player at a table of a deal."""

    seat: int
    name: str
    level: str | None
    score: int | None
    """Null until the game is over."""
    won: bool


class DealTable(TypedDict):
    """How a table of a deal did."""

    number: int
    """From 1."""
    mine: bool
    over: bool
    seats: list[DealSeat]


class DealAnswer(TypedDict):
    """The results of tables with the same deal."""

    deal: str
    edition: str
    title: str
    tables: list[DealTable]
