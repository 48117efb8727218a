"""Events as they are stored: one class for each kind, the same on both sides of the database.

The version says how a body was written. To change a class, add a step to `upgrading` that turns the old
form into the new one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from pydantic import BaseModel, ConfigDict

from tikal.games.breakdown import BreakdownData
from tikal.server.clocks.state import ClockState
from tikal.server.schemas.history import EventKind
from tikal.server.schemas.sent import Colour
from tikal.server.schemas.tables import ChosenDraws
from tikal.server.store.rows import SeatRow
from tikal.server.store.sentences import Sentence
from tikal.server.store.upgrading import VERSION, upgraded

ROW: Final = {"seq", "seat", "at"}
"""Fields that have a column of their own; the others are the body."""
KINDS: Final[dict[str, type[StoredEvent]]] = {}
"""[kind] -> its class. Each is entered when its class is made."""


class StoredEvent(BaseModel):
    """Something that happened at a table. It holds all of it, hidden things too."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: ClassVar[EventKind]
    apart: ClassVar[frozenset[str]] = frozenset((*ROW, "sentences", "clock"))
    """Fields that are sent in another way, or to nobody."""
    seq: int
    seat: int | None
    at: str
    sentences: list[Sentence] = []
    clock: ClockState | None = None
    """The clocks after it, at a table that has some, if it changed them."""

    def __init_subclass__(cls, **options: Any) -> None:
        """Enter the class under its kind, if it has one."""
        super().__init_subclass__(**options)
        if "kind" in vars(cls):
            KINDS[cls.kind] = cls

    def body(self) -> str:
        """What is stored besides the columns, as JSON."""
        fields = type(self).model_fields
        body = {name: value for name, value in vars(self).items() if name not in ROW and value != fields[name].default}
        return msgspec.json.encode(body, enc_hook=vars).decode()

    def public_parts(self) -> dict[str, Any]:
        """What everybody may know besides sentences, action and results."""
        return {name: value for name, value in vars(self).items() if name not in self.apart and value is not None}


class SetUp(StoredEvent):
    """The table was set up. Whoever did that may have chosen what otherwise chance decides."""

    kind = "created"
    chosen: ChosenDraws | None = None
    seed: str | None = None
    """A number, as text: in some programs large numbers lose their last digits."""


class Report(BaseModel):
    """A move and what came of it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    action: str
    results: list[str]
    sentences: list[Sentence]


class Moved(StoredEvent):
    """A move. What everybody may know of it, and in `own` what only the player in that seat knows, if that is more."""

    kind = "move"
    apart = StoredEvent.apart | {"public", "own"}
    seat: int
    turn: int
    gesture: int | None = None
    price: int | None = None
    public: Report
    own: Report | None = None
    scoring: BreakdownData | None = None

    @property
    def report(self) -> Report:
        """All of it."""
        return self.own or self.public


class Undone(StoredEvent):
    """A move was undone."""

    kind = "undo"
    seat: int
    turn: int
    gesture: int | None = None


class TakebackAsked(StoredEvent):
    """Somebody wants to go back to an earlier event; these seats agree already."""

    kind = "takeback-asked"
    seat: int
    to: int
    agreed: list[int]


class TakebackAnswered(StoredEvent):
    """A seat agreed, or did not."""

    kind = "takeback-answered"
    seat: int
    agree: bool


class TakenBack(StoredEvent):
    """The game went back to an earlier event."""

    kind = "takeback"
    to: int


class Said(StoredEvent):
    """Somebody said something."""

    kind = "chat"
    text: str


class SeatChanged(StoredEvent):
    """Something about a seat is different now."""

    seat: int

    def applied(self, row: SeatRow) -> SeatRow:
        """The seat after it."""
        raise NotImplementedError


class Named(SeatChanged):
    """A seat has another name."""

    kind = "named"
    name: str

    def applied(self, row: SeatRow) -> SeatRow:
        """Under the new name."""
        return replace(row, name=self.name)


class Coloured(SeatChanged):
    """A seat has another colour."""

    kind = "coloured"
    colour: Colour

    def applied(self, row: SeatRow) -> SeatRow:
        """In the new colour."""
        return replace(row, colour=self.colour)


class GivenToBot(SeatChanged):
    """A bot plays the seat."""

    kind = "to-bot"
    level: str

    def applied(self, row: SeatRow) -> SeatRow:
        """With the bot."""
        return replace(row, level=self.level)


class TakenFromBot(SeatChanged):
    """A person plays the seat again."""

    kind = "from-bot"

    def applied(self, row: SeatRow) -> SeatRow:
        """Without the bot."""
        return replace(row, level=None)


class Resigned(SeatChanged):
    """The seat was given up; a bot plays it."""

    kind = "resigned"
    level: str

    def applied(self, row: SeatRow) -> SeatRow:
        """With the bot for good."""
        return replace(row, level=self.level, resigned=True)


class SecretChanged(SeatChanged):
    """The seat has another secret or invitation, which only the store knows."""

    def applied(self, row: SeatRow) -> SeatRow:
        """As before."""
        return row


class Renewed(SecretChanged):
    """The player has renewed the secret of the seat."""

    kind = "renewed"


class Invited(SecretChanged):
    """The host has invited somebody to the seat."""

    kind = "invited"


class InvitationWithdrawn(SecretChanged):
    """The host has withdrawn the invitation to the seat."""

    kind = "withdrawn"


class Left(SecretChanged):
    """The player has left the seat, and the host may invite somebody else."""

    kind = "left"


class Seated(SeatChanged):
    """Somebody has used the invitation: the seat is theirs, and no bot plays it any more."""

    kind = "seated"
    name: str | None = None

    def applied(self, row: SeatRow) -> SeatRow:
        """With the person, under the name that they gave."""
        return replace(row, level=None, name=self.name or row.name)


class TimedOut(SeatChanged):
    """The time of a player is up: a bot takes over, or the turn is passed."""

    kind = "timed-out"
    level: str | None = None

    def applied(self, row: SeatRow) -> SeatRow:
        """With the bot, if one takes over."""
        return row if self.level is None else replace(row, level=self.level)


class Ended(StoredEvent):
    """The game is over; the last move says so in words."""

    kind = "over"
    scores: list[int]
    winners: list[int]


class RematchSetUp(StoredEvent):
    """The same people play again, at that table."""

    kind = "rematch"
    table: str


class ListChanged(StoredEvent):
    """The host has put the table into the list of open tables, or taken it out."""

    kind = "listed"
    listed: bool


Kind = TypeVar("Kind", bound=StoredEvent)


def read_event(seq: int, kind: str, seat: int | None, at: str, version: int, body: dict[str, Any]) -> StoredEvent:
    """The event of a row."""
    return KINDS[kind].model_validate({"seq": seq, "seat": seat, "at": at, **upgraded(kind, version, body)})


def row_of(table_id: str, event: StoredEvent) -> dict[str, Any]:
    """The row of an event."""
    row = {"table_id": table_id, "seq": event.seq, "kind": event.kind, "seat": event.seat, "at": event.at}
    return {**row, "version": VERSION, "body": event.body()}
