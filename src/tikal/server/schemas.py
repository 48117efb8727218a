"""What clients may send, and what they get: the shapes of the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from tikal.games.table import LONGEST_NAME
from tikal.rules.state import SEATS
from tikal.server.secrets import LONGEST_SECRET

LONGEST_FILE: Final = 1_000_000
MOST_ACTIONS: Final = 200
LARGEST_NUMBER: Final = 2**31 - 1


def _printable(text: str) -> str:
    if text != text.strip() or not text.isprintable():
        raise ValueError("only printable characters, and no blanks at the ends")
    return text


def _readable(text: str) -> str:
    if not text.strip() or any(not letter.isprintable() and letter not in "\n\r\t" for letter in text):
        raise ValueError("only printable characters, and not only blanks")
    return text


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_printable)]
NewName: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(_printable)]
"""Empty for one that the server chooses."""
Title: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(_printable)]
ActionText: TypeAlias = Annotated[str, Field(min_length=1, max_length=120)]
Actions: TypeAlias = Annotated[list[ActionText], Field(min_length=1, max_length=MOST_ACTIONS)]
Key: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=SEATS)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
Level: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
Word: TypeAlias = Annotated[str, Field(min_length=1, max_length=60)]
SeatKind: TypeAlias = Literal["here", "link", "bot"]


class Sent(BaseModel):
    """Something a client sends: just the fields that there are, of just the right type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Keyed(Sent):
    """A command. One that is sent again with the same key is answered as the first time and not done twice."""

    key: Key | None = None


class NewSeat(Sent):
    """Who is to sit on a seat."""

    kind: SeatKind
    name: NewName = ""
    level: Level | None = None


Seats: TypeAlias = Annotated[list[NewSeat], Field(min_length=1, max_length=SEATS)]


class NewTable(Sent):
    """A table to set up."""

    edition: Word
    auction: bool = False
    scenario: Word | None = None
    options: Annotated[dict[Word, Any], Field(max_length=60)] = {}
    seats: Seats
    spectators: bool = True
    title: Title = ""
    seed: Annotated[int, Field(ge=-(2**63), lt=2**63)] | None = None


class FromFile(Sent):
    """A game file, to go on from one of its entries, or to look at."""

    file: Annotated[str, Field(min_length=1, max_length=LONGEST_FILE), AfterValidator(_readable)]
    at: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)] | None = None
    seats: Seats | None = None
    spectators: bool = True
    title: Title = ""


class Moves(Keyed):
    """Actions to play one after the other: all of them or none."""

    actions: Actions


class KeyedMoves(Moves):
    """The same over HTTP, where the key must be there."""

    key: Key


class Undo(Keyed):
    """So many actions to take back, or the whole turn as far as that is possible."""

    count: Annotated[int, Field(ge=1, le=MOST_ACTIONS)] | Literal["turn"] = 1


class TakeBack(Keyed):
    """An earlier position to go back to, if all people at the table agree."""

    to: Seq


class Answer(Keyed):
    """Whether one agrees to the take-back."""

    agree: bool


class Chat(Keyed):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(_readable)]


class Resign(Keyed):
    """A seat that is given up for good; a bot plays it from now on."""

    seat: SeatNumber


class Renaming(Keyed):
    """Another name."""

    name: Name


class Rename(Renaming):
    """Another name for a seat."""

    seat: SeatNumber


class Handing(Keyed):
    """A bot."""

    level: Level


class ToBot(Handing):
    """A seat to hand to a bot."""

    seat: SeatNumber


class FromBot(Keyed):
    """A seat to take back from a bot."""

    seat: SeatNumber


class Rematch(Keyed):
    """Another game for the same people."""


class Asking(Sent):
    """An action that one may want to play."""

    action: ActionText


class Plan(Sent):
    """Actions that one may want to play."""

    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]


class Hint(Sent):
    """A hint for the seat to act: by which level, and whether the whole turn is wanted or only where to look."""

    level: Literal["greedy", "planner", "expert"] = "planner"
    whole: bool = False


Command: TypeAlias = Moves | Undo | TakeBack | Answer | Chat | Resign | Rename | ToBot | FromBot | Rematch


# What comes over a WebSocket.


class Hello(Sent):
    """The first message: who looks, and after which event he wants to hear more."""

    type: Literal["hello"]
    secrets: Annotated[list[Annotated[str, Field(max_length=LONGEST_SECRET)]], Field(max_length=SEATS + 1)] = []
    since: Seq | None = None


class Ping(Sent):
    """Asks for a sign of life."""

    type: Literal["ping"]


class Do(Sent):
    """A command; its own fields are checked by the shape of that command."""

    model_config = ConfigDict(extra="allow", strict=True)
    type: Literal["do"]
    key: Key
    command: Literal["moves", "undo", "takeback", "answer", "chat", "resign", "name", "bot", "unbot", "rematch"]


class Ask(Sent):
    """A question; its own fields are checked by the shape of that question."""

    model_config = ConfigDict(extra="allow", strict=True)
    type: Literal["ask"]
    id: Annotated[str, Field(max_length=64)]
    what: Literal["why", "preview", "hint"]


COMMANDS: Final[dict[str, type[Command]]] = {
    "moves": Moves,
    "undo": Undo,
    "takeback": TakeBack,
    "answer": Answer,
    "chat": Chat,
    "resign": Resign,
    "name": Rename,
    "bot": ToBot,
    "unbot": FromBot,
    "rematch": Rematch,
}
QUESTIONS: Final[dict[str, type[Asking | Plan | Hint]]] = {"why": Asking, "preview": Plan, "hint": Hint}
TO_SERVER: Final = TypeAdapter[Hello | Do | Ask | Ping](Annotated[Hello | Do | Ask | Ping, Field(discriminator="type")])


# What the server answers over HTTP.

Message: TypeAlias = dict[str, Any]
"""`{id, args}`: a Fluent message."""


class ErrorAnswer(BaseModel):
    """What was wrong, and what to do."""

    code: str
    message: str
    """In English."""
    id: str
    """Of the message, to tell it in another language."""
    args: dict[str, Any]
    rule: str | None


class Refused(BaseModel):
    """The answer to whatever cannot be done."""

    error: ErrorAnswer


class CreatedSeat(BaseModel):
    """A seat with its secret, which is told this once; a bot has none."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    secret: str | None


class CreatedTable(BaseModel):
    """A new table with the secret of its host."""

    table: str
    host: str
    seats: list[CreatedSeat]


class SeatInfo(BaseModel):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    connected: bool
    resigned: bool


class TakebackInfo(BaseModel):
    """A take-back that waits for answers."""

    by: int
    to: int
    agreed: list[int]


class TableInfo(BaseModel):
    """All there is to know about a table besides the position."""

    id: str
    title: str
    edition: str
    auction: bool
    scenario: str | None
    options: dict[str, Any]
    created: str
    seats: list[SeatInfo]
    spectators: bool
    look_only: bool
    seq: int
    to_act: int | None
    over: bool
    scores: list[int]
    takeback: TakebackInfo | None


class Event(BaseModel):
    """Something that happened; which of the optional parts there are depends on its kind."""

    model_config = ConfigDict(extra="allow")
    seq: int
    kind: str
    seat: int | None
    at: str
    sentences: list[Message]


class Events(BaseModel):
    """Events in their order, and the number of the last one of the table."""

    events: list[Event]
    seq: int


class Position(BaseModel):
    """The position after an event, and what can be worked out from it."""

    seq: int
    turn: int
    """Number of the turn that the next move belongs to."""
    undoable: int
    """How many of the last moves can be undone now."""
    view: dict[str, Any]
    insight: dict[str, Any]


class BarePosition(BaseModel):
    """The position after an event."""

    seq: int
    view: dict[str, Any]


class Positions(BaseModel):
    """Several positions."""

    positions: list[BarePosition]


class Secret(BaseModel):
    """The new secret of a seat."""

    secret: str


class WhyAnswer(BaseModel):
    """Whether an action may be played, what it costs, and if not, why."""

    legal: bool
    price: int
    why: dict[str, Any] | None


class PreviewAnswer(BaseModel):
    """How things would stand."""

    ap: int | None
    scores_now: list[dict[str, Any]]
    temples: list[dict[str, Any]]


class Compiling(BaseModel):
    """How far rules and searches are compiled in the background."""

    on: bool
    """False: TIKAL_JIT=0 says that everything runs as plain Python."""
    part: float
    """From 0 to 1."""
    seconds_left: int
    failed: bool
    """It could not be done; everything goes on without compiled code, more slowly."""
    ready: list[str]
    """Units that this process uses: `base-rules`, `base-search`, `legend-rules`, `legend-search`."""


class HintAnswer(BaseModel):
    """A hint: at first only where to look; for who wants the whole turn, all there is to say about it."""

    model_config = ConfigDict(extra="allow")
    seq: int
    seat: int
    level: str
    nudge: Message


class ReviewedTurn(BaseModel):
    """A turn by its first and last event, and what was found about it, if it was looked for already."""

    turn: int
    seat: int
    first: int
    last: int
    review: dict[str, Any] | None


class AnalysisAnswer(BaseModel):
    """All turns of a game."""

    turns: list[ReviewedTurn]
