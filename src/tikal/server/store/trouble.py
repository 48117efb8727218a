"""When the database cannot be used: what clients are answered, and when to try again."""

from __future__ import annotations

import logging
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from tikal.server.refusal import Refusal
from tikal.texts.messages import Message

FULL: Final = 507
UNAVAILABLE: Final = 503
PRIMARY: Final = 0xFF
"""The part of SQLite's codes that says what kind of error it is."""
DISK_FULL: Final = "53100"
READ_ONLY: Final = "25006"
"""PostgreSQL's codes."""

log: Final = logging.getLogger("tikal.database")


def no_database() -> Refusal:
    """The database does not answer."""
    return Refusal(UNAVAILABLE, "no-database", Message("refused-no-database"))


def trouble(error: SQLAlchemyError) -> Refusal:
    """The refusal for a client. An error that is our own mistake and not the database's is raised again."""
    refusal = _refusal(error)
    if refusal is None:
        raise error
    cause = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
    log.warning("the database cannot be used", extra={"cause": cause, "answer": refusal.code})
    return refusal


def _refusal(error: SQLAlchemyError) -> Refusal | None:
    cause = getattr(error, "orig", None)
    kind = getattr(cause, "sqlite_errorcode", 0) & PRIMARY if isinstance(cause, sqlite3.Error) else 0
    state = getattr(cause, "sqlstate", None)
    if kind == sqlite3.SQLITE_FULL or state == DISK_FULL:
        return Refusal(FULL, "disk-full", Message("refused-disk-full"))
    if kind == sqlite3.SQLITE_READONLY or state == READ_ONLY:
        return Refusal(UNAVAILABLE, "read-only", Message("refused-read-only"))
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if is_lost or isinstance(error, OperationalError | InterfaceError | NoConnection):
        return no_database()
    return None
