"""Waiting for what happens at a table, as connected clients receive it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from tikal.server.audience import Audiences, Known
from tikal.server.store.people import People
from tikal.server.tables.service import Access
from tikal.server.tables.writing_events import Told


class Waiting:
    """A listener that wants to know only that something has happened: then it looks for itself."""

    def __init__(self, audiences: Audiences, table: str, secrets: tuple[str, ...]) -> None:
        self._audiences: Final = audiences
        self._table: Final = table
        self._news: Final = asyncio.Event()
        self.secrets = secrets
        self.known: Known | None = None
        self.sent = 0

    async def for_more(self, access: Access) -> None:
        """Return when something has happened after this look at the table, also if that was before this call."""
        self._news.clear()
        self.known, self.sent = Known(access.viewer, access.live.seats), access.live.seq
        self._audiences.hear(self._table, self.sent)
        await self._news.wait()

    def hear(self, told: Sequence[Told], known: Known) -> None:
        """There are such events."""
        self.known, self.sent = known, max(self.sent, *(one.seq for one in told))
        self._news.set()

    def hear_of_people(self, people: People) -> None:
        """Whoever comes or goes, it does not matter."""

    def turn_away(self, reason: str) -> None:
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
