"""When players last did something, in the database: seats without their player may be given to somebody else."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Final

from cachetools import LRUCache
from sqlalchemy import Connection

from tikal.server.store import writing
from tikal.server.store.events import Seated
from tikal.server.tables.change import Change

SECONDS: Final = 3600.0
"""Between two times that are written for a seat, so that a move stays cheap."""
MOST_SEATS: Final = 10_000


class LastActs:
    """The acts that this process has written, those of the last seats."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._written: Final[LRUCache[tuple[str, int], float]] = LRUCache(MOST_SEATS)

    def note(self, change: Change) -> None:
        """Write down that the players who made a change were there, within its transaction."""
        seated = (event.seat for event in change.added if isinstance(event, Seated))
        self._write(change.connection, change.live.row.id, {*change.viewer.seats, *seated}, change.wall)

    def _write(self, connection: Connection, table: str, seats: Iterable[int], now: float) -> None:
        with self._lock:
            due = [seat for seat in seats if abs(now - self._written.get((table, seat), 0.0)) >= SECONDS]
            self._written.update(dict.fromkeys(((table, seat) for seat in due), now))
        if due:
            writing.see_players(connection, table, due, now)
