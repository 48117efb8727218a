"""What opens a seat, as it is answered."""

from __future__ import annotations

from typing_extensions import TypedDict


class Invitation(TypedDict):
    """An invitation, which is sent only this once."""

    invitation: str


class SeatSecret(TypedDict):
    """The secret of seats, which is sent only this once."""

    secret: str
    seats: list[int]
