"""What runs in a bot's process: views come in, texts of actions go out. There is no way to a game from here.

Nothing heavy is imported before the process has said that it lives, so that its start is not taken for thinking.
"""

from __future__ import annotations

import json
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Protocol

from tikal.bots.deciding import decisions
from tikal.server.orphans import end_with_parent

if TYPE_CHECKING:
    from tikal.games.searching import Searches
    from tikal.games.view import View


class Maker(Protocol):
    """Makes bots."""

    def __call__(self, name: str, seed: int, *, searches: Searches) -> Any:
        """The bot of a name, with a seed; it searches in these searches, which its process keeps."""


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """What a bot is asked: what shall the seat of this view do?"""

    level: str
    seed: int
    view: View


class Advising(Protocol):
    """A request that is not for a bot: it knows itself how it is answered."""

    def answer(self, searches: Searches) -> dict[str, Any]:
        """The answer as plain data, found in the searches of the process."""


def answer_requests(connection: Connection, maker: Maker) -> None:
    """Answer until the other end is closed: `{"actions": [...]}`, `{"advice": ...}` or `{"error": ...}`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which ends its bots itself
    end_with_parent()
    searches = _load_searches()
    # A server that stops closes the connection, whatever is being thought about.
    with suppress(EOFError, BrokenPipeError):
        connection.send_bytes(b"ready")
        while True:
            request = connection.recv()
            connection.send_bytes(json.dumps(_answer(request, maker, searches)).encode())


def _answer(request: TurnRequest | Advising, maker: Maker, searches: Searches) -> dict[str, Any]:
    try:
        if not isinstance(request, TurnRequest):
            return {"advice": request.answer(searches)}
        bot = maker(_level_for_now(request.level, request.view.table.edition), request.seed, searches=searches)
        return {"actions": [str(action) for action in decisions(bot, request.view)]}
    except Exception as error:  # noqa: BLE001  whatever a bot does wrong, its process goes on
        return {"error": f"{type(error).__name__}: {error}"}


def _load_searches() -> Searches:
    """Have everything in memory before the clock of the first decision starts."""
    from tikal.games.registry import kinds
    from tikal.games.searching import Searches

    searches = Searches()
    for kind in kinds():
        searches.of_kind(kind)
        for unit in kind.units.playing:
            unit.look_again()
    return searches


def _level_for_now(level: str, edition: str) -> str:
    from tikal.bots.readiness import level_for_now, load_what_is_ready

    load_what_is_ready(edition)
    return level_for_now(level, edition)
