"""The list of open tables, page by page."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from sqlalchemy import Connection, and_, exists, or_, select

from tikal.server.refusal import malformed
from tikal.server.schemas.lobby import OpenSeat, OpenTable, OpenTables
from tikal.server.secrets import is_table_id
from tikal.server.store.schema import seats, tables
from tikal.server.tables.colours import shown_colour

AT_ONCE: Final = 20
TIME: Final = r"[0-9TZ:.+-]{1,40}"
"""The form of the times at which tables were created."""
LISTED_DAYS: Final = 14
"""Older tables are no longer listed: nobody is waiting there."""

What = Literal["seats", "games"]
"""Tables with a free seat, or games to watch."""

_FREE: Final = and_(seats.c.kind == "link", seats.c.secret_hash.is_(None), seats.c.level.is_(None), ~seats.c.resigned)
_HAS_FREE: Final = exists().where(seats.c.table_id == tables.c.id, _FREE)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the list: after the table that was created then."""

    created: str
    table: str

    @classmethod
    def read(cls, text: str) -> Place:
        """From an address."""
        created, _, table = text.partition("~")
        if not re.fullmatch(TIME, created) or not is_table_id(table):
            raise malformed("after: use what `next` of the page before says", field="after")
        return cls(created, table)

    def __str__(self) -> str:
        return f"{self.created}~{self.table}"


def open_tables(connection: Connection, what: What, after: Place | None, now: float) -> OpenTables:
    """A page of the list, the newest tables first."""
    oldest = datetime.fromtimestamp(now, UTC) - timedelta(days=LISTED_DAYS)
    listed = tables.c.listed & ~tables.c.over & tables.c.file.is_(None) & (tables.c.created >= oldest.isoformat())
    query = select(tables).where(listed, _HAS_FREE if what == "seats" else ~_HAS_FREE & tables.c.spectators)
    if after is not None:
        same_time = and_(tables.c.created == after.created, tables.c.id < after.table)
        query = query.where(or_(tables.c.created < after.created, same_time))
    query = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(AT_ONCE + 1)
    found = [row._mapping for row in connection.execute(query)]
    shown = found[:AT_ONCE]
    sitting = _seats(connection, [row["id"] for row in shown])
    more = len(found) > AT_ONCE
    return {
        "tables": [_table(row, sitting[row["id"]]) for row in shown],
        "next": str(Place(shown[-1]["created"], shown[-1]["id"])) if more else None,
    }


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[OpenSeat]]:
    free = _FREE.label("free")
    columns = (seats.c.table_id, seats.c.seat, seats.c.name, seats.c.level, seats.c.colour, free)
    query = select(*columns).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    found: dict[str, list[OpenSeat]] = defaultdict(list)
    for table, seat, name, level, colour, is_free in connection.execute(query):
        shown = shown_colour(colour, seat)
        found[table].append({"seat": seat, "name": name, "level": level, "colour": shown, "free": bool(is_free)})
    return found


def _table(row: Any, sitting: list[OpenSeat]) -> OpenTable:
    return {
        "id": row["id"],
        "title": row["title"],
        "edition": row["edition"],
        "auction": row["auction"],
        "scenario": row["scenario"],
        "created": row["created"],
        "begun": row["seq"] > 1,
        "spectators": row["spectators"],
        "seats": sitting,
    }
