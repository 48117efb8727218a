"""Keeps table time, and sees to it that players whose time is up lose their turn, once.

Of several server processes one is the timekeeper. It writes down the time every few seconds, which is also its
heartbeat; when that stops, another process takes over. Whatever the timekeeper finds, the table itself,
locked, has the last word on whether somebody is out of time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final
from uuid import uuid4

from sqlalchemy.exc import SQLAlchemyError

from tikal.server.pacing.time_out import time_out
from tikal.server.refusal import Refusal
from tikal.server.store import clocks
from tikal.server.tables.change import Change
from tikal.server.tables.seats import Viewer
from tikal.server.tables.service import Tables

BEAT_SECONDS: Final = 20.0
"""How often the time is written down."""
LEASE_SECONDS: Final = 60.0
"""Seconds without a heartbeat after which another process becomes the timekeeper."""
RETRY_SECONDS: Final = 60.0
"""After which a turn that could not be ended is tried again."""

log: Final = logging.getLogger("tikal.pacing")


class Timekeeper:
    """The timekeeper in this process. `run` does in a thread what blocks."""

    def __init__(self, tables: Tables, run: Callable[..., Awaitable[Any]], tick_seconds: float) -> None:
        self._tables: Final = tables
        self._run: Final = run
        self._tick_seconds: Final = tick_seconds
        self._name: Final = uuid4().hex
        self._is_timekeeper = False
        self._beat_at = float("-inf")
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on from the time that was written down last."""
        await self._run(self._take_up)
        self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Write down the time for the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self._run(self._beat)
            except SQLAlchemyError:
                log.warning("the time of the tables could not be written down")

    async def _keep(self) -> None:
        while True:
            try:
                for table in await self._run(self._tick):
                    await self._run(self._end_turn, table)  # each by itself: others see it when the job has ended
            except SQLAlchemyError:
                log.warning("the database does not answer; clocks are looked at again soon")
            except Exception:
                log.exception("clocks could not be looked at")
            await asyncio.sleep(self._tick_seconds)

    # These block.

    def _take_up(self) -> None:
        with self._tables.database.reading() as connection:
            found = clocks.time_written(connection)
        if found is not None:
            self._tables.playtime.go_on(*found)

    def _tick(self) -> Sequence[str]:
        """The tables whose player is out of time, if it is this process that looks after them."""
        now = self._tables.playtime.now()
        if now - self._beat_at >= BEAT_SECONDS:
            self._beat()
        if not self._is_timekeeper:
            return ()
        with self._tables.database.reading() as connection:
            return clocks.tables_out_of_time(connection, now)

    def _end_turn(self, table: str) -> None:
        try:
            self._time_out(table)
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("a turn could not be ended; it is tried again later", extra={"table": table})
            self._postpone(table)

    def _beat(self) -> None:
        now, wall = self._tables.playtime.now(), self._tables.clock.wall()
        with self._tables.database.writing() as connection:
            self._is_timekeeper = clocks.write_time(connection, self._name, now, wall, LEASE_SECONDS)
        self._beat_at = now

    def _postpone(self, table: str) -> None:
        """Look at a table again after a while: the others must not wait for it."""
        with self._tables.database.writing() as connection:
            clocks.set_deadline(connection, table, self._tables.playtime.now() + RETRY_SECONDS)

    def _time_out(self, table: str) -> None:
        tables, now = self._tables, self._tables.playtime.now()
        with tables.database.writing() as connection:
            try:
                live = tables.live.current(connection, table, lock=True)
            except Refusal:  # nobody can read it any more: others must not wait for it
                clocks.set_deadline(connection, table, None)
                return
            if live.stuck is not None:
                clocks.set_deadline(connection, table, None)
                return
            if live.deadline is None or live.deadline > now:
                clocks.set_deadline(connection, table, live.deadline)
                return
            change = Change(connection, live.copy(), Viewer(), now, self._tables.clock.wall())
            time_out(change)
            tables.write(change)
        tables.visited(change.live, True)  # a bot that takes over has to act, though nobody is there
        tables.publish(change)
        log.info("a player was out of time", extra={"table": table})
