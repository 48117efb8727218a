"""Calendars in the database: the seats whose deadlines somebody wants to see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from tikal.server.store.schema import calendars


@dataclass(frozen=True, slots=True)
class CalendarRow:
    """A seat in a calendar, as long as it has the secret that it had when it was put in."""

    token_hash: str
    table_id: str
    seat: int
    secret_hash: str
    language: str


_ROW = [calendars.c[name] for name in CalendarRow.__dataclass_fields__]


def write_calendar(connection: Connection, token_hash: str, rows: Iterable[CalendarRow]) -> None:
    """These seats, and no others, are in the calendar."""
    connection.execute(delete(calendars).where(calendars.c.token_hash == token_hash))
    values = [asdict(row) for row in rows]
    if values:
        connection.execute(insert(calendars), values)


def calendar_rows(connection: Connection, token_hash: str) -> list[CalendarRow]:
    """The seats in a calendar."""
    found = connection.execute(select(*_ROW).where(calendars.c.token_hash == token_hash))
    return [CalendarRow(*row) for row in found]
