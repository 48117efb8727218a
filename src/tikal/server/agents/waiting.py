"""Waiting for what happens at a table, as connected clients receive it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from tikal.server.audiences.audience import Audiences, Identity
from tikal.server.store.people import People
from tikal.server.tables.event_encoder import EncodedEvent
from tikal.server.tables.service import Access


class Waiting:
    """A listener that wants to know only that something has happened: then it looks for itself."""

    def __init__(self, audiences: Audiences, table: str, secrets: tuple[str, ...]) -> None:
        self._audiences: Final = audiences
        self._table: Final = table
        self._news: Final = asyncio.Event()
        self.secrets = secrets
        self.identity: Identity | None = None
        self.sent = 0

    async def for_more(self, access: Access) -> None:
        """Return when something has happened after this look at the table, also if that was before this call."""
        self._news.clear()
        self.identity, self.sent = Identity(access.viewer, access.live.seats), access.live.seq
        self._audiences.notify(self._table, self.sent)
        await self._news.wait()

    def send_events(self, events: Sequence[EncodedEvent], identity: Identity) -> None:
        """Something has happened."""
        self.identity, self.sent = identity, max(self.sent, *(one.seq for one in events))
        self._news.set()

    def send_people(self, people: People) -> None:
        """Whoever comes or goes, it does not matter."""

    def disconnect(self, reason: str) -> None:
        """The next look says why."""
        self._news.set()


@contextmanager
def waiting_at(audiences: Audiences, table: str, secrets: tuple[str, ...]) -> Iterator[Waiting]:
    """Listen to a table; begin before the first look, so that nothing comes between them."""
    waiting = Waiting(audiences, table, secrets)
    audiences.enter(table, waiting)
    try:
        yield waiting
    finally:
        audiences.leave(table, waiting)
