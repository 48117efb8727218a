"""The clients that are connected to tables in this process. An event is encoded once for all who see the same of it.

The thread that changes a table also encodes what its audience is sent, so that a move crosses from thread to thread
only once. What other processes have changed is read from the store.
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
from tikal.server.tables.event_encoder import EncodedEvent, EventEncoder
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer, viewer_of
from tikal.server.tables.service import Tables

FAILED: Final = "failed"
"""Why a client is disconnected if the server cannot compute what happened."""

log: Final = logging.getLogger("tikal.audience")


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a client is, by the seats of its table as they were then."""

    viewer: Viewer
    seats: tuple[SeatRow, ...]


class Listener(Protocol):
    """A client that is connected to a table."""

    secrets: tuple[str, ...]
    identity: Identity | None
    """None until it has said who it is; until then it is sent nothing."""
    sent: int
    """The last event that was sent."""

    def send_events(self, events: Sequence[EncodedEvent], identity: Identity) -> None:
        """Send those events that were not sent yet."""

    def send_people(self, people: People) -> None:
        """Send who is connected now."""

    def disconnect(self, reason: str) -> None:
        """Its secrets open the table no longer, or the server has failed."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What one listener is sent."""

    listener: Listener
    before: Identity
    """For whom this is; if the client is somebody else by now, it is not for it."""
    now: Identity
    events: Sequence[EncodedEvent]


@dataclass(frozen=True, slots=True)
class Broadcast:
    """What the audience of a table is sent, up to that event."""

    seq: int
    deliveries: tuple[Delivery, ...] = ()
    refused: tuple[tuple[Listener, str], ...] = ()


@dataclass(slots=True)
class Audience:
    """The listeners of one table."""

    listeners: tuple[Listener, ...] = ()
    """Replaced, never changed: other threads read it."""
    people: People = field(default_factory=People)
    """Those who are connected to any process."""
    heard: int = 0
    """The last event that is known here."""
    catching_up: asyncio.Task[None] | None = None
    looking: asyncio.Task[None] | None = None
    """Looks for people."""

    @property
    def is_behind(self) -> bool:
        """Whether somebody has not been sent everything."""
        return any(one.identity is not None and one.sent < self.heard for one in self.listeners)


class Audiences:
    """The audiences of all tables. Call everything but `broadcast` from the event loop."""

    def __init__(
        self,
        tables: Tables,
        compute: Callable[..., Awaitable[Broadcast]],
        people: Callable[[str], Awaitable[People]],
    ) -> None:
        """`compute` does in a thread what blocks; `people` looks up who is connected to a table."""
        self._tables: Final = tables
        self._compute: Final = compute
        self._people: Final = people
        self._all: Final[dict[str, Audience]] = {}

    @property
    def tables(self) -> list[str]:
        """Tables that somebody listens to."""
        return list(self._all)

    def is_watched(self, table: str) -> bool:
        """Whether somebody who may look at it is connected; from any thread."""
        audience = self._all.get(table)
        return audience is not None and any(one.identity is not None for one in audience.listeners)

    def enter(self, table: str, listener: Listener) -> None:
        """The listener is connected. It is sent events as soon as it is known."""
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
            self.notify(table, listener.sent)

    def notify(self, table: str, seq: int) -> None:
        """There is such an event: whoever does not have it yet is sent it."""
        if audience := self._all.get(table):
            audience.heard = max(audience.heard, seq)
            if audience.is_behind and audience.catching_up is None:
                audience.catching_up = asyncio.create_task(self._catch_up(table, audience))

    async def catch_up(self, table: str, seq: int) -> None:
        """Return when the listeners have been sent everything up to that event, or the database does not answer."""
        self.notify(table, seq)
        audience = self._all.get(table)
        if audience is not None and audience.catching_up is not None:
            await asyncio.wait([audience.catching_up])

    def notify_people(self, table: str) -> None:
        """Somebody has come to a table or gone from it."""
        if audience := self._all.get(table):
            if audience.looking is not None:
                audience.looking.cancel()  # what it finds may be too old
            audience.looking = asyncio.create_task(self._look_for_people(table, audience))

    def deliver(self, table: str, broadcast: Broadcast) -> None:
        """Send what was encoded."""
        for one in broadcast.deliveries:
            if one.listener.identity is one.before:
                one.listener.send_events(one.events, one.now)
        for listener, reason in broadcast.refused:
            self.leave(table, listener)
            listener.disconnect(reason)
        self.notify(table, broadcast.seq)

    def broadcast(self, live: Live) -> Broadcast:
        """What the audience is sent about a change; from any thread."""
        audience = self._all.get(live.row.id)
        if audience is None:
            return Broadcast(live.seq)
        try:
            return self._broadcast(live, audience)
        except Exception:
            # The change is made, whatever becomes of the news: those who miss it will look it up.
            log.exception("a change could not be sent to an audience", extra={"table": live.row.id})
            return Broadcast(live.seq)

    async def _catch_up(self, table: str, audience: Audience) -> None:
        current.set(Caller("", table))  # it is for everybody at the table, not for whoever gave cause to it
        try:
            while audience.is_behind:
                heard = audience.heard
                broadcast = await self._compute(self._broadcast_from_store, table, audience)
                self.deliver(table, broadcast)
                if broadcast.seq < heard == audience.heard:  # a backup was restored, or somebody made the event up
                    audience.heard = broadcast.seq
        except SQLAlchemyError:
            log.warning("the database does not answer; an audience is sent events later", extra={"table": table})
        except Exception:
            log.exception("events could not be sent to an audience", extra={"table": table})
            for listener in audience.listeners:
                listener.disconnect(FAILED)
        finally:
            audience.catching_up = None

    async def _look_for_people(self, table: str, audience: Audience) -> None:
        try:
            people = await self._people(table)
        except SQLAlchemyError:
            return  # the database does not answer; the next heartbeat brings it up again
        _are_there(audience, people, audience.listeners)

    # In any thread.

    def _broadcast_from_store(self, table: str, audience: Audience) -> Broadcast:
        return self._broadcast(self._tables.current(table, audience.heard), audience)

    def _broadcast(self, live: Live, audience: Audience) -> Broadcast:
        encoder = EventEncoder(self._tables, live, audience.people)
        deliveries: list[Delivery] = []
        refused: list[tuple[Listener, str]] = []
        for listener in audience.listeners:
            before, sent = listener.identity, listener.sent
            if before is None or sent >= live.seq:
                continue
            try:
                now = _identity(live, listener.secrets, before)
            except Refusal as refusal:
                refused.append((listener, refusal.code))
            else:
                deliveries.append(Delivery(listener, before, now, encoder.encoded(now.viewer, sent)))
        return Broadcast(live.seq, tuple(deliveries), tuple(refused))


def _are_there(audience: Audience, people: People, listeners: Iterable[Listener]) -> None:
    """Send these listeners who is there, if that has changed."""
    if people != audience.people:
        audience.people = people
        for listener in listeners:
            listener.send_people(people)


def _identity(live: Live, secrets: tuple[str, ...], before: Identity) -> Identity:
    """Who the client is now: somebody else only if something about the seats has changed."""
    if before.seats is live.seats:
        return before
    return Identity(viewer_of(live.row, live.seats, secrets), live.seats)
