"""Statements that every move needs. SQLAlchemy writes them once; after that they go straight to the driver.

For SQLAlchemy it takes three times as long to send a statement as for the database to carry it out. What goes straight
to the driver is not translated: JSON is given as text, and rows are plain tuples.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Dialect, Executable, String, bindparam
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.compiler import compiles

Values = dict[str, Any]


class _Written(NamedTuple):
    """A statement as one kind of database takes it."""

    text: str
    order: tuple[str, ...] | None
    """Names of its values by their places; None if the database takes them by name."""

    def values(self, values: Values) -> Any:
        return values if self.order is None else [values[name] for name in self.order]


class Statement:
    """A statement with named values."""

    def __init__(self, statement: Executable) -> None:
        self._statement: Final[Any] = statement
        self._written: Final[dict[str, _Written]] = {}

    def run(self, connection: Connection, values: Values) -> None:
        """Carry it out."""
        self._cursor(connection, values)

    def run_all(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Carry it out for each of these values."""
        for values in rows:
            self._cursor(connection, values)

    def all(self, connection: Connection, values: Values) -> list[tuple[Any, ...]]:
        """All its rows."""
        rows: list[tuple[Any, ...]] = self._cursor(connection, values).fetchall()
        return rows

    def first(self, connection: Connection, values: Values) -> tuple[Any, ...] | None:
        """Its first row, if there is one."""
        row: tuple[Any, ...] | None = self._cursor(connection, values).fetchone()
        return row

    def _cursor(self, connection: Connection, values: Values) -> Any:
        written = self._for(connection.dialect)
        driver: Any = connection.connection.dbapi_connection
        if not (getattr(driver, "in_transaction", False) or connection.in_transaction()):
            connection.begin()
        try:
            return driver.execute(written.text, written.values(values))
        except Exception as error:
            raise failure(connection, error, written.text) from error

    def _for(self, dialect: Dialect) -> _Written:
        if dialect.name not in self._written:
            compiled: Any = self._statement.compile(dialect=dialect)
            self._written[dialect.name] = _Written(
                compiled.string, compiled.positiontup and tuple(compiled.positiontup)
            )
        return self._written[dialect.name]


@contextmanager
def together(connection: Connection) -> Iterator[None]:
    """Send the statements within this together, and wait only once for the database: each round trip costs more.

    Only for statements of this module that are run and not read. SQLite has no round trips, so nothing changes there.
    """
    pipeline = getattr(connection.connection.dbapi_connection, "pipeline", None)
    if pipeline is None:
        yield
        return
    try:
        with pipeline():
            yield
    except connection.dialect.loaded_dbapi.Error as error:
        raise failure(connection, error, "(several statements)") from error


class among(ColumnElement[bool]):  # noqa: N801  part of a statement, named as SQLAlchemy names them
    """Whether a column has one of many values, which are handed over as one: `SELECT ... WHERE id IN (?, ?, ...)` would
    be written anew for each number of them.
    """

    inherit_cache = True

    def __init__(self, column: ColumnElement[str], name: str) -> None:
        self.column: Final = column
        self.values: Final = bindparam(name, type_=String())


@compiles(among, "sqlite")
def _among_in_sqlite(element: among, compiler: Any, **options: Any) -> str:
    column, values = (compiler.process(part, **options) for part in (element.column, element.values))
    return f"{column} IN (SELECT value FROM json_each({values}))"


@compiles(among, "postgresql")
def _among_in_postgres(element: among, compiler: Any, **options: Any) -> str:
    column, values = (compiler.process(part, **options) for part in (element.column, element.values))
    return f"{column} IN (SELECT json_array_elements_text(CAST({values} AS JSON)))"


def many(values: Iterable[str]) -> str:
    """The value of `among`."""
    return msgspec.json.encode(list(values)).decode()


def failure(connection: Connection, error: Exception, text: str) -> BaseException:
    """An error of the driver as SQLAlchemy would raise it. A connection that is broken is not used again."""
    dialect = connection.dialect
    base: Any = dialect.loaded_dbapi.Error
    is_lost = isinstance(error, base) and dialect.is_disconnect(error, connection.connection, None)
    if is_lost:
        connection.invalidate(error)
    return DBAPIError.instance(
        text, None, error, base, hide_parameters=True, connection_invalidated=is_lost, dialect=dialect
    )
