"""Archived tables: their events lie compressed in one row, with the game file for whoever looks into it.

What is small stays where it is: the table, its seats and the hashes of their secrets. So nothing has to be opened to
know whether a secret is right.
"""

from __future__ import annotations

import gzip
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from tikal.server.store.schema import archives, commands, events, tables

ARCHIVED: Final = 0
"""Number of the last event of an archived table."""
_MOVED: Final = {"events": events, "commands": commands}


def due(connection: Connection, unfinished_before: float | None, finished_before: float | None) -> str | None:
    """A table that nobody has opened since then, the one not opened for longest; None: tables of that kind stay."""
    kinds: list[ColumnElement[bool]] = []
    if unfinished_before is not None:
        kinds.append(and_(~tables.c.over, tables.c.seen < unfinished_before))
    if finished_before is not None:
        kinds.append(and_(tables.c.over, tables.c.seen < finished_before))
    if not kinds:
        return None
    # Where a clock runs, something will happen by itself.
    open_ = and_(tables.c.seq != ARCHIVED, tables.c.deadline.is_(None), or_(*kinds))
    return connection.execute(select(tables.c.id).where(open_).order_by(tables.c.seen).limit(1)).scalar_one_or_none()


def archive_table(connection: Connection, table_id: str, game_file: str | None, now: float) -> None:
    """Move the events of a table into the archive."""
    seq, file = connection.execute(select(tables.c.seq, tables.c.file).where(tables.c.id == table_id)).one()
    kept: dict[str, Any] = {"game": game_file, "seq": seq, "file": file}
    for name, table in _MOVED.items():
        found = connection.execute(select(table).where(table.c.table_id == table_id))
        kept[name] = [dict(row) for row in found.mappings().all()]
        connection.execute(delete(table).where(table.c.table_id == table_id))
    body = gzip.compress(msgspec.json.encode(kept), mtime=0)
    connection.execute(insert(archives).values(table_id=table_id, at=now, body=body))
    # An uploaded game stays one to look at, though its file is elsewhere now.
    row = {"seq": ARCHIVED, "file": None if file is None else "", "bot_to_act": False}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**row))


def bring_back(connection: Connection, table_id: str, now: float) -> None:
    """Move everything back."""
    body = connection.execute(select(archives.c.body).where(archives.c.table_id == table_id)).scalar_one()
    kept = msgspec.json.decode(gzip.decompress(body))
    for name, table in _MOVED.items():
        if kept[name]:
            connection.execute(insert(table), kept[name])
    connection.execute(delete(archives).where(archives.c.table_id == table_id))
    row = {"seq": kept["seq"], "file": kept["file"], "seen": now}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**row))


def note_visits(connection: Connection, table_ids: list[str], now: float) -> None:
    """Somebody has opened these tables lately."""
    connection.execute(update(tables).where(tables.c.id.in_(table_ids)).values(seen=now))
