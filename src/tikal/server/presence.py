"""Who is connected: every process records its own clients, so that all processes know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.bus import Bus
from tikal.server.store import people
from tikal.server.store.database import PEOPLE, Database
from tikal.server.store.people import People

FORGOTTEN_AFTER: Final = 3
"""Missed signs of life after which a process counts as dead."""
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
        self._here: Final[defaultdict[str, list[Client]]] = defaultdict(list)
        self._writing: Final = asyncio.Lock()
        self._is_written = False
        """Whether all that is known here is in the database."""
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
        self._is_written = False
        await self._say_all()

    async def change(self, table_id: str, before: Client | None, after: Client | None) -> None:
        """A client has come to a table, is another one now, or has gone."""
        clients = self._here[table_id]
        if before is not None and before in clients:  # not after the server has begun to stop
            clients.remove(before)
        if after is not None:
            clients.append(after)
        if not clients:
            del self._here[table_id]
        async with self._writing:
            try:
                await to_thread.run_sync(self._write, table_id, self._people_here(table_id))
            except SQLAlchemyError:
                self._is_written = False
                log.warning(LATER)  # nobody is turned away because of it
        self._bus.tell_of_people(table_id)

    async def people(self, table_id: str) -> People:
        """Those who are connected to any process."""
        return await to_thread.run_sync(self.people_now, table_id)

    def people_now(self, table_id: str) -> People:
        """The same; it blocks."""
        with self._database.reading() as connection:
            return people.people_at(connection, table_id, self._alive())

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
        clients = self._here.get(table_id, [])
        return People(
            frozenset(seat for client in clients for seat in client.seats),
            frozenset(seat for client in clients if client.looking for seat in client.seats),
            sum(not client.seats for client in clients),
        )

    # These block.

    def _write(self, table_id: str, here: People) -> None:
        with self._database.writing() as connection:
            people.say_present(connection, self._database.process, table_id, here, time.time())
            self._database.notify(connection, table_id, PEOPLE)

    def _write_all(self, here: list[tuple[str, People]] | None) -> set[str]:
        """A sign of life, with those who are here if that has to be written again.

        Also strike out the clients of dead processes: the tables at which there were some.
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
        """Between which times a process that lives gave its last sign.

        After the clock was set back, that of a dead one may lie in the future.
        """
        now, most = time.time(), FORGOTTEN_AFTER * self._seconds
        return now - most, now + most
