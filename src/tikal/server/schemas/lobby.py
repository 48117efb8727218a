"""The list of open tables, as it is answered."""

from __future__ import annotations

from typing_extensions import TypedDict

from tikal.server.schemas.sent import Colour


class OpenSeat(TypedDict):
    """A seat at an open table."""

    seat: int
    name: str
    level: str | None
    """The bot that plays it."""
    colour: Colour
    free: bool


class OpenTable(TypedDict):
    """A table whose host wants to be found."""

    id: str
    title: str
    edition: str
    auction: bool
    scenario: str | None
    created: str
    begun: bool
    """Something has happened there already."""
    spectators: bool
    seats: list[OpenSeat]


class OpenTables(TypedDict):
    """A page of the list of open tables."""

    tables: list[OpenTable]
    next: str | None
    """What to ask for the next page with; null on the last one."""
