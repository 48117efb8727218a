"""Real databases for tests: SQLite files, and a private PostgreSQL cluster for each test process."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import psycopg
import pytest

USER: Final = "tikal"
SETTINGS: Final = "-c listen_addresses='' -c fsync=off -c max_connections=200"
_numbers: Final = count(1)


@cache
def _programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _unprivileged() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid():
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def _run(program: str, *arguments: str) -> None:
    programs = _programs()
    assert programs is not None
    command = [*_unprivileged(), str(programs / program), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd="/tmp")


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Path]:
    """A running cluster that only this process knows; the path is where its socket is."""
    if _programs() is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(mkdtemp(prefix="tikal-pg-"))
    if not os.geteuid():
        shutil.chown(folder, "postgres", "postgres")
    data = str(folder / "data")
    _run("initdb", "--pgdata", data, "--username", USER, "--auth", "trust", "--no-sync", "--encoding", "UTF8")
    start_cluster(folder)
    try:
        yield folder
    finally:
        stop_cluster(folder)
        shutil.rmtree(folder)


def start_cluster(folder: Path) -> None:
    """Start it, or start it again."""
    options = ["--wait", "--log", str(folder / "log"), "-o", f"-k {folder} {SETTINGS}"]
    _run("pg_ctl", "--pgdata", str(folder / "data"), *options, "start")


def stop_cluster(folder: Path) -> None:
    """Stop it at once, as in a crash."""
    _run("pg_ctl", "--pgdata", str(folder / "data"), "--mode", "immediate", "stop")


@pytest.fixture
def crash(postgres_cluster: Path) -> Callable[[], AbstractContextManager[None]]:
    """Stops the cluster for the time of a `with`."""

    @contextmanager
    def stopped() -> Iterator[None]:
        stop_cluster(postgres_cluster)
        try:
            yield
        finally:
            start_cluster(postgres_cluster)

    return stopped


def new_postgres(cluster: Path) -> str:
    """The address of an empty database."""
    name = f"tikal{next(_numbers)}"
    with psycopg.connect(f"host={cluster} user={USER} dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://{USER}@/{name}?host={cluster}"


@pytest.fixture
def postgres(postgres_cluster: Path) -> str:
    """The same, for one test."""
    return new_postgres(postgres_cluster)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a database that is not there yet."""
    return f"sqlite:///{tmp_path / 'tikal.db'}"
