"""Checks whether everything works: each says what it found and, if something is wrong, what to do."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from platform import platform
from typing import Final

from tikal import __version__
from tikal.compiling import cache
from tikal.compiling.unit import wanted
from tikal.games.units import units
from tikal.server.running import home
from tikal.server.settings import PAGE
from tikal.server.user_data import data_directory

WELL, NOTE, ILL = "ok", "note", "WRONG"
OLDEST_PYTHON: Final = (3, 11)
PACKAGES: Final = ("numpy", "numba", "llvmlite", "fastapi", "uvicorn", "sqlalchemy", "msgspec")
LITTLE_ROOM: Final = 50_000_000
"""Bytes on a disk below which things may go wrong."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has found."""

    what: str
    state: str
    found: str
    advice: str = ""


def check_up(database: str | None = None) -> list[Finding]:
    """All checks; of that database, or of the one in the user's data directory."""
    findings = [*_versions(), *_code_cache(), *_compiled(), *_database(database)]
    return [*findings, *_port(), *_page_and_browser()]


def _versions() -> Iterator[Finding]:
    python = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info >= OLDEST_PYTHON:
        yield Finding("Tikal", WELL, f"{__version__}, Python {python}, {platform()}")
    else:
        yield Finding("Python", ILL, python, "install Python 3.11 or newer and set Tikal up again")
    found, missing = [], []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            missing.append(package)
    yield Finding("packages", WELL, ", ".join(found))
    if missing:
        yield Finding(
            "packages", ILL, f"missing: {', '.join(missing)}", "install Tikal again: remove .venv, run ./play"
        )


def _code_cache() -> Iterator[Finding]:
    folder = cache.directory()
    files = [path for path in folder.glob(f"*{cache.SUFFIX}") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    found = f"{folder}, {len(files)} files, {size / 1e6:.1f} MB"
    if folder.is_relative_to(cache.wanted_directory()):
        yield Finding("code cache", WELL, found)
    else:
        why = f"{cache.wanted_directory()} cannot be written, or others may write there"
        advice = "make it yours alone (chown, chmod 700), or set XDG_CACHE_HOME to a folder of yours"
        yield Finding("code cache", NOTE, f"{found}; {why}", advice)
    yield from _room(folder)


def _room(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free
    if free < LITTLE_ROOM:
        yield Finding("disk", ILL, f"{free / 1e6:.0f} MB free in {folder}", "free some space there")


def _compiled() -> Iterator[Finding]:
    if not wanted():
        yield Finding("compiled code", NOTE, "turned off by TIKAL_JIT=0", "unset TIKAL_JIT to play at full speed")
        return
    for unit in units():
        found = cache.find(unit.name)
        if found is None:
            advice = "run `tikal compile` (about a minute), or let `tikal play` do it while you play"
            failure = cache.last_failure(unit.game)
            why = "not compiled" if failure is None else f"not compiled: the last time it failed ({failure})"
            yield Finding(unit.name, NOTE, why, advice)
        elif unit.look_again():
            yield Finding(unit.name, WELL, f"compiled, {found.path.stat().st_size / 1000:.0f} kB")
        else:
            yield Finding(unit.name, ILL, "compiled, but it cannot be loaded", "`tikal compile` replaces it")


def _database(address: str | None) -> Iterator[Finding]:
    from sqlalchemy import text
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from tikal.server.store.database import Database

    try:
        if address is None:
            file = data_directory() / home.DATABASE
            yield from _room(file.parent)
            if not file.exists():
                yield Finding("database", WELL, f"none yet; `tikal play` will create {file}")
                return
        database = Database(address or home.default_database())
        shown = database.url.render_as_string(hide_password=True)
        with database.reading() as connection:
            if not database.is_postgres:
                answer = str(connection.execute(text("PRAGMA quick_check")).scalar())
                if answer != "ok":
                    yield Finding("database", ILL, f"{shown} is damaged: {answer}", "restore a backup, or move it away")
                    return
            tables = connection.execute(text("SELECT count(*) FROM tables")).scalar()
        database.close()
        yield Finding("database", WELL, f"{shown}, {tables} tables")
    except (SQLAlchemyError, ArgumentError, OSError) as error:
        first = str(getattr(error, "orig", None) or error).splitlines()[0]
        yield Finding("database", ILL, first, "check that it exists and that you may read and write it")


def _port() -> Iterator[Finding]:
    running = home.running_server()
    if running is not None:
        yield Finding("port", WELL, f"Tikal is running at {running.address}")
        return
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((home.LOOPBACK, home.USUAL_PORT))
            yield Finding("port", WELL, f"{home.USUAL_PORT} is free")
        except OSError:
            found = f"another program uses {home.USUAL_PORT}"
            yield Finding("port", NOTE, found, "`tikal play` takes another port; --port chooses one")


def _page_and_browser() -> Iterator[Finding]:
    if (PAGE / "index.html").is_file():
        yield Finding("page", WELL, "built")
    else:
        yield Finding("page", ILL, "missing from the package", "install Tikal again, or run tools/page build")
    try:
        browser = webbrowser.get()
        yield Finding("browser", WELL, getattr(browser, "name", type(browser).__name__))
    except webbrowser.Error:
        advice = "open the address that `tikal play` prints in a browser of your choice"
        yield Finding("browser", NOTE, "none that can be opened from here", advice)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield Finding("user", NOTE, "you are root", "Tikal needs no root rights: run it as an ordinary user")
