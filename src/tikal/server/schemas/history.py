"""Events and positions, as they are answered."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from tikal.advice.insight.data import InsightData
from tikal.games.action import ActionData
from tikal.games.breakdown import BreakdownData
from tikal.games.results import ResultData
from tikal.games.view_data import ViewData
from tikal.server.schemas.sent import Colour
from tikal.server.schemas.tables import ChosenDraws
from tikal.texts.messages import MessageData

EventKind = TypeAliasType(
    "EventKind",
    Literal[
        "created",
        "move",
        "undo",
        "takeback-asked",
        "takeback-answered",
        "takeback",
        "chat",
        "named",
        "coloured",
        "to-bot",
        "from-bot",
        "resigned",
        "renewed",
        "invited",
        "withdrawn",
        "seated",
        "left",
        "timed-out",
        "over",
        "rematch",
        "listed",
    ],
)


class TableEvent(TypedDict):
    """Something that happened; which of the optional parts there are depends on its kind."""

    seq: int
    kind: EventKind
    seat: int | None
    at: str
    stands: bool
    """False for a move that was undone or taken back."""
    sentences: list[MessageData]
    subjects: list[int | None]
    """For each sentence: the seat whose player it names as the one who does or gets something."""
    opening: list[int]
    """Which of the sentences begin something new, and so belong to the turn that follows."""
    action: NotRequired[str]
    move: NotRequired[ActionData]
    results: NotRequired[list[str]]
    outcomes: NotRequired[list[ResultData]]
    """The results with their parts."""
    price: NotRequired[int]
    turn: NotRequired[int]
    """Counts the turns of the game from 1."""
    gesture: NotRequired[int]
    """The same for moves that were sent together."""
    scoring: NotRequired[BreakdownData]
    score: NotRequired[int]
    """The player's score after that scoring."""
    dropped: NotRequired[list[int]]
    """Undo and take-back: moves that no longer stand."""
    restored: NotRequired[list[int]]
    """Undo and take-back: moves that stand again."""
    text: NotRequired[str]
    to: NotRequired[int]
    """Take-backs: the event to go back to."""
    agreed: NotRequired[list[int]]
    """A take-back that is asked for: seats that agree already."""
    agree: NotRequired[bool]
    name: NotRequired[str]
    colour: NotRequired[Colour]
    listed: NotRequired[bool]
    """Whether the table is in the list of open tables now."""
    level: NotRequired[str]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    table: NotRequired[str]
    """Rematch: where it is played."""
    chosen: NotRequired[ChosenDraws]
    """Set-up: what was chosen by whoever did it."""
    seed: NotRequired[str]


class Events(TypedDict):
    """Events in order, and the number of the last event of the table."""

    events: list[TableEvent]
    seq: int


class EventsPage(Events):
    """Some of the events after one."""

    next: int | None
    """Ask for the events after this one; None if there are no more."""


class Position(TypedDict):
    """The position after an event, and what can be worked out from it."""

    seq: int
    turn: int
    """Number of the turn that the next move belongs to."""
    undoable: int
    """How many of the last moves can be undone now."""
    view: ViewData
    actions: list[ActionData]
    """The legal actions with their parts."""
    insight: InsightData


class BarePosition(TypedDict):
    """The position after an event."""

    seq: int
    view: ViewData


class Positions(TypedDict):
    """Several positions."""

    positions: list[BarePosition]
