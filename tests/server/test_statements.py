"""Statements that go straight to the driver fail as SQLAlchemy's do, and leave nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError

from tikal.server.store.database import Database
from tikal.server.store.statements import Statement, together

pytest_plugins = ("databases",)

ADD = Statement(text("INSERT INTO numbers VALUES (:number)"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[Database]:
    store = Database(request.getfixturevalue(request.param))
    with store.writing() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
    yield store
    store.close()


def add(store: Database, *numbers: int) -> None:
    with store.writing() as connection, together(connection):
        ADD.run_all(connection, [{"number": number} for number in numbers])


def stored(store: Database) -> list[int]:
    with store.reading() as connection:
        return list(connection.execute(text("SELECT number FROM numbers ORDER BY number")).scalars())


def test_all_of_them_are_carried_out_or_none(database: Database) -> None:
    add(database, 1, 2)
    for _ in range(8):  # after some times the driver prepares a statement
        with pytest.raises(IntegrityError):
            add(database, 3, 2, 4)
    assert stored(database) == [1, 2]
    add(database, 3)
    assert stored(database) == [1, 2, 3]


def test_another_error_undoes_what_was_written(database: Database) -> None:
    def interrupted() -> None:
        with database.writing() as connection:
            connection.execute(text("INSERT INTO numbers VALUES (1)"))
            ADD.run(connection, {"number": 2})
            raise ValueError("something else")

    with pytest.raises(ValueError, match="something else"):
        interrupted()
    assert stored(database) == []
    add(database, 1)
    assert stored(database) == [1]


def test_a_lost_connection_is_replaced(postgres: str) -> None:
    store, other = Database(postgres), Database(postgres)
    with store.writing() as connection:
        connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))

    def cut_off() -> None:
        with store.writing() as connection, together(connection):
            ADD.run(connection, {"number": 1})
            with other.reading() as elsewhere:
                others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                elsewhere.execute(text(f"{others} AND datname = current_database()"))

    with pytest.raises(DBAPIError) as failed:
        cut_off()
    assert failed.value.connection_invalidated
    add(store, 2)
    assert stored(store) == [2]
    store.close()
    other.close()
