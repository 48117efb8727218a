"""How a game ended, as it is answered."""

from __future__ import annotations

from typing_extensions import TypedDict


class SeatResult(TypedDict):
    """A seat and what it came to."""

    seat: int
    name: str
    level: str | None
    """Of the bot that plays it; null for a person."""
    mine: bool
    score: int
    won: bool
    points: dict[str, int]
    """[category] -> points of all its scorings so far; starting points and bids are not among them."""


class GameResult(TypedDict):
    """A game as it stands, or as it ended: who has how many points, and what for."""

    table: str
    title: str
    edition: str
    auction: bool
    created: str
    over: bool
    look_only: bool
    seats: list[SeatResult]
