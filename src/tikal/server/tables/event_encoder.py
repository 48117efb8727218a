"""Events as they are sent: each part is computed and encoded once for all who see the same of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tikal.server.store.people import People
from tikal.server.tables.events import sees_all, shown
from tikal.server.tables.info import table_info
from tikal.server.tables.live import Live
from tikal.server.tables.positions import position
from tikal.server.tables.seats import Viewer
from tikal.server.tables.service import Tables
from tikal.server.tables.snapshot import Happened


@dataclass(frozen=True, slots=True)
class EncodedEvent:
    """An event as it is sent."""

    seq: int
    text: str


class EventEncoder:
    """Encodes the last events of a table for those who do not have them yet."""

    def __init__(self, tables: Tables, live: Live, people: People) -> None:
        self._tables: Final = tables
        self._live: Final = live
        self._people: Final = people
        self._events: Final[dict[tuple[int, bool], msgspec.Raw]] = {}
        self._infos: Final[dict[int, msgspec.Raw]] = {}
        self._encoded: Final[dict[tuple[tuple[int, ...], int], Sequence[EncodedEvent]]] = {}

    def encoded(self, viewer: Viewer, sent: int) -> Sequence[EncodedEvent]:
        """The events after one, each with the table and the position after it."""
        key = (viewer.seats, sent)
        if key not in self._encoded:
            happened = self._tables.happened(self._live, sent)
            self._encoded[key] = [EncodedEvent(one.event.seq, self._message(one, viewer)) for one in happened]
        return self._encoded[key]

    def _message(self, one: Happened, viewer: Viewer) -> str:
        newest = one.after.seq == self._live.seq
        return written(
            {
                "type": "event",
                "event": self._event(one, viewer),
                "table": self._info(one),
                "position": position(one.after, viewer, newest),
            }
        )

    def _event(self, one: Happened, viewer: Viewer) -> msgspec.Raw:
        key = (one.event.seq, sees_all(one.event, self._live, viewer))
        if key not in self._events:
            self._events[key] = _raw(shown(one.event, self._live, viewer))
        return self._events[key]

    def _info(self, one: Happened) -> msgspec.Raw:
        if one.event.seq not in self._infos:
            self._infos[one.event.seq] = _raw(table_info(one.after, self._people, self._tables.playtime))
        return self._infos[one.event.seq]


def written(message: dict[str, Any]) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()


def _raw(plain: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(plain))
