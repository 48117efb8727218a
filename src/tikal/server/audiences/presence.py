"""Who is connected: every process records its own clients, so that all processes know.

This process knows its clients at once. For the others they are written down a few times a second, for many tables
together: a transaction for everybody who comes, goes or looks away would hold up those who play.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from itertools import islice
from typing import Final

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.audiences.bus import Bus
from tikal.server.store import people
from tikal.server.store.database import PEOPLE, Database
from tikal.server.store.people import People

FORGOTTEN_AFTER: Final = 3
"""Missed heartbeats after which a process counts as dead."""
WRITE_SECONDS: Final = 0.2
"""From one transaction to the next."""
MOST_TABLES: Final = 100
"""That one transaction is about."""
LATER: Final = "the database cannot be used; the list of connected clients will be written later"

log: Final = logging.getLogger("tikal.presence")


@dataclass(frozen=True, slots=True)
class Client:
    """What one connection is for: some seats, or none if somebody only watches."""

    seats: tuple[int, ...]
    looking: bool = True


class Presence:
    """The clients of this process, and the people of all."""

    def __init__(self, database: Database, bus: Bus, seconds: float) -> None:
        self._database: Final = database
        self._bus: Final = bus
        self._seconds: Final = seconds
        self._here: Final[dict[str, tuple[Client, ...]]] = {}
        """[table] -> its clients, replaced and never changed: other threads read it."""
        self._changed: Final[dict[str, None]] = {}
        """Tables that have to be written down, in the order in which they changed."""
        self._next_writing = 0.0
        self._writer: asyncio.Task[None] | None = None
        self._writing: Final = asyncio.Lock()
        self._is_written = False
        """Whether all that is known here is in the database."""
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    def start(self) -> None:
        """Begin to send heartbeats."""
        self._task = asyncio.get_running_loop().create_task(self._keep_alive())

    async def stop(self) -> None:
        """Nobody is connected any more."""
        self._is_stopped = True
        tasks = [task for task in (self._task, self._writer) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._here.clear()
        self._is_written = False
        await self._say_all()

    def change(self, table_id: str, before: Client | None, after: Client | None) -> None:
        """A client has come to a table, is another one now, or has gone."""
        if self._is_stopped:
            return
        clients = list(self._here.pop(table_id, ()))
        if before is not None:
            clients.remove(before)
        if after is not None:
            clients.append(after)
        if clients:
            self._here[table_id] = tuple(clients)
        self._changed[table_id] = None
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write_changed())

    async def people(self, table_id: str) -> People:
        """Those who are connected to any process."""
        return await to_thread.run_sync(self.people_now, table_id)

    def people_now(self, table_id: str) -> People:
        """The same; it blocks."""
        with self._database.reading() as connection:
            elsewhere = people.people_elsewhere(connection, self._database.process, table_id, self._alive())
        return elsewhere | self._people_here(table_id)

    async def _write_changed(self) -> None:
        """Write down what has changed, and notify the tables, until nothing more has changed."""
        loop = asyncio.get_running_loop()
        try:
            while self._changed:
                await asyncio.sleep(self._next_writing - loop.time())
                tables = list(islice(self._changed, MOST_TABLES))
                for table_id in tables:
                    del self._changed[table_id]
                await self._say(tables)
                self._next_writing = loop.time() + WRITE_SECONDS
        finally:
            self._writer = None

    async def _say(self, tables: list[str]) -> None:
        async with self._writing:
            here = [(table_id, self._people_here(table_id)) for table_id in tables]
            try:
                await to_thread.run_sync(self._write, here)
            except SQLAlchemyError:
                self._is_written = False
                log.warning(LATER)  # nobody is turned away because of it
        for table_id in tables:
            self._bus.tell_of_people(table_id)

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            await self._say_all()

    async def _say_all(self) -> None:
        async with self._writing:
            here = None if self._is_written else [(table_id, self._people_here(table_id)) for table_id in self._here]
            try:
                changed = await to_thread.run_sync(self._write_all, here)
            except SQLAlchemyError:
                self._is_written = False
                log.warning(LATER)
                return
            self._is_written = True
        for table_id in changed:
            self._bus.tell_of_people(table_id)

    def _people_here(self, table_id: str) -> People:
        clients = self._here.get(table_id, ())
        return People(
            frozenset(seat for client in clients for seat in client.seats),
            frozenset(seat for client in clients if client.looking for seat in client.seats),
            sum(not client.seats for client in clients),
        )

    # These block.

    def _write(self, here: list[tuple[str, People]]) -> None:
        with self._database.writing() as connection:
            people.say_present(connection, self._database.process, here, time.time())
            for table_id, _ in here:
                self._database.notify(connection, table_id, PEOPLE)

    def _write_all(self, here: list[tuple[str, People]] | None) -> set[str]:
        """A heartbeat, with those who are here if that has to be written again.

        Also remove the clients of dead processes; return the tables at which there were some.
        """
        with self._database.writing() as connection:
            if here is None:
                people.say_alive(connection, self._database.process, time.time())
            else:
                people.say_all_present(connection, self._database.process, here, time.time())
            changed = people.forget_absent(connection, self._alive())
            for table_id in changed:
                self._database.notify(connection, table_id, PEOPLE)
        return changed

    def _alive(self) -> tuple[float, float]:
        """Between which times the last heartbeat of a live process lies.

        After the clock was set back, that of a dead one may lie in the future.
        """
        now, most = time.time(), FORGOTTEN_AFTER * self._seconds
        return now - most, now + most
