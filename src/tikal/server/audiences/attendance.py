"""Which tables somebody cares about. Bots play only there, and whoever is there pays for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

from tikal.server.limits.callers import Caller

MOST_TABLES: Final = 10_000
BRIEFLY: Final = 30.0
"""Seconds after a look in which somebody still counts as watching: a program that polls has no connection."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody was at a table."""

    at: float
    who: Caller
    is_player: bool


class Attendance:
    """The last visits to tables, as this process has seen them. May be asked from any thread."""

    def __init__(self, rest: float, clock: Callable[[], float], is_watched: Callable[[str], bool]) -> None:
        """Bots rest after `rest` seconds without a visit; `is_watched` says whether somebody is connected."""
        self._rest: Final = rest
        self._clock: Final = clock
        self._is_watched: Final = is_watched
        self._lock: Final = threading.Lock()
        self._visits: Final[LRUCache[str, Visit]] = LRUCache(MOST_TABLES)

    def visit(self, table: str, who: Caller, is_player: bool) -> bool:
        """Somebody looks at a table, or acts there. Whether bots had come to rest before.

        A spectator does not take a table over from a player: what its bots need stays the player's.
        """
        now = self._clock()
        with self._lock:
            last = self._visits.get(table)
            keeps = last is not None and last.is_player and not is_player and now - last.at < self._rest
            self._visits[table] = Visit(now, last.who, True) if last and keeps else Visit(now, who, is_player)
        return last is None or now - last.at >= min(BRIEFLY, self._rest)

    def payer(self, table: str, has_people: bool) -> Caller | None:
        """For whom the bots of a table think; None if they rest. Games without people are for those who watch only."""
        with self._lock:
            last = self._visits.get(table)
        if last is None:
            return None
        patience = self._rest if has_people else min(BRIEFLY, self._rest)
        return last.who if self._is_watched(table) or self._clock() - last.at < patience else None

    @property
    def tables(self) -> list[str]:
        """Tables with visits that are not long ago, or with somebody who is connected."""
        now = self._clock()
        with self._lock:
            visits = list(self._visits.items())
        return [table for table, last in visits if now - last.at < self._rest or self._is_watched(table)]
