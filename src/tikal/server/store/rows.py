"""Rows as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tikal.server.schemas.sent import Colour, Pace, SeatKind


@dataclass(frozen=True, slots=True)
class TableRow:
    """What was agreed on at a table, and what chance decided."""

    id: str
    title: str
    created: str
    rules_version: str
    edition: str
    players: int
    auction: bool
    scenario: str | None
    options: dict[str, Any]
    setup: dict[str, Any]
    file: str | None
    host_hash: str
    spectators: bool
    commitment: str | None = None
    salt: str | None = None
    series: dict[str, Any] | None = None
    """How the series stood before this game."""
    listed: bool = False
    """Whether it is in the list of open tables."""
    deal: str | None = None
    """The same for tables with the same set-up."""
    rated: bool = False
    pace: dict[str, Any] | None = None

    @property
    def pace_agreed(self) -> Pace | None:
        """How much time players have; None is as much as they like."""
        return None if self.pace is None else Pace.model_construct(**self.pace)

    @property
    def look_only(self) -> bool:
        """Whether this is an uploaded game that nobody plays on."""
        return self.file is not None


@dataclass(frozen=True, slots=True)
class CommandRow:
    """A command that was carried out: who sent it under which key, what it asked for, and the events it made."""

    caller: str
    """The hash of the secret that was shown."""
    key: str
    fingerprint: str
    """Empty in commands that an old version has stored."""
    first_seq: int
    last_seq: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: who sits there, and which bot plays it, if one does."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    secret_hash: str | None
    resigned: bool
    invitation_hash: str | None = None
    """Of an invitation that nobody has used yet; seats with the same one are for one person."""
    used_hash: str | None = None
    """Of the invitation with which the seat was taken."""
    colour: Colour | None = None
    """None at tables that were set up before colours could be chosen."""

    @property
    def is_taken(self) -> bool:
        """Whether somebody has the secret of this seat."""
        return self.secret_hash is not None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.level is None
