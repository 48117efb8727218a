"""What a game file holds, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.games.results import Result
from tikal.games.setups import Setup
from tikal.games.table import Table
from tikal.play.record.commitment import Commitment
from tikal.play.record.entry import Entry

FORMAT: Final = 2
"""Raised when an older reader could not read a newer file."""
WITHOUT_COMMITMENT: Final = 1
"""The format of files without a commitment, which older readers can read."""

RULES: Final = 1
"""Raised when a change of the rules would make older games replay differently."""

KNOWN_TO_ALL: Final = "all"
KNOWN_TO_PUBLIC: Final = "public"


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game as written down. What was not revealed yet may be missing from the set-up (None in its place)."""

    table: Table
    known: str
    """Who may know its content: `all`, `public`, or `seat 1`."""
    setup: Setup
    opening: tuple[Result, ...]
    entries: tuple[Entry, ...]
    is_over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    commitment: Commitment | None = None
    """The promise about the set-up, with the salt only if nothing is hidden."""

    @property
    def format(self) -> int:
        """The oldest format that has room for it."""
        return WITHOUT_COMMITMENT if self.commitment is None else FORMAT

    @property
    def viewer(self) -> int | None:
        """The seat for which the file was written, None for the public."""
        return int(self.known.removeprefix("seat ")) if self.known.startswith("seat ") else None
