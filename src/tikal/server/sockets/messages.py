"""What travels over the WebSocket, in both directions."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from tikal.rules.state import SEATS
from tikal.server.commands.catalogue import COMMANDS
from tikal.server.questions import QUESTIONS
from tikal.server.schemas.history import Position, TableEvent
from tikal.server.schemas.refusals import WireError
from tikal.server.schemas.sent import Sent, Seq, ShownSecret
from tikal.server.schemas.tables import TableInfo


class Hello(Sent):
    """The first message: the client's secrets, and the last event that it knows."""

    type: Literal["hello"]
    secrets: Annotated[list[ShownSecret], Field(max_length=SEATS + 1, default_factory=list)]
    since: Seq | None = None


class Looking(Sent):
    """Whether the player has the page in front of them. A player who looks at it needs no notice of their turn."""

    type: Literal["looking"]
    looking: bool


class Ping(Sent):
    """Asks for a heartbeat."""

    type: Literal["ping"]


# Unions of classes that are made from the declarations.
_Commands: Any = reduce(or_, (declared.socket_model() for declared in COMMANDS.values()))
_Questions: Any = reduce(or_, (declared.socket_model() for declared in QUESTIONS.values()))
_Do: Any = Annotated[_Commands, Field(discriminator="command")]
_Ask: Any = Annotated[_Questions, Field(discriminator="what")]
ToServer: Any = Annotated[Hello | Looking | Ping | _Do | _Ask, Field(discriminator="type")]

TO_SERVER: Final[TypeAdapter[Any]] = TypeAdapter(ToServer)
"""Reads what a client sends."""


class Welcome(TypedDict):
    """The answer to a hello: the table as it stands, and the events since the one that the client knows."""

    type: Literal["welcome"]
    since: int | None
    """As in the hello that this answers: a client may say hello again before the answer is there."""
    table: TableInfo
    seats: list[int]
    """The seats that the client's secrets open."""
    host: bool
    events: list[TableEvent]
    position: Position
    positions: list[Position]
    """If the client knew an event: the positions after the events since then, at most the last 60 of them."""
    seq: int
    next: int | None
    """If not all events fit: say hello again with this number, for the events after it."""


class EventMessage(TypedDict):
    """Something happened: the event, and the table and the position right after it."""

    type: Literal["event"]
    event: TableEvent
    table: TableInfo
    position: Position


class DoneMessage(TypedDict):
    """A command was carried out; `seq` is its last event."""

    type: Literal["done"]
    key: str
    seq: int


class RefusedMessage(TypedDict):
    """A command, or a hello (without a key), was refused."""

    type: Literal["refused"]
    key: str
    error: WireError


class AnswerMessage(TypedDict):
    """The answer to a question, or why there is none."""

    type: Literal["answer"]
    id: str
    answer: NotRequired[Any]
    error: NotRequired[WireError]


class PeopleMessage(TypedDict):
    """Seats that are connected now, and how many people watch."""

    type: Literal["people"]
    connected: list[int]
    watching: int


class Pong(TypedDict):
    """A heartbeat."""

    type: Literal["pong"]


class Closing(TypedDict):
    """The server is stopping, or the client's secrets no longer open the table."""

    type: Literal["closing"]
    reason: str


FromServer: TypeAlias = Annotated[
    Welcome | EventMessage | DoneMessage | RefusedMessage | AnswerMessage | PeopleMessage | Pong | Closing,
    Field(discriminator="type"),
]
