"""A backup: all rows of a database as gzipped lines of JSON, the same for SQLite and PostgreSQL.

The first line names the version of the tables and counts their rows, so a backup of an older version can be restored,
and one that was cut short is noticed. It is written from one state of the database, also while a server runs.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

import tikal
from tikal.errors import TikalError
from tikal.server.store.database import Database, upgrade

FORMAT: Final = 1
PASSING: Final = frozenset({"alembic_version", "presence", "watching"})
"""Not backed up: the version is in the first line, and nobody is connected after a restore."""
ROWS_AT_ONCE: Final = 500
OWNER_ONLY: Final = 0o600
"""A backup holds the hidden tiles of running games."""

Step = Callable[[int], None]
Progress = Callable[[int], AbstractContextManager[Step]]
"""Shows progress: it is called with the number of rows, and then with the number done since the last call."""
Row = dict[str, Any]


class BackupError(TikalError):
    """A backup cannot be made, read or restored."""


class Header(msgspec.Struct):
    """The first line."""

    tikal_backup: int
    """Version of this format."""
    version: str
    """Of the program that wrote it."""
    tables: str
    """Version of the tables, as the migrations call it."""
    rows: dict[str, int]
    """How many rows of each table follow."""


class Line(msgspec.Struct):
    """A row of a table."""

    table: str
    row: Row


def back_up(database: Database, file: Path, progress: Progress) -> dict[str, int]:
    """Write a backup and return how many rows each table has. The file is there when it is complete, or not at all."""
    unfinished = file.with_name(f"{file.name}.part")
    try:
        opened = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None
    try:
        with os.fdopen(opened, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as packed:
                rows = _write(database, packed, progress)
            os.fsync(raw.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def need_backup(file: Path) -> None:
    """Refuse what is no backup, before a database is opened: that alone makes the file of a new one."""
    with gzip.open(file) as packed:
        _header(next(_lines(packed, file), b""), file)


def restore(database: Database, file: Path, progress: Progress) -> dict[str, int]:
    """Fill an empty database from a backup, all of it or nothing, and bring its tables up to date."""
    with gzip.open(file) as packed, database.writing() as connection:
        lines = _lines(packed, file)
        header = _header(next(lines, b""), file)
        if inspect(connection).get_table_names():
            raise BackupError("the database is not empty; restore into a new one, so that nothing is mixed or lost")
        try:
            upgrade(connection, header.tables)
        except CommandError as error:
            raise BackupError(f"{file}: restore this backup with Tikal {header.version}, which wrote it") from error
        with progress(sum(header.rows.values())) as step:
            _fill(connection, header, _rows(lines, file), file, step)
        upgrade(connection, "head")
    return header.rows


def _all(connection: Connection) -> list[Table]:
    """The tables as they are in the database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in PASSING]


def _write(database: Database, packed: gzip.GzipFile, progress: Progress) -> dict[str, int]:
    with database.snapshot() as connection:
        version = MigrationContext.configure(connection).get_current_revision()
        if version is None:
            raise BackupError("there are no tables of Tikal in this database")
        tables = _all(connection)
        count = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
        }
        _say(packed, Header(FORMAT, tikal.__version__, version, count))
        with progress(sum(count.values())) as step:
            for table in tables:
                query = select(table).order_by(*table.primary_key.columns)
                for row in connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query).mappings():
                    _say(packed, Line(str(table.name), {str(name): _plain(value) for name, value in row.items()}))
                    step(1)
    return count


def _say(packed: gzip.GzipFile, line: Header | Line) -> None:
    packed.write(msgspec.json.encode(line) + b"\n")


def _plain(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _lines(packed: BinaryIO | gzip.GzipFile, file: Path) -> Iterator[bytes]:
    try:
        yield from packed
    except (OSError, EOFError, zlib.error) as error:
        raise BackupError(f"{file}: this is not a backup, or it is damaged ({error})") from error


def _header(line: bytes, file: Path) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise BackupError(f"{file}: this is not a backup of Tikal") from error
    if header.tikal_backup != FORMAT:
        raise BackupError(
            f"{file}: this backup has format {header.tikal_backup}; restore it with Tikal {header.version}"
        )
    return header


def _fill(connection: Connection, header: Header, rows: Iterator[Line], file: Path, step: Step) -> None:
    """Insert all rows: as many as the first line promised."""
    tables = {table.name: table for table in _all(connection)}
    filled = Counter(dict.fromkeys(header.rows, 0))
    for name, group in groupby(rows, lambda line: line.table):
        if name not in tables:
            raise BackupError(f"{file}: it has rows of {name!r}, a table that its version does not have")
        while some := [line.row for line in islice(group, ROWS_AT_ONCE)]:
            _insert(connection, tables[name], some, file)
            filled[name] += len(some)
            step(len(some))
    if dict(filled) != header.rows:
        raise BackupError(f"{file}: the backup is not complete; nothing was restored")
    for table in tables.values():
        _go_on_counting(connection, table)


def _rows(lines: Iterator[bytes], file: Path) -> Iterator[Line]:
    for number, line in enumerate(lines, 2):
        try:
            yield msgspec.json.decode(line, type=Line)
        except msgspec.DecodeError as error:
            raise BackupError(f"{file}: line {number}: {error}") from error


def _insert(connection: Connection, table: Table, rows: list[Row], file: Path) -> None:
    binary = [column.name for column in table.columns if column.type.python_type is bytes]
    for row in rows:
        for name in binary:
            if row.get(name) is not None:
                row[name] = b64decode(row[name]["base64"])
    try:
        connection.execute(insert(table), rows)
    except SQLAlchemyError as error:
        raise BackupError(f"{file}: the rows of {table.name!r} do not fit their table; nothing was restored") from error


def _go_on_counting(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows by a sequence of its own, which has to follow the rows that are there now."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key.columns:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        if connection.execute(select(sequence)).scalar() is not None:
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, last, text("false"))))
