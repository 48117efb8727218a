"""Who plays a seat, and under which name."""

from __future__ import annotations

from typing import Any, Final

from tikal.server.commands.command import Command, command
from tikal.server.commands.needs import ABANDONED_DAYS, is_free
from tikal.server.commands.taking_back import settle_takeback
from tikal.server.refusal import conflict, forbidden
from tikal.server.schemas.sent import Colour, Level, Name, SeatNumber
from tikal.server.store import writing
from tikal.server.store.events import Coloured, GivenToBot, Named, Resigned, SeatChanged, TakenFromBot
from tikal.server.store.sentences import SeatName, Sentence
from tikal.server.tables.change import Change, about_seat
from tikal.server.tables.colours import colour_of
from tikal.server.tables.seats import need_level, need_seat

AFTER_RESIGNING: Final = "greedy"
"""The level of the bot that plays a seat that was given up."""


@command("resign", "POST /resign")
class Resign(Command):
    """Give a seat up for good; a bot plays it from now on."""

    seat: SeatNumber

    def do(self, change: Change) -> None:
        """Hand the seat to a bot that cannot be sent away."""
        row = need_seat(change.viewer, change.live.seats, self.seat)
        change.live.need_going_on()
        if row.kind == "bot" or row.resigned:
            raise conflict("resigned-already", "refused-played-by-bot", {"name": row.name})
        sentences = about_seat("resigned", self.seat)
        change_seat(change, Resigned, self.seat, level=AFTER_RESIGNING, sentences=sentences)
        settle_takeback(change)


@command("name", "PUT /seats/{seat}/name")
class Rename(Command):
    """Give a seat another name."""

    seat: SeatNumber
    name: Name

    def do(self, change: Change) -> None:
        """Change the name."""
        row = need_seat(change.viewer, change.live.seats, self.seat, or_host=True)
        sentence = Sentence("event-renamed", {"old": row.name, "name": self.name})
        change_seat(change, Named, self.seat, name=self.name, sentences=[sentence])


@command("colour", "PUT /seats/{seat}/colour")
class Recolour(Command):
    """Give a seat another colour. A bot that has it takes the old one of the seat; people keep theirs."""

    seat: SeatNumber
    colour: Colour

    def do(self, change: Change) -> None:
        """Change the colour."""
        rows = change.live.seats
        row = need_seat(change.viewer, rows, self.seat, or_host=True)
        before = colour_of(row)
        has_it = next((other for other in rows if colour_of(other) == self.colour), None)
        if has_it is row:
            raise conflict("colour-already", "refused-colour-already", {"name": row.name})
        if has_it is not None and has_it.is_person and has_it.seat not in change.viewer.seats:
            raise conflict("colour-taken", "refused-colour-taken", {"name": has_it.name})
        _colour(change, self.seat, self.colour)
        if has_it is not None:
            _colour(change, has_it.seat, before)


def _colour(change: Change, seat: int, colour: Colour) -> None:
    sentences = [Sentence("event-coloured", {"name": SeatName(seat), "colour": colour})]
    change_seat(change, Coloured, seat, colour=colour, sentences=sentences)


@command("bot", "POST /seats/{seat}/bot")
class ToBot(Command):
    """Let a bot play a seat until it is taken back; or another bot than before."""

    seat: SeatNumber
    level: Level

    def do(self, change: Change) -> None:
        """Hand the seat to the bot. A player whose seat a bot plays at a rated table comes last: so the host may do it
        only if that player is lost.
        """
        row = need_seat(change.viewer, change.live.seats, self.seat, or_host=True)
        if change.live.row.rated and not (self.seat in change.viewer.seats or is_free(change, row)):
            raise forbidden("refused-rated-bot", {"name": row.name, "days": ABANDONED_DAYS})
        change.live.need_going_on()
        need_level(self.level)
        if row.resigned:
            raise conflict("resigned-already", "refused-played-by-bot", {"name": row.name})
        change_seat(change, GivenToBot, self.seat, level=self.level, sentences=about_seat("to-bot", self.seat))


@command("unbot", "DELETE /seats/{seat}/bot")
class FromBot(Command):
    """Take a seat back from a bot."""

    seat: SeatNumber

    def do(self, change: Change) -> None:
        """Give the seat back to its person."""
        row = need_seat(change.viewer, change.live.seats, self.seat, or_host=True)
        if row.kind == "bot" or row.resigned:
            raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
        if row.is_person:
            raise conflict("no-bot", "refused-no-bot", {"name": row.name})
        change_seat(change, TakenFromBot, self.seat, sentences=about_seat("from-bot", self.seat))


def change_seat(change: Change, kind: type[SeatChanged], seat: int, **parts: Any) -> None:
    """Add an event that changes a seat, and write the seat as it is after it."""
    change.add(kind, seat, **parts)
    writing.change_seat(change.connection, change.live.row.id, change.live.seats[seat])
