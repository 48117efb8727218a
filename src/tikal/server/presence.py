"""Who is connected: every process records its own clients, so that all processes know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Final
from uuid import uuid4

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.bus import Bus
from tikal.server.store import reading, writing
from tikal.server.store.database import PEOPLE, Database

FORGOTTEN_AFTER: Final = 3
"""Missed signs of life after which a process counts as dead."""

log: Final = logging.getLogger("tikal.presence")


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
        await self._say_all()

    async def change(self, table_id: str, left: tuple[int, ...], came: tuple[int, ...]) -> None:
        """Seats of one connection have left a table, or come to it."""
        self._here.subtract({(table_id, seat): 1 for seat in left})
        self._here.update({(table_id, seat): 1 for seat in came})
        if left or came:
            async with self._writing:
                seats = [seat for table, seat in self._connected_here() if table == table_id]
                await to_thread.run_sync(self._write, table_id, seats)
            self._bus.tell_of_people(table_id)

    async def connected(self, table_id: str) -> frozenset[int]:
        """Seats of a table that are connected to any process."""
        return await to_thread.run_sync(self._connected, table_id)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            for key in [key for key, number in self._here.items() if number <= 0]:
                del self._here[key]
            try:
                await self._say_all()
            except SQLAlchemyError:
                log.warning("the database does not answer; the list of connected seats will be written later")

    async def _say_all(self) -> None:
        async with self._writing:
            changed = await to_thread.run_sync(self._write_all, self._connected_here())
        for table_id in changed:
            self._bus.tell_of_people(table_id)

    def _connected_here(self) -> list[tuple[str, int]]:
        return [key for key, number in self._here.items() if number > 0]

    # These block.

    def _connected(self, table_id: str) -> frozenset[int]:
        with self._database.reading() as connection:
            return reading.connected_seats(connection, table_id, self._dead_before())

    def _write(self, table_id: str, seats: list[int]) -> None:
        with self._database.writing() as connection:
            writing.set_present(connection, self._worker, table_id, seats, time.time())
            self._database.notify(connection, table_id, PEOPLE)

    def _write_all(self, connected: list[tuple[str, int]]) -> set[str]:
        """Also strike out the seats of dead processes: the tables at which there were some."""
        with self._database.writing() as connection:
            writing.say_present(connection, self._worker, connected, time.time())
            changed = writing.forget_absent(connection, self._dead_before())
            for table_id in changed:
                self._database.notify(connection, table_id, PEOPLE)
        return changed

    def _dead_before(self) -> float:
        return time.time() - FORGOTTEN_AFTER * self._seconds
