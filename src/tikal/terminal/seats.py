"""Who sits where: a name, and a person or a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.bots.registry import bot_names
from tikal.errors import TikalError
from tikal.texts.messages import text

PERSON: Final = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player; `played_by` is PERSON or the name of a bot."""

    name: str
    played_by: str

    @property
    def is_person(self) -> bool:
        """Whether decisions are typed."""
        return self.played_by == PERSON

    def __str__(self) -> str:
        return f"{self.name}={self.played_by}"


def parse_seat(written: str) -> Seat:
    """Read `Ann`, `Ann=person` or `Robot=random`."""
    name, _, played_by = written.partition("=")
    seat = Seat(name.strip(), played_by.strip() or PERSON)
    players = (PERSON, *bot_names())
    if not seat.name or seat.played_by not in players:
        raise TikalError(text("terminal-no-seat", written=written, players=", ".join(players)))
    return seat
