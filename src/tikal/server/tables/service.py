"""All tables of one server process: looking at them and changing them. Everything here blocks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from sqlalchemy import Connection

from tikal.errors import TikalError
from tikal.server.clocks.clock import Clock
from tikal.server.clocks.playtime import PlayTime
from tikal.server.limits.callers import caller
from tikal.server.limits.quotas import ROW_BYTES, Quotas
from tikal.server.limits.settings import Limits
from tikal.server.refusal import conflict, refusal_of
from tikal.server.store import clocks, reading, writing
from tikal.server.store.database import Database
from tikal.server.store.events import StoredEvent
from tikal.server.store.rows import CommandRow, SeatRow
from tikal.server.store.statements import together
from tikal.server.tables.change import Change
from tikal.server.tables.history import Histories, snapshots
from tikal.server.tables.last_acts import LastActs
from tikal.server.tables.live import Archived, Live, LiveTables
from tikal.server.tables.seats import Viewer, viewer_of
from tikal.server.tables.snapshot import Happened


class Command(Protocol):
    """What a table needs of a command; `commands` declares them."""

    is_endless: ClassVar[bool]
    """Whether it can be done again and again."""

    @property
    def key(self) -> str | None:
        """The same whenever the command is sent again."""

    def fingerprint(self) -> str:
        """The same for commands that ask for the same."""

    def do(self, change: Change) -> None:
        """Carry it out."""


@dataclass(frozen=True, slots=True)
class Access:
    """A table and who looks at it."""

    live: Live
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Done:
    """What a command brought about; on its repetition the same again."""

    access: Access
    events: list[StoredEvent]
    seq: int
    outcome: Any = None


def done_before(connection: Connection, table_id: str, viewer: Viewer, command: Command) -> CommandRow | None:
    """The same command, if the same caller sent it before; its key must not stand for anything else."""
    if command.key is None or not viewer.hashes:
        return None
    found = reading.command_done(connection, table_id, viewer.hashes, command.key)
    if found is not None and found.fingerprint not in ("", command.fingerprint()):
        raise conflict("key-reused", "refused-key-reused", {"key": command.key})
    return found


class Tables:
    """The tables of a database. `published` is called after every commit, from whatever thread that happens in."""

    def __init__(
        self,
        database: Database,
        most_live: int,
        published: Callable[[Live], None],
        clock: Clock,
        quotas: Quotas | None = None,
    ) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.playtime: Final = PlayTime(clock)
        self.live: Final = LiveTables(most_live)
        self.histories: Final = Histories()
        self._last_acts: Final = LastActs()
        self._published: Final = published
        self.quotas: Final = quotas or Quotas(Limits(rates=False))
        self.visited: Callable[[Live, bool], None] = lambda live, is_player: None
        """Called for everybody who comes to a table, with whether it is a player."""
        self.rate: Callable[[Connection, Live], None] = lambda connection, live: None
        """Called with every change of a rated game that is over, within its transaction."""

    def current(self, table_id: str, heard: int | None = None) -> Live:
        """A table as it stands, or no older than a known event. An archived one stays archived."""
        live = None if heard is None else self.live.kept(table_id, heard)
        if live is None:
            with self.database.reading() as connection:
                live = self.live.current(connection, table_id, heard=heard)
        return live

    def opened(self, table_id: str) -> Live:
        """The same for somebody who may see it: an archived one is brought back."""
        try:
            return self.current(table_id)
        except Archived:
            with self.database.writing() as connection:
                return self.live.current(connection, table_id, lock=True)

    def look(self, table_id: str, secrets: Collection[str]) -> Access:
        """A table for a client with these secrets."""
        try:
            live = self.current(table_id)
        except Archived:
            with self.database.writing() as connection:
                live = self.locked(connection, table_id, secrets)
        return Access(live, self._viewer(live, secrets))

    def locked(self, connection: Connection, table_id: str, secrets: Collection[str]) -> Live:
        """The same within a transaction, until the end of which it stays as it is. Strangers open no archived table."""

        def admit() -> None:
            row = reading.table_row(connection, table_id)
            assert row is not None
            viewer_of(row, reading.seat_rows(connection, table_id), secrets)

        return self.live.current(connection, table_id, lock=True, admit=admit)

    def events(self, live: Live, after: int, most: int | None = None) -> list[StoredEvent]:
        """The events after that one, at most so many, up to where the live table stands."""
        last = live.seq if most is None else min(live.seq, after + most)
        if after >= last:
            return []
        if live.has_tail_after(after):
            return [one.event for one in live.tail if after < one.event.seq <= last]
        with self.database.reading() as connection:
            return reading.events_between(connection, live.row.id, after, last)

    def happened(self, live: Live, after: int) -> list[Happened]:
        """The same events, each with the table after it."""
        if live.has_tail_after(after):
            return [one for one in live.tail if one.event.seq > after]
        events = self.events(live, after)
        tables = snapshots(self.histories, live, after + 1, live.seq)
        return [Happened(event, table) for event, table in zip(events, tables, strict=True)]

    def do(self, table_id: str, secrets: Collection[str], command: Command) -> Done:
        """Carry out a command, once for each key."""
        return self.change(table_id, secrets, command.do, command)

    def seats(self, table_id: str) -> tuple[SeatRow, ...]:
        """The seats alone: an archived table need not be opened for them."""
        with self.database.reading() as connection:
            return reading.seat_rows(connection, table_id)

    def change(
        self,
        table_id: str,
        secrets: Collection[str],
        work: Callable[[Change], Any],
        command: Command | None = None,
    ) -> Done:
        """Change a table in one transaction; what `work` returns is the outcome."""
        with self.database.writing() as connection:
            current = self.locked(connection, table_id, secrets)
            viewer = self._viewer(current, secrets)
            if viewer.hashes:
                self.quotas.need("commands", table_id, viewer.hashes[0])
            repeated = None if command is None else done_before(connection, table_id, viewer, command)
            if repeated is not None:
                events = reading.events_between(connection, table_id, repeated.first_seq - 1, repeated.last_seq)
                return Done(Access(current, viewer), events, repeated.last_seq)
            if command is not None and command.is_endless:
                self._need_room(current)
            change = Change(connection, current.copy(), viewer, self.playtime.now(), self.clock.wall())
            try:
                outcome = work(change)
            except TikalError as error:
                raise refusal_of(error) from error
            self.write(change, command)
            self._last_acts.note(change)
        self.quotas.spend("stored", caller().address, tokens=ROW_BYTES * len(change.added))
        self.publish(change)
        return Done(Access(change.live, viewer), change.added, change.live.seq, outcome)

    def _need_room(self, live: Live) -> None:
        """For what can be done again and again: the table, and the client's part of the database, must not be full."""
        most = self.quotas.limits.events
        if live.seq >= most:
            raise conflict("table-full", "refused-table-full", {"most": most})
        self.quotas.need_any("stored", caller().address)

    def _viewer(self, live: Live, secrets: Collection[str]) -> Viewer:
        """Who asks. Only now, when that is known, anything that others share is counted."""
        viewer = viewer_of(live.row, live.seats, secrets)
        self.quotas.admitted(live.row.id, viewer.hashes)
        self.visited(live, bool(viewer.hashes))
        return viewer

    def write(self, change: Change, command: Command | None = None) -> None:
        """Write a change into the store, within its transaction."""
        connection, live = change.connection, change.live
        with together(connection):
            writing.add_events(connection, live.row.id, change.added)
            if any((*change.stood, *live.standing)):  # the database may be behind: whatever is true, it is told again
                writing.set_standing(connection, live.row.id, *live.standing)
            if command is not None and command.key is not None:
                by, first = change.viewer.hashes[0], change.added[0].seq
                row = CommandRow(by, command.key, command.fingerprint(), first, live.seq)
                writing.add_command(connection, live.row.id, row)
            self.database.notify(connection, live.row.id, live.seq)
        if live.row.rated and live.game.is_over:
            self.rate(connection, live)
        if live.row.pace is not None:
            clocks.set_deadline(connection, live.row.id, live.deadline)

    def publish(self, change: Change) -> None:
        """Let everybody see a change that has been committed."""
        self.live.keep(change.live)
        self._published(change.live)
