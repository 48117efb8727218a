"""Questions to the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, Double, Text, and_, bindparam, cast, exists, literal_column, null, or_, select

from tikal.server.store.events import StoredEvent, read_event
from tikal.server.store.rows import CommandRow, SeatRow, TableRow
from tikal.server.store.schema import commands, events, no_lease, presence, seats, tables
from tikal.server.store.statements import Statement, among, many

_TABLE = [tables.c[name] for name in TableRow.__dataclass_fields__]
_SEAT = [seats.c[name] for name in SeatRow.__dataclass_fields__]
_EVENT = [events.c[name] for name in ("seq", "kind", "seat", "at", "version")]
_MOST = 2**31 - 1
"""The largest number that an event can have."""

_EVENTS = Statement(
    select(*_EVENT, cast(events.c.body, Text))
    .where(
        events.c.table_id == bindparam("table"), events.c.seq > bindparam("after"), events.c.seq <= bindparam("last")
    )
    .order_by(events.c.seq)
)
_OF_TABLE = select(tables.c.seq).where(tables.c.id == bindparam("table"))
_LAST_SEQ = Statement(_OF_TABLE)
_LAST_SEQ_LOCKED = Statement(_OF_TABLE.with_for_update())
_LAST_SEQS = Statement(select(tables.c.id, tables.c.seq).where(among(tables.c.id, "tables")))
_HAS_PLAYER = exists().where(
    seats.c.table_id == tables.c.id, seats.c.kind != literal_column("'bot'"), seats.c.level.is_(None), ~seats.c.resigned
)
_WAITING_FOR_BOTS = Statement(
    select(tables.c.id)
    .where(
        or_(among(tables.c.id, "tables"), and_(tables.c.pace.is_not(null()), _HAS_PLAYER)),
        tables.c.bot_to_act,
        no_lease(bindparam("now", type_=Double())),
    )
    .order_by(tables.c.thinking_until)
)
_COMMAND = Statement(
    select(*(commands.c[name] for name in CommandRow.__dataclass_fields__)).where(
        commands.c.table_id == bindparam("table"),
        commands.c.caller == bindparam("caller"),
        commands.c.key == bindparam("key"),
    )
)


def table_row(connection: Connection, table_id: str) -> TableRow | None:
    """What does not change about a table."""
    found = connection.execute(select(*_TABLE).where(tables.c.id == table_id)).one_or_none()
    return None if found is None else TableRow(*found)


def last_seq(connection: Connection, table_id: str, lock: bool = False) -> int | None:
    """Number of the table's last event; with a lock nobody else adds one before this transaction ends."""
    found = (_LAST_SEQ_LOCKED if lock else _LAST_SEQ).first(connection, {"table": table_id})
    return None if found is None else int(found[0])


def last_seqs(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """The same for many tables."""
    return dict(_LAST_SEQS.all(connection, {"tables": many(table_ids)}))


def seat_rows(connection: Connection, table_id: str) -> tuple[SeatRow, ...]:
    """All seats, in their order."""
    found = connection.execute(select(*_SEAT).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return tuple(SeatRow(*row) for row in found)


def events_between(connection: Connection, table_id: str, after: int, last: int | None = None) -> list[StoredEvent]:
    """The events after one number, up to another."""
    last = _MOST if last is None else last
    rows = _EVENTS.all(connection, {"table": table_id, "after": after, "last": last})
    return [
        read_event(seq, kind, seat, at, version, msgspec.json.decode(body))
        for seq, kind, seat, at, version, body in rows
    ]


def command_done(connection: Connection, table_id: str, callers: Sequence[str], key: str) -> CommandRow | None:
    """The command that one of these callers sent under this key, if it was carried out."""
    for caller in callers:
        if found := _COMMAND.first(connection, {"table": table_id, "caller": caller, "key": key}):
            return CommandRow(*found)
    return None


def is_connected(connection: Connection, table_id: str, seat: int) -> bool:
    """Whether the player of a seat is connected. Processes remove those of others that have died."""
    there = select(presence.c.seat).where(presence.c.table_id == table_id, presence.c.seat == seat)
    return connection.execute(there).first() is not None


def last_seen(connection: Connection, table_id: str, seat: int) -> float:
    """When the player of a seat last came, went or did something, to within an hour."""
    query = select(seats.c.seen).where(seats.c.table_id == table_id, seats.c.seat == seat)
    return float(connection.execute(query).scalar_one())


def tables_waiting_for_bots(connection: Connection, now: float, cared_for: Collection[str]) -> list[str]:
    """Those among some tables, and those with a pace that a person plays at, where a bot is to act.

    Nobody thinks for it yet, and the longest waiting comes first.
    """
    values = {"tables": many(cared_for), "now": now}
    return [table for (table,) in _WAITING_FOR_BOTS.all(connection, values)]
