"""The server of one person on this machine: where its data are, and whether it runs already.

Browsers keep a player's seats by the address of the server, so it takes the same port again whenever it can.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from http.client import HTTPConnection, HTTPException
from secrets import token_hex
from time import monotonic, sleep
from typing import Final

from tikal.server.botting.settings import BotSettings
from tikal.server.http.headers import INSTANCE_HEADER
from tikal.server.limits import Limits
from tikal.server.running.processes import listen
from tikal.server.settings import Settings
from tikal.server.user_data import data_directory

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
USUAL_PORT: Final = 8425
DATABASE: Final = "tables.db"
NOTE: Final = "server.json"
SECONDS: Final = 2.0
STARTING_SECONDS: Final = 60.0
LOOK_AGAIN: Final = 0.05


@dataclass(frozen=True, slots=True)
class Note:
    """What the last server wrote down about itself."""

    port: int
    instance: str
    lan: bool = False
    """Whether friends in the local network reach it."""

    @property
    def address(self) -> str:
        """Where its page is."""
        return f"http://{LOOPBACK}:{self.port}/"


def default_database() -> str:
    """The address of the database there."""
    return f"sqlite:///{data_directory() / DATABASE}"


def running_server() -> Note | None:
    """The server that already runs on this data directory, if one does."""
    note = _last_note()
    return note if note is not None and answers(note) else None


def answers(note: Note) -> bool:
    """Whether that very server answers at its port."""
    with closing(HTTPConnection(LOOPBACK, note.port, timeout=SECONDS)) as connection:
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().getheader(INSTANCE_HEADER) == note.instance
        except (OSError, HTTPException):
            return False


def wait_until_it_answers(note: Note) -> bool:
    """Whether it answers before we lose patience."""
    end = monotonic() + STARTING_SECONDS
    while monotonic() < end:
        if answers(note):
            return True
        sleep(LOOK_AGAIN)
    return False


def prepare(port: int | None, lan: bool = False) -> tuple[Note, Settings, socket.socket]:
    """A socket on the port that is wanted, or else on the last, the usual or any free one; and what to serve on it."""
    host = EVERYWHERE if lan else LOOPBACK
    listening = listen(host, port) if port is not None else _listen_somewhere(host)
    note = Note(listening.getsockname()[1], token_hex(8), lan)
    (data_directory() / NOTE).write_text(json.dumps(asdict(note)), encoding="utf-8")
    # Whoever sits at this machine need not be protected from themselves.
    settings = Settings(
        database=default_database(),
        limits=Limits(rates=lan),
        bots=BotSettings(ahead=True),
        lan_port=note.port if lan else None,
        alone=not lan,
        instance=note.instance,
    )
    return note, settings, listening


def _listen_somewhere(host: str) -> socket.socket:
    note = _last_note()
    for port in (*((note.port,) if note is not None else ()), USUAL_PORT):
        try:
            return listen(host, port)
        except OSError:
            continue
    return listen(host, 0)


def _last_note() -> Note | None:
    try:
        note = json.loads((data_directory() / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    is_note = isinstance(note, Mapping) and type(note.get("port")) is int and isinstance(note.get("instance"), str)
    return Note(note["port"], note["instance"], note.get("lan") is True) if is_note else None
