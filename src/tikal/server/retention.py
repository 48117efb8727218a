"""Puts tables away that nobody has opened for long. Whoever opens one again finds it as it was."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tikal.errors import TikalError
from tikal.server.durations import DAY
from tikal.server.refusal import Refusal
from tikal.server.store import archive
from tikal.server.tables.replaying import game_after
from tikal.server.tables.service import Tables

AT_ONCE: Final = 100
"""Tables that are archived in one sweep; the next one goes on."""

log: Final = logging.getLogger("tikal.retention")


@dataclass(frozen=True, slots=True)
class RetentionSettings:
    """When tables are archived. None: never."""

    unfinished_days: float | None = 365.0
    finished_days: float | None = 3 * 365.0
    every: float = 3600.0
    """Seconds between two sweeps; visits are written down as seldom."""


class Retention:
    """Looks after the tables of a database."""

    def __init__(self, tables: Tables, settings: RetentionSettings) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._lock: Final = threading.Lock()
        self._visited: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def visit(self, table: str) -> None:
        """Somebody is at a table; from any thread."""
        with self._lock:
            self._visited.add(table)

    def start(self, run: Callable[..., Awaitable[Any]], watched: Callable[[], list[str]]) -> None:
        """Begin to sweep; `run` does in a thread what blocks, `watched` are the tables somebody is connected to."""
        self._task = asyncio.create_task(self._keep_sweeping(run, watched))

    async def stop(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_sweeping(self, run: Callable[..., Awaitable[Any]], watched: Callable[[], list[str]]) -> None:
        while True:
            await asyncio.sleep(self._settings.every)
            for table in watched():
                self.visit(table)
            try:
                await run(self.note_visits)
                for _ in range(AT_ONCE):
                    if not await run(self.archive_one):
                        break
            except SQLAlchemyError:
                log.warning("the database does not answer; tables are archived later")
            except Exception:
                log.exception("no tables could be archived")

    # These block.

    def note_visits(self) -> None:
        """Write down which tables were opened."""
        with self._lock:
            visited, self._visited = self._visited, set()
        if visited:
            with self._tables.database.writing() as connection:
                archive.note_visits(connection, sorted(visited), self._tables.clock.wall())

    def archive_one(self) -> bool:
        """Archive a table that is due; whether there was one."""
        now = self._tables.clock.wall()
        with self._tables.database.writing() as connection:
            table = archive.due(
                connection,
                _before(now, self._settings.unfinished_days),
                _before(now, self._settings.finished_days),
            )
            if table is None:
                return False
            archive.archive_table(connection, table, self._game_file(connection, table), now)
        self._tables.live.forget(table)
        log.info("a table was archived", extra={"table": table})
        return True

    def _game_file(self, connection: Connection, table: str) -> str | None:
        """The whole game, for whoever runs the server; None if it cannot be read any more."""
        try:
            live = self._tables.live.current(connection, table, lock=True)
            return game_after(live.row, live.step, live.names).record()
        except (Refusal, TikalError):
            return None


def _before(now: float, days: float | None) -> float | None:
    return None if days is None else now - days * DAY
