"""News of tables: how far their events have come, and that people come and go."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.store import reading
from tikal.server.store.database import Database
from tikal.server.tables.service import CHANNEL

AGAIN_SECONDS: Final = 1.0
PEOPLE: Final = 0
"""In place of the number of an event: somebody has come to a table or gone from it."""

log: Final = logging.getLogger("tikal.bus")


class News:
    """What a connection that waits at a table has heard so far, and may look at when it is woken."""

    def __init__(self) -> None:
        self.seq = 0
        """The last event that was heard of."""
        self.people = False
        """Whether people have come or gone since this was last set to False."""
        self._woken: Final = asyncio.Event()

    def hear(self, seq: int) -> None:
        """Hear of an event, or of people."""
        if seq == PEOPLE:
            self.people = True
        elif seq <= self.seq:
            return
        self.seq = max(self.seq, seq)
        self.wake()

    def wake(self) -> None:
        """Let the connection look again at what was heard."""
        self._woken.set()

    async def wait(self) -> None:
        """Return when there was something to hear."""
        await self._woken.wait()
        self._woken.clear()


class Bus:
    """Wakes connections that wait for news of a table, whichever process has them."""

    def __init__(self, database: Database, poll_seconds: float) -> None:
        self._database: Final = database
        self._poll_seconds: Final = poll_seconds
        self._waiting: Final[dict[str, set[News]]] = defaultdict(set)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._tasks.append(self._loop.create_task(self._poll()))
        if self._database.is_postgres:
            self._tasks.append(self._loop.create_task(self._listen()))

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    @contextmanager
    def waiting_for(self, table_id: str) -> Iterator[News]:
        """What is heard of a table from now on."""
        news = News()
        self._waiting[table_id].add(news)
        try:
            yield news
        finally:
            self._waiting[table_id].discard(news)
            if not self._waiting[table_id]:
                del self._waiting[table_id]

    def tell(self, table_id: str, seq: int) -> None:
        """Wake all connections to a table in this process because of an event, or of `PEOPLE`."""
        for news in self._waiting.get(table_id, ()):
            news.hear(seq)

    def tell_from_thread(self, table_id: str, seq: int) -> None:
        """The same from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.tell, table_id, seq)

    async def _listen(self) -> None:
        """Hear what other processes have written. What was said while nobody listened is looked up."""
        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._look_up()
                    for table_id in list(self._waiting):
                        self.tell(table_id, PEOPLE)
                    async for notice in connection.notifies():
                        table_id, _, seq = notice.payload.partition(":")
                        self.tell(table_id, int(seq))
            except (psycopg.Error, SQLAlchemyError):
                log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _poll(self) -> None:
        """The safety net under what processes tell each other."""
        while True:
            await asyncio.sleep(self._poll_seconds)
            try:
                await self._look_up()
            except SQLAlchemyError:
                log.warning("the database does not answer; looking for events again soon")

    async def _look_up(self) -> None:
        if wanted := list(self._waiting):
            for table_id, seq in (await to_thread.run_sync(self._last_seqs, wanted)).items():
                self.tell(table_id, seq)

    def _last_seqs(self, table_ids: list[str]) -> dict[str, int]:
        with self._database.reading() as connection:
            return reading.last_seqs(connection, table_ids)
