"""`tikal backup` and `tikal restore`: all tables of a server in one file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tikal.cli.options import DatabaseUrl, checked_database
from tikal.cli.progress import progress_bar

if TYPE_CHECKING:
    from tikal.server.store.database import Database

Backup = Annotated[
    Path, typer.Argument(metavar="FILE", help="The backup, such as tikal.backup.gz.", show_default=False)
]


def backup_command(
    file: Backup,
    database: DatabaseUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the file if it is there already.")] = False,
) -> None:
    """Write all tables of a database into one file; the server may be running.

    The file holds the hidden tiles of running games, so only you can read it.
    """
    from tikal.errors import TikalError
    from tikal.server.store.backup import back_up

    if file.exists() and not replace:
        raise TikalError(f"{file} is there already; choose another name, or add --replace")
    with _opened(database, must_exist=True) as opened:
        rows = back_up(opened, file, partial(progress_bar, "Backing up"))
    typer.echo(f"{file}: {_counted(rows)}")


def restore_command(file: Backup, database: DatabaseUrl = None) -> None:
    """Fill an empty database from a backup.

    SQLite and PostgreSQL can read each other's backups, and this version can read those of older ones.
    """
    from tikal.server.store.backup import need_backup, restore

    need_backup(file)
    with _opened(database) as opened:
        rows = restore(opened, file, partial(progress_bar, "Restoring"))
    typer.echo(f"{file}: {_counted(rows)} restored")


@contextmanager
def _opened(address: str | None, must_exist: bool = False) -> Iterator[Database]:
    from sqlalchemy.exc import SQLAlchemyError

    from tikal.errors import TikalError
    from tikal.server.store.database import Database

    address = checked_database(address)
    name = address.removeprefix("sqlite:///")
    if must_exist and name != address and not Path(name).exists():
        raise TikalError(f"{name}: there is no such database")
    database = Database(address)
    try:
        yield database
    except SQLAlchemyError as error:
        raise TikalError(f"the database does not answer: {str(getattr(error, 'orig', error)).strip()}") from error
    finally:
        database.close()


def _counted(rows: Mapping[str, int]) -> str:
    return f"{rows.get('tables', 0):,} tables, {rows.get('events', 0):,} events"
