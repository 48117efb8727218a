"""Who hears of the tables in this process. An event is worked out once for all who see the same of it.

Whoever changes a table also works out what its audience hears of that, in the same thread, so that a move crosses
from thread to thread only once. What other processes have changed is read from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from tikal.server.limits.callers import Caller, current
from tikal.server.refusal import Refusal
from tikal.server.store.people import People
from tikal.server.store.rows import SeatRow
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer, viewer_of
from tikal.server.tables.service import Tables
from tikal.server.tables.writing_events import Told, Writing

FAILED: Final = "failed"
"""Why a client is sent away if the server cannot work out what happened."""

log: Final = logging.getLogger("tikal.audience")


@dataclass(frozen=True, slots=True)
class Known:
    """Who a client is, by the seats of its table as they were then."""

    viewer: Viewer
    seats: tuple[SeatRow, ...]


class Listener(Protocol):
    """A client that is connected to a table."""

    secrets: tuple[str, ...]
    known: Known | None
    """None until it has said who it is: then it hears nothing."""
    sent: int
    """The last event that was sent."""

    def hear(self, told: Sequence[Told], known: Known) -> None:
        """Send those events that were not sent yet."""

    def hear_of_people(self, people: People) -> None:
        """Send who is connected now."""

    def turn_away(self, reason: str) -> None:
        """Its secrets open the table no longer, or the server has failed."""


@dataclass(frozen=True, slots=True)
class Hears:
    """What one listener hears."""

    listener: Listener
    before: Known
    """For whom this is; if the client is somebody else by now, it is not for it."""
    now: Known
    told: Sequence[Told]


@dataclass(frozen=True, slots=True)
class Prepared:
    """What the audience of a table hears, up to that event."""

    seq: int
    hears: tuple[Hears, ...] = ()
    refused: tuple[tuple[Listener, str], ...] = ()


@dataclass(slots=True)
class Audience:
    """The listeners of one table."""

    listeners: tuple[Listener, ...] = ()
    """Replaced, never changed: other threads read it."""
    people: People = field(default_factory=People)
    """Those who are connected to any process."""
    heard: int = 0
    """The last event that was heard of."""
    catching_up: asyncio.Task[None] | None = None
    looking: asyncio.Task[None] | None = None
    """Looks for people."""

    @property
    def is_behind(self) -> bool:
        """Whether somebody has not heard of everything."""
        return any(one.known is not None and one.sent < self.heard for one in self.listeners)


class Audiences:
    """The audiences of all tables. Call everything but `prepared` from the event loop."""

    def __init__(
        self,
        tables: Tables,
        work_out: Callable[..., Awaitable[Prepared]],
        people: Callable[[str], Awaitable[People]],
    ) -> None:
        """`work_out` does in a thread what blocks; `people` looks up who is connected to a table."""
        self._tables: Final = tables
        self._work_out: Final = work_out
        self._people: Final = people
        self._all: Final[dict[str, Audience]] = {}

    @property
    def tables(self) -> list[str]:
        """Tables that somebody listens to."""
        return list(self._all)

    def is_watched(self, table: str) -> bool:
        """Whether somebody who may look at it is connected; from any thread."""
        audience = self._all.get(table)
        return audience is not None and any(one.known is not None for one in audience.listeners)

    def enter(self, table: str, listener: Listener) -> None:
        """The listener is connected. It hears events as soon as it is known."""
        audience = self._all.setdefault(table, Audience())
        audience.listeners = (*audience.listeners, listener)

    def leave(self, table: str, listener: Listener) -> None:
        """The listener is gone."""
        if audience := self._all.get(table):
            audience.listeners = tuple(one for one in audience.listeners if one is not listener)
            if not audience.listeners:
                del self._all[table]

    def welcomed(self, table: str, listener: Listener, people: People) -> None:
        """The listener is known, and has seen the table as it stood after the last event that was sent to it."""
        if audience := self._all.get(table):
            _are_there(audience, people, [one for one in audience.listeners if one is not listener])
            self.hear(table, listener.sent)

    def hear(self, table: str, seq: int) -> None:
        """There is such an event: whoever has not heard of it will."""
        if audience := self._all.get(table):
            audience.heard = max(audience.heard, seq)
            if audience.is_behind and audience.catching_up is None:
                audience.catching_up = asyncio.create_task(self._catch_up(table, audience))

    async def catch_up(self, table: str, seq: int) -> None:
        """Return when the listeners have been sent everything up to that event, or the database does not answer."""
        self.hear(table, seq)
        audience = self._all.get(table)
        if audience is not None and audience.catching_up is not None:
            await asyncio.wait([audience.catching_up])

    def hear_of_people(self, table: str) -> None:
        """Somebody has come to a table or gone from it."""
        if audience := self._all.get(table):
            if audience.looking is not None:
                audience.looking.cancel()  # what it finds may be too old
            audience.looking = asyncio.create_task(self._look_for_people(table, audience))

    def deliver(self, table: str, prepared: Prepared) -> None:
        """Send what was prepared."""
        for one in prepared.hears:
            if one.listener.known is one.before:
                one.listener.hear(one.told, one.now)
        for listener, reason in prepared.refused:
            self.leave(table, listener)
            listener.turn_away(reason)
        self.hear(table, prepared.seq)

    def prepared(self, live: Live) -> Prepared:
        """What the audience hears of a change; from any thread."""
        audience = self._all.get(live.row.id)
        if audience is None:
            return Prepared(live.seq)
        try:
            return self._prepared(live, audience)
        except Exception:
            # The change is made, whatever becomes of the news: those who miss it will look it up.
            log.exception("an audience could not be told of a change", extra={"table": live.row.id})
            return Prepared(live.seq)

    async def _catch_up(self, table: str, audience: Audience) -> None:
        current.set(Caller("", table))  # it is for everybody at the table, not for whoever gave cause to it
        try:
            while audience.is_behind:
                self.deliver(table, await self._work_out(self._prepared_from_store, table, audience))
        except SQLAlchemyError:
            log.warning("the database does not answer; an audience hears of events later", extra={"table": table})
        except Exception:
            log.exception("an audience could not be told of events", extra={"table": table})
            for listener in audience.listeners:
                listener.turn_away(FAILED)
        finally:
            audience.catching_up = None

    async def _look_for_people(self, table: str, audience: Audience) -> None:
        try:
            people = await self._people(table)
        except SQLAlchemyError:
            return  # the database does not answer; the next sign of life brings it up again
        _are_there(audience, people, audience.listeners)

    # In any thread.

    def _prepared_from_store(self, table: str, audience: Audience) -> Prepared:
        return self._prepared(self._tables.current(table, audience.heard), audience)

    def _prepared(self, live: Live, audience: Audience) -> Prepared:
        writing = Writing(self._tables, live, audience.people)
        hears: list[Hears] = []
        refused: list[tuple[Listener, str]] = []
        for listener in audience.listeners:
            before, sent = listener.known, listener.sent
            if before is None or sent >= live.seq:
                continue
            try:
                now = _known(live, listener.secrets, before)
            except Refusal as refusal:
                refused.append((listener, refusal.code))
            else:
                hears.append(Hears(listener, before, now, writing.told(now.viewer, sent)))
        return Prepared(live.seq, tuple(hears), tuple(refused))


def _are_there(audience: Audience, people: People, listeners: Iterable[Listener]) -> None:
    """Tell these listeners who is there, if others are than before."""
    if people != audience.people:
        audience.people = people
        for listener in listeners:
            listener.hear_of_people(people)


def _known(live: Live, secrets: tuple[str, ...], before: Known) -> Known:
    """Who the client is now: somebody else only if something about the seats has changed."""
    if before.seats is live.seats:
        return before
    return Known(viewer_of(live.row, live.seats, secrets), live.seats)
