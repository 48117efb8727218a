"""The database: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

import logging
import os
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final
from uuid import uuid4

import msgspec
import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL, Engine
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

from tikal.server.store.statements import Statement
from tikal.server.store.transactions import begin_sqlite, sqlite_transaction

log: Final = logging.getLogger("tikal.database")

AT_ONCE: Final = {"isolation_level": "AUTOCOMMIT"}
"""For reading from PostgreSQL: to begin and end a transaction would take as long as two questions."""
MIGRATION_LOCK: Final = 84_105_107
"""Key of the advisory lock that one process holds while it migrates."""
CONNECTIONS: Final = 24
CHANNEL: Final = "tikal"
"""The channel of PostgreSQL on which processes send each other `table:seq:process`."""
PEOPLE: Final = 0
"""In place of the number of an event: somebody has come to a table or gone from it."""
_NOTIFY: Final = Statement(text("SELECT pg_notify(:channel, :payload)"))
PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""Rights of everybody but the owner."""
SQLITE_HEADER: Final = b"SQLite format 3\0"
POOL_SECONDS: Final = 10.0
PING_SECONDS: Final = 1.0
"""A connection that was used since is taken for a good one."""
USED: Final = "tikal_used"
POSTGRES_SETTINGS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""Notice within seconds that the database's machine is gone; the system itself would take hours."""
SQLITE_SETTINGS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=20000",
    "wal_autocheckpoint=4000",
)
"""Pages that many moves have changed are written from the log to the file once: so it may be 16 MB long, not 4."""


class Database:
    """Connections for reading and for writing. Everything here blocks, so call it from threads."""

    def __init__(self, address: str) -> None:
        self.url: Final = _url(address)
        self.engine: Final = _engine(self.url)
        self._reader: Final = self.engine.execution_options(**AT_ONCE) if self.is_postgres else self.engine
        self._one_writer: Final = threading.Lock()
        self._kept_writer: Connection | None = None
        """SQLite's, which writes everything: to take a connection from the pool costs more than a statement."""
        self._name: Final = uuid4().hex[:24]

    @property
    def process(self) -> str:
        """A name for this process, by which it knows its own notifications; a fork of it has another one."""
        return f"{self._name}{os.getpid():08x}"

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share it."""
        return self.url.get_backend_name() == "postgresql"

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading. With PostgreSQL each statement sees what is committed when it begins.

        If several things belong together, mind the order in which you read them, or use `snapshot`.
        """
        with self._reader.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees one state of the database, for many questions; nobody has to wait for it."""
        level = {"isolation_level": "REPEATABLE READ"} if self.is_postgres else {}
        with self.engine.connect().execution_options(**level) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed at the end. SQLite has one writer at a time; others wait here."""
        if self.is_postgres:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._one_writer:
            if self._kept_writer is None:
                self._kept_writer = self.engine.connect()
            try:
                with sqlite_transaction(self._kept_writer):
                    yield self._kept_writer
            except DBAPIError:
                self._let_go()  # the disk may be full, or the file another one
                raise

    def notify(self, connection: Connection, table: str, seq: int) -> None:
        """Tell other processes of an event, or of `PEOPLE`, as soon as this transaction is committed."""
        if self.is_postgres:
            payload = f"{table}:{seq}:{self.process}"
            _NOTIFY.run(connection, {"channel": CHANNEL, "payload": payload})

    def migrate(self) -> None:
        """Bring the tables up to date; when several processes start, one does it and the others wait."""
        with self.writing() as connection:
            if self.is_postgres:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            else:
                connection.begin()  # or Alembic would think that there is no transaction, and commit one of its own
            upgrade(connection, "head")

    def close(self) -> None:
        """Let go of all connections."""
        with self._one_writer:
            self._let_go()
        self.engine.dispose()

    def _let_go(self) -> None:
        if self._kept_writer is not None:
            self._kept_writer.invalidate()
            self._kept_writer.close()
            self._kept_writer = None


def upgrade(connection: Connection, version: str) -> None:
    """Bring the tables to a version of the migrations, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", "tikal.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _url(address: str) -> URL:
    url = make_url(address)
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def _engine(url: URL) -> Engine:
    json: Final[dict[str, Any]] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
        "hide_parameters": True,  # what people say and what is hidden must not get into logs
    }
    if url.get_backend_name() == "postgresql":
        engine = create_engine(
            url,
            pool_size=CONNECTIONS // 3,
            max_overflow=CONNECTIONS,
            pool_timeout=POOL_SECONDS,
            connect_args=POSTGRES_SETTINGS,
            **json,
        )
        event.listen(engine, "checkin", _note_time)
        event.listen(engine, "checkout", _ping_after_a_while)
        return engine
    if url.database:
        _keep_private(Path(url.database))
    engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, **json)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def _note_time(_: object, record: ConnectionPoolEntry) -> None:
    record.info[USED] = monotonic()


def _ping_after_a_while(connection: Any, record: ConnectionPoolEntry, _: object) -> None:
    """Whether the database is still there; to ask before every move would cost a tenth of the move."""
    if monotonic() - record.info.get(USED, 0.0) > PING_SECONDS:
        try:
            connection.execute("")
            connection.rollback()
        except psycopg.Error as error:
            raise DisconnectionError from error  # the pool takes another connection


def _keep_private(file: Path) -> None:
    """Nobody else on this machine may read what is hidden in running games. SQLite's other files follow this one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        log.info("made a new database", extra={"file": str(file)})
    except FileExistsError:
        mode = file.stat().st_mode
        if mode & OTHERS and _is_database(file):
            file.chmod(stat.S_IMODE(mode) & ~OTHERS)


def _is_database(file: Path) -> bool:
    """Not whatever else a mistyped address may name: that stays as it is, and SQLite refuses to open it."""
    if not file.is_file():
        return False
    with file.open("rb") as content:
        return content.read(len(SQLITE_HEADER)) in (SQLITE_HEADER, b"")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for setting in SQLITE_SETTINGS:
        connection.execute(f"PRAGMA {setting}")
