"""The database's own files: nobody else may read them, and what fails there says nothing of what people wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tikal.server.store.database import Database
from tikal.server.store.statements import Statement

pytest_plugins = ("databases",)

SAID = "said in confidence"
FAILING = "INSERT INTO nowhere VALUES (:said)"


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    file = tmp_path / "of its own" / "tables.db"
    file.parent.mkdir()
    file.touch(0o644)  # as version 0.1.0 left it
    file.chmod(0o644)
    database = Database(f"sqlite:///{file}")
    database.migrate()
    modes = {one.name: one.stat().st_mode & 0o777 for one in file.parent.iterdir()}
    database.close()
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_statement_that_fails_names_no_values(kind: str, request: pytest.FixtureRequest) -> None:
    database = Database(request.getfixturevalue(kind))
    for fail in (
        lambda connection: connection.execute(text(FAILING), {"said": SAID}),
        lambda connection: Statement(text(FAILING)).run(connection, {"said": SAID}),
    ):
        with pytest.raises(DBAPIError) as failed, database.writing() as connection:
            fail(connection)
        assert "nowhere" in str(failed.value)
        assert SAID not in str(failed.value)
    database.close()
