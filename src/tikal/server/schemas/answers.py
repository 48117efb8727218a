"""What the server answers: the shapes of tables, events, positions and refusals."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from tikal.advice.insight.data import InsightData, WhyData
from tikal.games.action import ActionData
from tikal.games.breakdown import BreakdownData
from tikal.games.results import ResultData
from tikal.games.view_data import ViewData
from tikal.server.schemas.sent import Colour, SeatKind
from tikal.texts.messages import Arg, MessageData

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
    ],
)


ChosenDraws = TypeAliasType("ChosenDraws", Literal["seed", "file"])


class WireError(TypedDict):
    """What was wrong, and what to do."""

    code: str
    message: str
    """In English."""
    id: str
    """Of the message, for other languages."""
    args: dict[str, Arg]
    rule: str | None


class Refused(TypedDict):
    """The answer to a request that is refused."""

    error: WireError


class CreatedSeat(TypedDict):
    """A seat with what opens it, which is sent only this once.

    A seat `here` has a secret. A seat for somebody elsewhere has an invitation, which seats for the same person share.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    colour: Colour
    secret: str | None
    invitation: str | None


class CreatedTable(TypedDict):
    """A new table with the secret of its host."""

    table: str
    host: str
    seats: list[CreatedSeat]


class DealtTable(TypedDict):
    """One of several tables with the same deal."""

    table: str
    host: str | None
    """Only of the first one."""
    seats: list[CreatedSeat]


class CreatedDeal(TypedDict):
    """Several tables with the same deal."""

    deal: str
    tables: list[DealtTable]


class SeatInfo(TypedDict):
    """Who sits where."""

    seat: int
    kind: SeatKind
    """`bot` while a bot plays the seat, whoever sat there before."""
    name: str
    level: str | None
    colour: Colour
    connected: bool
    resigned: bool
    taken: bool
    """Somebody has the secret of this seat."""
    invited: bool
    """There is an invitation that nobody has used yet."""


class TakebackInfo(TypedDict):
    """A take-back that waits for answers."""

    by: int
    to: int
    agreed: list[int]


class DrawsInfo(TypedDict):
    """A promise about the draws, made before the first move."""

    commitment: str
    """SHA-256 of the set-up and the salt."""
    salt: str | None
    """Null until the game is over."""


class PaceInfo(TypedDict):
    """How much time players have for a turn, and in reserve for the whole game."""

    unit: Literal["minutes", "days"]
    turn: int
    reserve: int
    late: Literal["bot", "pass"]
    """What happens when the time is up: a bot takes over, or the turn is passed."""


class ClockInfo(TypedDict):
    """The clocks of a table. Times are in UTC; `now` is the server's own, for clients whose clock is wrong."""

    seat: int | None
    """Whose clock runs; null while all are stopped."""
    turn_ends: str | None
    """When the time of this turn is used up; then the reserve begins."""
    deadline: str | None
    """When the reserve is used up too."""
    reserve: list[float]
    """Seconds that each seat had in reserve when this turn began."""
    now: str


class SeriesInfo(TypedDict):
    """How a series stands, with the game of this table if that is over."""

    kind: Literal["best-of", "first-to"]
    games: int
    """At most so many are played, or the first to win so many wins the series."""
    number: int
    """Of this game, from 1."""
    wins: list[int]
    over: bool
    winners: list[int]
    """Of the series, when it is over."""


class ChosenInfo(TypedDict):
    """How whoever set the table up has chosen what is hidden: they may know more than the others."""

    what: ChosenDraws
    seed: str | None


class TableInfo(TypedDict):
    """Everything about a table besides the position."""

    id: str
    title: str
    edition: str
    auction: bool
    scenario: str | None
    options: dict[str, object]
    created: str
    seats: list[SeatInfo]
    spectators: bool
    """Whether somebody without a seat may watch."""
    watching: int
    """How many do, right now."""
    look_only: bool
    """Nobody plays here."""
    seq: int
    to_act: int | None
    over: bool
    scores: list[int]
    start_scores: list[int]
    """Points with which the seats began."""
    takeback: TakebackInfo | None
    rematch: str | None
    """The table where the same people play again."""
    pace: PaceInfo | None
    clock: ClockInfo | None
    chosen: ChosenInfo | None
    """Null if chance alone has decided."""
    stuck: int | None
    """The first event that the present rules cannot replay: positions end before it, and nobody can play on."""
    draws: DrawsInfo | None
    """Null at tables that were set up from a file, or by Tikal 0.3 and older."""
    series: SeriesInfo | None
    listed: bool
    """In the list of open tables."""
    deal: str | None
    """The same for tables with the same deal."""
    rated: bool
    """Counts for ratings, if every seat plays for an account."""


class TableEvent(TypedDict):
    """Something that happened; which of the optional parts there are depends on its kind."""

    seq: int
    kind: EventKind
    seat: int | None
    at: str
    stands: bool
    """False for a move that was undone or taken back."""
    sentences: list[MessageData]
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


class PlanAnswer(TypedDict):
    """A turn planned ahead, as far as it can be played."""

    done: int
    """How many of the actions can be played."""
    price: int
    """The action points that they cost."""
    steps: list[MessageData]
    """They in sentences."""
    failed: MessageData | None
    """The next action, if it cannot be played, in a sentence."""
    why: WhyData | None
    """Why not."""
    position: Position
    """How things would stand, and what can come next; its `seq` is the event after which it was worked out."""


class BarePosition(TypedDict):
    """The position after an event."""

    seq: int
    view: ViewData


class Positions(TypedDict):
    """Several positions."""

    positions: list[BarePosition]


class Me(TypedDict):
    """What a client's secrets open at a table."""

    seats: list[int]
    host: bool
    invited: list[int]
    """Seats that its invitation is for."""


class Invitation(TypedDict):
    """An invitation, which is sent only this once."""

    invitation: str


class SeatSecret(TypedDict):
    """The secret of seats, which is sent only this once."""

    secret: str
    seats: list[int]


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


class DealSeat(TypedDict):
    """A player at a table of a deal."""

    seat: int
    name: str
    level: str | None
    score: int | None
    """Null until the game is over."""
    won: bool


class DealTable(TypedDict):
    """How a table of a deal did."""

    number: int
    """From 1."""
    mine: bool
    over: bool
    seats: list[DealSeat]


class DealAnswer(TypedDict):
    """The results of tables with the same deal."""

    deal: str
    edition: str
    title: str
    tables: list[DealTable]


class OpenSeat(TypedDict):
    """A seat at an open table."""

    seat: int
    name: str
    level: str | None
    """The bot that plays it."""
    colour: Colour
    free: bool


class OpenTable(TypedDict):
    """A table whose host wants to be found."""

    id: str
    title: str
    edition: str
    auction: bool
    scenario: str | None
    created: str
    begun: bool
    """Something has happened there already."""
    spectators: bool
    seats: list[OpenSeat]


class OpenTables(TypedDict):
    """A page of the list of open tables."""

    tables: list[OpenTable]
    next: str | None
    """What to ask for the next page with; null on the last one."""


class Reachable(TypedDict):
    """From where the server can be reached, for a client on the same machine."""

    only_here: bool
    """Only from this machine."""
    address: str | None
    """Of the page, for others in the local network."""


class Compiling(TypedDict):
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


class HintAnswer(TypedDict):
    """A hint. At first only where to look; with `whole` the best turn found, up to the first surprise."""

    seq: int
    seat: int
    level: str
    nudge: MessageData
    actions: NotRequired[list[str]]
    moves: NotRequired[list[ActionData]]
    """The actions with their parts."""
    is_whole: NotRequired[bool]
    steps: NotRequired[list[MessageData]]
    gains: NotRequired[list[MessageData]]
    denies: NotRequired[list[MessageData]]
    prepares: NotRequired[list[MessageData]]
    points_before: NotRequired[int]
    points_after: NotRequired[int]
    points_now: NotRequired[int]
    worth: NotRequired[float]
    gain: NotRequired[float]


class ReviewData(TypedDict):
    """A turn compared with the best one found; most was lost after `after` of its actions."""

    turn: int
    seat: int
    first: int
    last: int
    level: str
    """The bot that looked for something better."""
    played: list[str]
    played_moves: list[ActionData]
    unspent: int
    loss: float
    value: float
    best: list[str] | None
    best_moves: list[ActionData] | None
    after: int
    steps: list[MessageData]
    reasons: list[MessageData]


class ReviewedTurn(TypedDict):
    """A turn by its first and last event, and its review, if somebody has asked for one."""

    turn: int
    seat: int
    first: int
    last: int
    review: ReviewData | None


class AnalysisAnswer(TypedDict):
    """All turns of a game."""

    turns: list[ReviewedTurn]
