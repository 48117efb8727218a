"""A table as it stood after one event."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tikal.play.game import Game
from tikal.server.clocks.state import ClockState
from tikal.server.schemas.tables import ChosenDraws
from tikal.server.store.events import StoredEvent
from tikal.server.store.rows import SeatRow, TableRow
from tikal.server.tables.position_cache import PositionCache


@dataclass(frozen=True, slots=True)
class Takeback:
    """Somebody wants to go back to an earlier position and waits for the others."""

    by: int
    to: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What whoever set the table up has chosen of that which otherwise chance decides."""

    what: ChosenDraws
    seed: str | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood after an event. Nothing in it changes any more."""

    row: TableRow
    seq: int
    seats: tuple[SeatRow, ...]
    game: Game
    turn: int
    """Number of the turn that the next move belongs to."""
    start_scores: tuple[int, ...]
    takeback: Takeback | None
    rematch: str | None
    clock: ClockState | None
    cache: PositionCache
    """What was worked out about the position for people who look at it."""
    chosen: Chosen | None = None
    stuck: int | None = None
    """The first event that cannot be replayed."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats at that time."""
        return tuple(seat.name for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, and the table after it."""

    event: StoredEvent
    after: Snapshot

    def without_cache(self) -> Happened:
        """The same, without what was worked out about the position: that takes much memory, and few ask again."""
        return Happened(self.event, replace(self.after, cache=PositionCache()))
