"""SQLite's transactions, begun and ended by us.

SQLAlchemy takes longer to begin and end one than SQLite itself. Statements that go through SQLAlchemy work within it
all the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection

from tikal.server.store.statements import failure

READ: Final = "BEGIN"
WRITE: Final = "BEGIN IMMEDIATE"
"""It announces a write at once, so that no transaction has to give up halfway."""


@contextmanager
def sqlite_transaction(connection: Connection) -> Iterator[None]:
    """A transaction that writes, committed at the end."""
    _run(connection, WRITE)
    try:
        yield
        _run(connection, "COMMIT")
    except BaseException:
        if driver_of(connection).in_transaction:
            _run(connection, "ROLLBACK")
        raise
    finally:
        if connection.in_transaction():
            connection.rollback()  # SQLAlchemy's part, in which nothing is left to undo


def begin_sqlite(connection: Connection) -> None:
    """SQLAlchemy needs a transaction: one to read in, unless we have begun one to write."""
    if not driver_of(connection).in_transaction:
        _run(connection, READ)


def driver_of(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _run(connection: Connection, statement: str) -> None:
    try:
        driver_of(connection).execute(statement)
    except sqlite3.Error as error:
        raise failure(connection, error, statement) from error
