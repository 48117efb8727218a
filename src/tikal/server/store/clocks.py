"""The time of the tables in the database, and who keeps it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, or_, select, update

from tikal.server.store.schema import tables, timekeeping

THE_ROW: Final = 1
MOST_AT_ONCE: Final = 100


def time_written(connection: Connection) -> tuple[float, float] | None:
    """The last time of the tables that was written down, and when that was by the wall clock."""
    found = connection.execute(select(timekeeping.c.seconds, timekeeping.c.wall)).one_or_none()
    return None if found is None else (found[0], found[1])


def write_time(connection: Connection, name: str, seconds: float, wall: float, lease: float) -> bool:
    """Write down the time, if this process is the timekeeper or nobody is: whether it is now."""
    values = {"keeper": name, "seconds": seconds, "wall": wall}
    is_free = or_(
        timekeeping.c.keeper == name,
        timekeeping.c.wall < wall - lease,
        timekeeping.c.wall > wall + lease,  # the wall clock was set back
    )
    if connection.execute(update(timekeeping).where(is_free).values(**values)).rowcount:
        return True
    if connection.execute(select(timekeeping.c.id)).one_or_none() is None:
        connection.execute(insert(timekeeping).values(id=THE_ROW, **values))
        return True
    return False


def set_deadline(connection: Connection, table_id: str, deadline: float | None) -> None:
    """When the player to act is out of time."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=deadline))


def tables_out_of_time(connection: Connection, now: float) -> list[str]:
    """Tables whose player to act has no time left, those first that have waited longest."""
    query = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline)
    return list(connection.execute(query.limit(MOST_AT_ONCE)).scalars())
