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


def test_what_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    text, folder, protected = (tmp_path / name for name in ("letter.txt", "folder", "protected.db"))
    text.write_text("Dear Ana")
    folder.mkdir()
    protected.touch()
    for one, mode in ((text, 0o644), (folder, 0o755), (protected, 0o444)):
        one.chmod(mode)
    before = {one: one.stat() for one in (text, folder)}
    for one in before:
        with pytest.raises(DBAPIError):
            Database(f"sqlite:///{one}").migrate()
        assert (one.stat().st_mode, one.stat().st_mtime_ns) == (before[one].st_mode, before[one].st_mtime_ns)
    Database(f"sqlite:///{protected}")
    assert protected.stat().st_mode & 0o777 == 0o400, "rights are taken away, never given"


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
