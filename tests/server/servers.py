"""Servers that all tests of a process share: each test has tables of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from databases import new_postgres
from serving import Server, serving, settings_for


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite."""
    yield from _served(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tikal.db'}")


@pytest.fixture(scope="session")
def postgres_server(postgres_cluster: Path) -> Iterator[Server]:
    """A server with PostgreSQL."""
    yield from _served(new_postgres(postgres_cluster))


@pytest.fixture
def server(sqlite_server: Server) -> Server:
    """The one that will do where the database makes no difference."""
    return sqlite_server


def _served(database: str) -> Iterator[Server]:
    with serving(settings_for(database)) as address, Server(address) as server:
        yield server
