"""All tables of one server process: reading, changing and setting them up. Everything here blocks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from tikal.errors import TikalError
from tikal.server.commands.command import Command
from tikal.server.commands.seats import renew
from tikal.server.refusal import refusal_of
from tikal.server.store import reading, writing
from tikal.server.store.database import Database
from tikal.server.store.events import StoredEvent
from tikal.server.tables.change import Change
from tikal.server.tables.history import Histories, snapshots
from tikal.server.tables.live import Live, LiveTables
from tikal.server.tables.seats import Viewer, viewer_of
from tikal.server.tables.snapshot import Happened


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


class Tables:
    """The tables of a database. `published` is called after every commit, from whatever thread that happens in."""

    def __init__(self, database: Database, most_live: int, published: Callable[[Live], None]) -> None:
        self.database: Final = database
        self.live: Final = LiveTables(most_live)
        self.histories: Final = Histories()
        self._published: Final = published

    def current(self, table_id: str, heard: int | None = None) -> Live:
        """A table as it stands, or no older than an event that was heard of."""
        live = None if heard is None else self.live.kept(table_id, heard)
        if live is None:
            with self.database.reading() as connection:
                live = self.live.current(connection, table_id)
        return live

    def look(self, table_id: str, secrets: Collection[str]) -> Access:
        """A table for a client with these secrets."""
        live = self.current(table_id)
        return Access(live, viewer_of(live.row, live.seats, secrets))

    def events(self, live: Live, after: int) -> list[StoredEvent]:
        """The events after that one, up to where the live table stands."""
        if after >= live.seq:
            return []
        if live.has_tail_after(after):
            return [one.event for one in live.tail if one.event.seq > after]
        with self.database.reading() as connection:
            return reading.events_between(connection, live.row.id, after, live.seq)

    def happened(self, live: Live, after: int) -> list[Happened]:
        """The same events, each with the table after it."""
        if live.has_tail_after(after):
            return [one for one in live.tail if one.event.seq > after]
        events = self.events(live, after)
        tables = snapshots(self.histories, live, after + 1, live.seq)
        return [Happened(event, table) for event, table in zip(events, tables, strict=True)]

    def do(self, table_id: str, secrets: Collection[str], command: Command) -> Done:
        """Carry out a command, once for each key."""
        return self._change(table_id, secrets, command.key, command.do)

    def renew(self, table_id: str, secrets: Collection[str], seat: int) -> Done:
        """A new secret for a seat, as the outcome."""
        return self._change(table_id, secrets, None, lambda change: renew(change, seat))

    def _change(self, table_id: str, secrets: Collection[str], key: str | None, work: Callable[[Change], Any]) -> Done:
        with self.database.writing() as connection:
            current = self.live.current(connection, table_id, lock=True)
            viewer = viewer_of(current.row, current.seats, secrets)
            repeated = None if key is None else reading.command_done(connection, table_id, key)
            if repeated is not None:
                first, last = repeated
                events = reading.events_between(connection, table_id, first - 1, last)
                return Done(Access(current, viewer), events, last)
            change = Change(connection, current.copy(), viewer)
            try:
                outcome = work(change)
            except TikalError as error:
                raise refusal_of(error) from error
            self.write(change, key)
        self.publish(change)
        return Done(Access(change.live, viewer), change.added, change.live.seq, outcome)

    def write(self, change: Change, key: str | None = None) -> None:
        """Write a change into the store, within its transaction."""
        connection, live = change.connection, change.live
        writing.add_events(connection, live.row.id, change.added, live.bot_to_act)
        if key is not None:
            writing.add_command(connection, live.row.id, key, change.added[0].seq, live.seq)
        self.database.notify(connection, live.row.id, live.seq)

    def publish(self, change: Change) -> None:
        """Let everybody see a change that has been committed."""
        self.live.keep(change.live)
        self._published(change.live)
