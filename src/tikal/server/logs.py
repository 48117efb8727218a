"""Logs: one line for each request and each connection, for people on a terminal and as JSON elsewhere.

A line holds the template of an address, never the address: no secret, no query, no name of a player gets in.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; the rest is what the caller has added."""
SECRET: Final = re.compile(r"(?i)(bearer\s+|[#?&]s=)[^\s\"']+")
QUIET: Final = ("uvicorn.error", "uvicorn.access", "sqlalchemy", "alembic", "websockets")
"""They would log addresses with their queries, or too much; warnings and errors of theirs are shown."""
UNKNOWN_PATH: Final = "(no such page)"

log: Final = logging.getLogger("tikal.requests")


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    """Log to standard error; as JSON unless that is a terminal, or as told."""
    handler = logging.StreamHandler(sys.stderr)
    is_json = not sys.stderr.isatty() if as_json is None else as_json
    handler.setFormatter(JsonLines() if is_json else Readable())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def path_template(scope: Scope) -> str:
    """The address as its route has it: `/api/tables/{id}` whatever the table."""
    return str(getattr(scope.get("route"), "path", UNKNOWN_PATH))


class JsonLines(logging.Formatter):
    """A JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _without_secrets(json.dumps({**line, **_added(record)}, ensure_ascii=False, default=str))


class Readable(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback below it if there is one."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        added = "".join(f"  {name}={value}" for name, value in _added(record).items())
        line = f"{at} {record.levelname:<7} {record.getMessage()}{added}"
        if record.exc_info:
            line = f"{line}\n{self.formatException(record.exc_info)}"
        return _without_secrets(line)


class RequestLog:
    """Logs each request when it is answered, and each connection when it is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer through the application."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        status = 500
        start = perf_counter()

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, send_and_look)
        finally:
            facts = {
                "method": scope.get("method", "WS"),
                "path": path_template(scope),
                "status": status,
                "ms": round((perf_counter() - start) * 1000, 1),
            }
            log.info("request" if scope["type"] == "http" else "connection", extra=facts)


def _added(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def _without_secrets(line: str) -> str:
    """The last guard, should a secret ever get into a message by way of an address or a header."""
    return SECRET.sub(r"\1***", line)
