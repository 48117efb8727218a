"""Accounts and ratings, as they are answered."""

from __future__ import annotations

from typing_extensions import TypedDict


class PasskeyAsked(TypedDict):
    """A challenge for a passkey: `options` are for the browser."""

    challenge: str
    options: dict[str, object]


class Session(TypedDict):
    """Somebody is signed in; the session is sent only this once."""

    session: str
    name: str


class Rating(TypedDict):
    """A rating for an edition and a number of players."""

    name: str
    edition: str
    players: int
    rating: int
    games: int
    wins: int


class Leaderboard(TypedDict):
    """The best players, a page at a time."""

    ratings: list[Rating]
    more: bool


class Account(TypedDict):
    """An account and its ratings."""

    name: str
    ratings: list[Rating]


class RatedSeat(TypedDict):
    """A seat that plays for an account."""

    seat: int
    name: str
    """Of the account."""
    place: int | None
    change: int | None
    """Of the rating; null until the game was rated."""


class RatedSeats(TypedDict):
    """All seats of a table that play for accounts."""

    seats: list[RatedSeat]
