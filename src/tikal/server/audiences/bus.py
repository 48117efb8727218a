"""News of tables from other processes: how far their events have come, and that people come and go."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final, Protocol

import psycopg
from anyio import to_thread
from psycopg.pq.abc import PGconn
from sqlalchemy.exc import SQLAlchemyError

from tikal.server.secrets import TABLE_ID
from tikal.server.store import reading
from tikal.server.store.database import CHANNEL, PEOPLE, Database

AGAIN_SECONDS: Final = 1.0
NOTICE: Final = re.compile(rf"(?P<table>{TABLE_ID}):(?P<seq>\d{{1,10}}):(?P<process>\w+)", re.ASCII)
"""What processes send each other. Anybody with the password of the database can say something else."""

log: Final = logging.getLogger("tikal.bus")


class Hearing(Protocol):
    """Who is notified of news."""

    @property
    def tables(self) -> list[str]:
        """Of which tables."""

    def notify(self, table: str, seq: int) -> None:
        """There is such an event."""

    def notify_people(self, table: str) -> None:
        """Somebody has come to a table or gone from it."""


class Bus:
    """Carries news from process to process."""

    def __init__(self, database: Database, poll_seconds: float) -> None:
        self._database: Final = database
        self._poll_seconds: Final = poll_seconds
        self._hearing: Hearing | None = None
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def start(self, hearing: Hearing) -> None:
        """Begin to listen."""
        self._hearing = hearing
        loop = asyncio.get_running_loop()
        self._tasks.append(loop.create_task(self._poll(hearing)))
        if self._database.is_postgres:
            self._tasks.append(loop.create_task(self._listen(hearing)))

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def tell_of_people(self, table: str) -> None:
        """Somebody has come to a table or gone from it, in this process."""
        if self._hearing is not None:
            self._hearing.notify_people(table)

    async def _listen(self, hearing: Hearing) -> None:
        """Receive what other processes send. What was sent while nobody listened is looked up."""
        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._look_up(hearing)
                    for table in hearing.tables:
                        hearing.notify_people(table)
                    await self._hear(hearing, connection.pgconn)
            except (psycopg.Error, SQLAlchemyError):
                log.warning("the database does not answer; listening again soon")
            except Exception:
                log.exception("could not listen; listening again soon")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, hearing: Hearing, connection: PGconn) -> None:
        """Pass on notifications until the connection breaks.

        Psycopg's own iterator takes three times as long for each of them.
        """
        loop, socket = asyncio.get_running_loop(), connection.socket
        lost: asyncio.Future[None] = loop.create_future()

        def read() -> None:
            try:
                connection.consume_input()
                while (notice := connection.notifies()) is not None:
                    self._heard(hearing, notice.extra.decode(errors="replace"))
            except Exception as error:  # noqa: BLE001  it is raised where somebody waits for it
                loop.remove_reader(socket)  # at once: its number may soon be another connection's
                if not lost.done():
                    lost.set_exception(error)

        loop.add_reader(socket, read)
        try:
            await lost
        except asyncio.CancelledError:
            loop.remove_reader(socket)
            raise

    def _heard(self, hearing: Hearing, payload: str) -> None:
        found = NOTICE.fullmatch(payload)
        if found is None or found["process"] == self._database.process:
            return  # a change made here has already reached the clients here
        if int(found["seq"]) == PEOPLE:
            hearing.notify_people(found["table"])
        else:
            hearing.notify(found["table"], int(found["seq"]))

    async def _poll(self, hearing: Hearing) -> None:
        """The safety net in case a notification is lost."""
        while True:
            await asyncio.sleep(self._poll_seconds)
            try:
                await self._look_up(hearing)
            except SQLAlchemyError:
                log.warning("the database does not answer; looking for events again soon")
            except Exception:
                log.exception("could not look for events; looking again soon")

    async def _look_up(self, hearing: Hearing) -> None:
        if wanted := hearing.tables:
            for table, seq in (await to_thread.run_sync(self._last_seqs, wanted)).items():
                hearing.notify(table, seq)

    def _last_seqs(self, tables: list[str]) -> dict[str, int]:
        with self._database.reading() as connection:
            return reading.last_seqs(connection, tables)
