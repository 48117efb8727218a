"""Who is connected: every process writes down its own, so that all can tell."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final
from uuid import uuid4

from anyio import to_thread

from tikal.server.bus import Bus
from tikal.server.store import reading, writing
from tikal.server.store.database import Database
from tikal.server.tables.service import CHANNEL

FORGOTTEN_AFTER: Final = 3
"""Missed signs of life after which a process counts as dead."""


class Presence:
    """The seats that are connected to this process, and to all."""

    def __init__(self, database: Database, bus: Bus, seconds: float) -> None:
        self._database: Final = database
        self._bus: Final = bus
        self._seconds: Final = seconds
        self._worker: Final = uuid4().hex
        self._here: Final[Counter[tuple[str, int]]] = Counter()
        self._writing: Final = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to give signs of life."""
        self._task = asyncio.get_running_loop().create_task(self._keep_alive())

    async def stop(self) -> None:
        """Nobody is connected any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._here.clear()
        async with self._writing:
            await to_thread.run_sync(self._say_all)

    async def change(self, table_id: str, left: tuple[int, ...], came: tuple[int, ...]) -> None:
        """Seats of one connection have left a table, or come to it."""
        self._here.subtract({(table_id, seat): 1 for seat in left})
        self._here.update({(table_id, seat): 1 for seat in came})
        if left or came:
            async with self._writing:
                await to_thread.run_sync(self._say, table_id)
            self._bus.wake(table_id)

    async def connected(self, table_id: str) -> frozenset[int]:
        """Seats of a table that are connected to any process."""
        return await to_thread.run_sync(self._connected, table_id)

    def _connected(self, table_id: str) -> frozenset[int]:
        with self._database.reading() as connection:
            return reading.connected_seats(connection, table_id, time.time() - FORGOTTEN_AFTER * self._seconds)

    def _say(self, table_id: str) -> None:
        seats = [seat for (table, seat), number in list(self._here.items()) if table == table_id and number > 0]
        with self._database.writing() as connection:
            writing.set_present(connection, self._worker, table_id, seats, time.time())
            if self._database.is_postgres:
                writing.notify(connection, CHANNEL, f"{table_id}:0")

    def _say_all(self) -> None:
        with self._database.writing() as connection:
            writing.say_present(connection, self._worker, [key for key, n in self._here.items() if n > 0], time.time())

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            for key in [key for key, number in self._here.items() if number <= 0]:
                del self._here[key]
            async with self._writing:
                await to_thread.run_sync(self._say_all)
