"""What clients may send: the types that requests and commands are made of, and the tables that can be set up."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from typing_extensions import TypeAliasType

from tikal.games.table import LONGEST_NAME
from tikal.rules.state import SEATS
from tikal.server.durations import DAY, MINUTE
from tikal.server.secrets import LONGEST_SECRET, TABLE_ID
from tikal.texts.letters import is_printable

_LAYOUT: Final = dict.fromkeys(map(ord, "\n\r\t"), " ")
LONGEST_FILE: Final = 1_000_000
MOST_ACTIONS: Final = 200
"""More than a turn can have."""
MOST_GAMES: Final = 21
"""Of a series."""
LARGEST_NUMBER: Final = 2**31 - 1


def printable(text: str) -> str:
    """A text of one line."""
    if text != text.strip() or not is_printable(text):
        raise ValueError("use printable characters only, without spaces at either end")
    return text


def readable(text: str) -> str:
    """A text that may have several lines."""
    if not text.strip() or not is_printable(text.translate(_LAYOUT)):
        raise ValueError("use printable characters only, and not just spaces")
    return text


def encodable(sent: dict[str, Any]) -> dict[str, Any]:
    """Anything without half characters, which JSON can hold and a database cannot."""
    try:
        json.dumps(sent, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("this is no proper text") from None
    return sent


Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(printable)]
NewName: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(printable)]
"""Empty for one that the server chooses."""
Title: TypeAlias = Annotated[str, Field(max_length=80), AfterValidator(printable)]
ActionText: TypeAlias = Annotated[str, Field(min_length=1, max_length=120)]
Actions: TypeAlias = Annotated[list[ActionText], Field(min_length=1, max_length=MOST_ACTIONS)]
Key: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=SEATS)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
Level: TypeAlias = Annotated[str, Field(min_length=1, max_length=40)]
MadeSecret: TypeAlias = Annotated[str, Field(min_length=32, max_length=LONGEST_SECRET, pattern=r"^[A-Za-z0-9_-]+$")]
"""A secret that a client has made by chance itself, so that it can ask again if the answer gets lost."""
Word: TypeAlias = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[!-~]+$")]
"""An id, such as that of an edition."""
ShownSecret: TypeAlias = Annotated[str, Field(max_length=LONGEST_SECRET, pattern=r"^[!-~]*$")]
SeatKind = TypeAliasType("SeatKind", Literal["here", "link", "bot"])
Colour = TypeAliasType("Colour", Literal["red", "orange", "white", "blue"])
"""The colours of the box; each comes with a shape of its own."""


class Sent(BaseModel):
    """Something that a client sends: only the declared fields, each of exactly the right type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Sent):
    """Who plays a seat. Seats of kind `link` with the same `guest` are for one person, who gets one invitation."""

    kind: SeatKind
    name: NewName = ""
    level: Level | None = None
    guest: SeatNumber | None = None
    colour: Colour | None = None
    """Null for one that nobody else wants."""


Seats: TypeAlias = Annotated[list[NewSeat], Field(min_length=1, max_length=SEATS)]


LONGEST_PACE: Final = {"minutes": (240, 1440), "days": (30, 60)}
"""[unit] -> the longest turn and the largest reserve."""


class Pace(Sent):
    """How much time players have for each turn, and in reserve for the whole game; and what happens after that."""

    unit: Literal["minutes", "days"]
    turn: Annotated[int, Field(ge=1)]
    reserve: Annotated[int, Field(ge=0)] = 0
    late: Literal["bot", "pass"] = "bot"

    @model_validator(mode="after")
    def _is_sensible(self) -> Self:
        turn, reserve = LONGEST_PACE[self.unit]
        if self.turn > turn or self.reserve > reserve:
            raise ValueError(f"a turn has at most {turn} {self.unit}, and the reserve at most {reserve}")
        return self

    @property
    def turn_seconds(self) -> float:
        """For each turn."""
        return self.turn * self._unit_seconds

    @property
    def reserve_seconds(self) -> float:
        """For the whole game, when the time of a turn is used up."""
        return self.reserve * self._unit_seconds

    @property
    def _unit_seconds(self) -> float:
        return DAY if self.unit == "days" else MINUTE


class SeriesWanted(Sent):
    """Several games: at most this number, or until somebody has won this number."""

    kind: Literal["best-of", "first-to"]
    games: Annotated[int, Field(ge=2, le=MOST_GAMES)]


class NewTable(Sent):
    """A table to set up."""

    edition: Word
    auction: bool = False
    scenario: Word | None = None
    options: Annotated[dict[Word, Any], Field(max_length=60)] = {}
    seats: Seats
    first: SeatNumber | None = None
    """The seat that begins; null for one by lot."""
    pace: Pace | None = None
    spectators: bool = True
    title: Title = ""
    seed: Annotated[int, Field(ge=-(2**63), lt=2**63)] | None = None
    series: SeriesWanted | None = None
    listed: bool = False
    """In the list of open tables, where everybody may take a free seat."""
    rated: bool = False
    """Counts for the ratings of players who want that, and have an account."""


class NewAccount(Sent):
    """The name of an account."""

    name: Name


class PasskeyShown(Sent):
    """The browser's answer to a challenge, as it makes it."""

    challenge: Annotated[str, Field(pattern=f"^{TABLE_ID}$")]
    credential: Annotated[dict[str, Any], Field(max_length=20), AfterValidator(encodable)]


class PlayFor(Sent):
    """The account that a seat plays for, by its session."""

    session: ShownSecret


class NewDeal(Sent):
    """The same deal for several tables."""

    table: NewTable
    tables: Annotated[int, Field(ge=2, le=8)]


class SecretWanted(Sent):
    """A new secret for a seat: the client's own, or one that the server makes."""

    secret: MadeSecret | None = None


class SitDown(SecretWanted):
    """Taking the seats of an invitation; with a name for the player, if there is one seat."""

    name: Name | None = None


class Inviting(Sent):
    """Seats for one person."""

    seats: Annotated[list[SeatNumber], Field(min_length=1, max_length=SEATS)]


class FromFile(Sent):
    """A game file, to go on from one of its entries, or to look at."""

    file: Annotated[str, Field(min_length=1, max_length=LONGEST_FILE), AfterValidator(readable)]
    at: Annotated[int, Field(ge=0, le=LARGEST_NUMBER)] | None = None
    seats: Seats | None = None
    pace: Pace | None = None
    spectators: bool = True
    title: Title = ""
