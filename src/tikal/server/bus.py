"""Wake-up calls: something has happened at a table, look for yourself."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from anyio import to_thread

from tikal.server.store import reading
from tikal.server.store.database import Database
from tikal.server.tables.service import CHANNEL

AGAIN_SECONDS: Final = 1.0

log: Final = logging.getLogger("tikal.bus")


class Bus:
    """Wakes those who wait for news of a table, whichever process has them."""

    def __init__(self, database: Database, poll_seconds: float) -> None:
        self._database: Final = database
        self._poll_seconds: Final = poll_seconds
        self._waiting: Final[dict[str, set[asyncio.Event]]] = defaultdict(set)
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
    def waiting_for(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there may be news of a table."""
        woken = asyncio.Event()
        self._waiting[table_id].add(woken)
        try:
            yield woken
        finally:
            self._waiting[table_id].discard(woken)
            if not self._waiting[table_id]:
                del self._waiting[table_id]

    def wake(self, table_id: str) -> None:
        """Wake everybody at a table who is connected to this process."""
        for woken in self._waiting.get(table_id, ()):
            woken.set()

    def wake_from_thread(self, table_id: str) -> None:
        """The same from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.wake, table_id)

    async def _listen(self) -> None:
        """Hear what other processes have written. After a lost connection, everybody looks for himself."""
        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table_id in list(self._waiting):
                        self.wake(table_id)
                    async for notice in connection.notifies():
                        self.wake(notice.payload.partition(":")[0])
            except psycopg.OperationalError:
                log.warning("the database does not answer; listening again soon")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _poll(self) -> None:
        """The safety net under the wake-up calls."""
        known: dict[str, int] = {}
        while True:
            await asyncio.sleep(self._poll_seconds)
            wanted = list(self._waiting)
            if wanted:
                seqs = await to_thread.run_sync(self._last_seqs, wanted)
                for table_id, seq in seqs.items():
                    if known.get(table_id) != seq:
                        self.wake(table_id)
                known = seqs

    def _last_seqs(self, table_ids: list[str]) -> dict[str, int]:
        with self._database.reading() as connection:
            return reading.last_seqs(connection, table_ids)
