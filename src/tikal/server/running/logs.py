"""The form of logs: lines for people on a terminal, and JSON elsewhere."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every record has; the rest is what the caller has added."""
SECRET: Final = re.compile(r"(?i)(bearer\s+|[#?&]s=)[^\s\"']+")
QUIET: Final = ("uvicorn.error", "uvicorn.access", "sqlalchemy", "alembic", "websockets")
"""They would log addresses with their queries, or too much; warnings and errors of theirs are shown."""


def set_up_logs(as_json: bool | None = None, level: int = logging.INFO) -> None:
    """Log to standard error; as JSON unless that is a terminal, or as configured."""
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


def _added(record: logging.LogRecord) -> dict[str, Any]:
    """What the caller has added. Libraries such as Ray add private fields of their own to every record."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD and not name.startswith("_")}


def _without_secrets(line: str) -> str:
    """The last guard, should a secret ever get into a message by way of an address or a header."""
    return SECRET.sub(r"\1***", line)
