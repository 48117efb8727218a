"""Which colour each seat has: no two have the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from tikal.server.refusal import malformed
from tikal.server.schemas.sent import Colour
from tikal.server.store.rows import SeatRow

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour.__value__)
"""In the order in which seats get them if nobody chooses."""


def colour_of(seat: SeatRow) -> Colour:
    """The colour of a seat."""
    return shown_colour(seat.colour, seat.seat)


def shown_colour(chosen: Colour | None, seat: int) -> Colour:
    """The colour that was chosen for a seat; tables of old versions had no choice."""
    return chosen or COLOURS[seat]


def given_out(wishes: Sequence[Colour | None]) -> list[Colour]:
    """A colour for each seat: what was wished for, and for the others what is left, in the order of the box."""
    chosen = [wish for wish in wishes if wish is not None]
    for colour in chosen:
        if chosen.count(colour) > 1:
            raise malformed(f"seats: only one player can be {colour}", field="seats")
    free = [colour for colour in COLOURS if colour not in chosen]
    return [free.pop(0) if wish is None else wish for wish in wishes]
