"""Tables and their seats, as they are answered."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from tikal.server.schemas.sent import Colour, SeatKind

ChosenDraws = TypeAliasType("ChosenDraws", Literal["seed", "file"])


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
    """The number of games at most, or the number of wins that decides the series."""
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


class Me(TypedDict):
    """What a client's secrets open at a table."""

    seats: list[int]
    host: bool
    invited: list[int]
    """Seats that its invitation is for."""
