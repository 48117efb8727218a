"""A backup holds everything, fits both databases, and is refused if anything is wrong with it."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Table, select, text

from serving import Server, serving, settings_for
from tikal.cli import run
from tikal.server.store.backup import PASSING
from tikal.server.store.database import Database
from tikal.server.store.schema import metadata

pytest_plugins = ("databases",)

OLD = Path(__file__).parent / "old_databases" / "0.1.0.sql.gz"


def rows_of(address: str) -> dict[str, list[str]]:
    """All rows of a database, as text that is the same for both kinds; without when tables were last looked at."""
    database = Database(address)
    try:
        with database.reading() as connection:
            return {
                table.name: [
                    str(row) for row in connection.execute(select(*_lasting(table)).order_by(*table.primary_key))
                ]
                for table in metadata.sorted_tables
                if table.name not in PASSING
            }
    finally:
        database.close()


def _lasting(table: Table) -> list[Column[Any]]:
    """The columns, but for the one that migrations and every look fill with the time."""
    return [column for column in table.columns if column.name != "seen"]


def played(address: str) -> None:
    """Fill a database with a game that has begun."""
    with serving(settings_for(address)) as served, Server(served) as server:
        table = server.set_up()
        table.play_randomly(20, random.Random(3))
        table.post("/chat", table.people[0], text="¡Hola {1}!", key="k")


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> str:
    address = f"sqlite:///{tmp_path_factory.mktemp('begun') / 'tables.db'}"
    played(address)
    return address


@pytest.fixture
def backup(begun: str, tmp_path: Path) -> Path:
    file = tmp_path / "tikal.backup.gz"
    assert run(["backup", str(file), "--database", begun]) == 0
    return file


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write(file: Path, lines: list[dict[str, Any]]) -> None:
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(
    begun: str, backup: Path, postgres: str, sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["restore", str(backup), "--database", postgres]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert rows_of(postgres) == rows_of(begun)
    again = tmp_path / "again.gz"
    assert run(["backup", str(again), "--database", postgres]) == 0
    assert run(["restore", str(again), "--database", sqlite]) == 0
    assert rows_of(sqlite) == rows_of(begun)


def test_a_restored_game_goes_on(backup: Path, sqlite: str) -> None:
    assert run(["restore", str(backup), "--database", sqlite]) == 0
    table = lines_of(backup)[1]["row"]
    with serving(settings_for(sqlite)) as served, Server(served) as server:
        position = server.http.get(f"/api/tables/{table['id']}").json()
    assert position["seq"] == table["seq"]


def test_a_backup_of_an_old_version_is_brought_up_to_date(
    tmp_path: Path, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 1e9)  # a migration notes when it was done
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as connection:
        connection.executescript(gzip.decompress(OLD.read_bytes()).decode())
    file = tmp_path / "old.backup.gz"
    assert run(["backup", str(file), "--database", f"sqlite:///{old}"]) == 0
    assert lines_of(file)[0]["tables"] == "0001"
    assert run(["restore", str(file), "--database", sqlite]) == 0
    Database(f"sqlite:///{old}").migrate()
    assert rows_of(sqlite) == rows_of(f"sqlite:///{old}")


def test_only_its_owner_can_read_a_backup(backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("tikal: ")
    assert said.count("\n") == 1
    return said


def test_a_backup_that_is_there_is_kept(begun: str, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = backup.read_bytes()
    assert "--replace" in refused(["backup", str(backup), "--database", begun], capsys)
    assert backup.read_bytes() == before
    assert run(["backup", str(backup), "--database", begun, "--replace"]) == 0


def test_a_database_that_is_not_empty_is_left_alone(
    begun: str, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = rows_of(begun)
    assert "not empty" in refused(["restore", str(backup), "--database", begun], capsys)
    assert rows_of(begun) == before


def test_what_is_not_there_is_named(tmp_path: Path, sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.db"
    assert "missing.db" in refused(["backup", str(tmp_path / "b"), "--database", f"sqlite:///{missing}"], capsys)
    assert not missing.exists()
    assert "nothing.gz" in refused(["restore", str(tmp_path / "nothing.gz"), "--database", sqlite], capsys)


def test_what_is_no_backup_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, text = tmp_path / "new.db", tmp_path / "text.gz"
    text.write_text("Tikal", encoding="utf-8")
    for file in (tmp_path / "nothing.gz", text):
        assert file.name in refused(["restore", str(file), "--database", f"sqlite:///{database}"], capsys)
        assert not database.exists()


def test_a_backup_that_cannot_be_written_is_named_as_it_was_asked_for(
    begun: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(["backup", str(tmp_path / "nowhere" / "b.gz"), "--database", begun], capsys)
    assert "b.gz" in said
    assert ".part" not in said


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("cut", "damaged"),
        ("row", "not complete"),
        ("table", "'treasury'"),
        ("text", "not a backup"),
        ("newer", "restore this backup with Tikal 9.9"),
        ("format", "format 2"),
        ("column", "do not fit"),
    ],
)
def test_a_damaged_backup_restores_nothing(
    damage: str, said: str, backup: Path, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(backup)
    if damage == "cut":
        backup.write_bytes(backup.read_bytes()[:-40])
    elif damage == "row":
        write(backup, lines[:-1])
    elif damage == "table":
        write(backup, [*lines, {"table": "treasury", "row": {}}])
    elif damage == "text":
        backup.write_text("Tikal", encoding="utf-8")
    elif damage == "newer":
        write(backup, [{**lines[0], "tables": "9999", "version": "9.9"}])
    elif damage == "format":
        write(backup, [{**lines[0], "tikal_backup": 2}])
    else:
        write(backup, [lines[0], {"table": "tables", "row": {"id": "x"}}])
    assert said in refused(["restore", str(backup), "--database", sqlite], capsys)
    database = Database(sqlite)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM sqlite_master")).scalar_one() == 0
    database.close()
