"""Who sits where: a name, and a person or a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tikal.bots.registry import bot_names
from tikal.errors import TikalError
from tikal.terminal.symbols import COLOURS, SAME_COLOUR
from tikal.texts.messages import text

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player; `played_by` is PERSON or the name of a bot."""

    name: str
    played_by: str
    colour: str | None = None
    """As wished for; None for one that is left."""

    @property
    def is_person(self) -> bool:
        """Whether decisions are typed."""
        return self.played_by == PERSON

    def __str__(self) -> str:
        return f"{self.name}={self.played}"

    @property
    def played(self) -> str:
        """Who plays, and in which colour if one was wished for."""
        return self.played_by if self.colour is None else f"{self.played_by}:{self.colour}"


def parse_seat(written: str) -> Seat:
    """Read `Ann`, `Ann=person`, `Robot=random` or `Ann=person:blue`."""
    name, _, played = written.partition("=")
    seat = read_seat(name.strip(), played.strip())
    players = (PERSON, *bot_names())
    if not seat.name or seat.played_by not in players:
        raise TikalError(text("terminal-no-seat", written=written, players=", ".join(players)))
    if seat.colour is not None and seat.colour not in COLOURS:
        raise TikalError(text("terminal-no-colour", colour=seat.colour, colours=", ".join(COLOURS)))
    return seat


def read_seat(name: str, played: str) -> Seat:
    """A seat from its name and `person`, `random:blue` or nothing, unchecked."""
    played_by, _, colour = played.partition(":")
    return Seat(name, played_by or PERSON, SAME_COLOUR.get(colour, colour) or None)


def need_different_colours(seats: Sequence[Seat]) -> None:
    """No two seats have the same colour."""
    wished = [seat.colour for seat in seats if seat.colour is not None]
    for colour in wished:
        if wished.count(colour) > 1:
            raise TikalError(text("terminal-colour-twice", colour=colour))
