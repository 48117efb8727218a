"""Servers to test against, and clients that talk to them: real sockets, real HTTP."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from time import monotonic, sleep
from typing import Any, Final, cast

import httpx
from websockets.sync.client import ClientConnection, connect

import tikal
from tikal.server.botting.settings import BotSettings
from tikal.server.context import Context
from tikal.server.limits import Limits
from tikal.server.running import processes
from tikal.server.schemas.sent import MOST_ACTIONS
from tikal.server.settings import Settings

SECONDS: Final = 60.0
"""To wait for something that should happen; much more than it takes."""
PEOPLE: Final = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"})
_keys: Final = count(1)


def settings_for(database: str) -> Settings:
    """A server without limits of rates, that looks for lost wake-up calls seldom enough to miss none by luck."""
    bots = BotSettings(processes=1, sweep=1.0)
    return Settings(database=database, limits=Limits(rates=False), bots=bots, poll_seconds=30.0)


@contextmanager
def serving(settings: Settings, **how: Any) -> Iterator[str]:
    """A server in a thread; gives its address."""
    with serving_with_context(settings, **how) as (address, _):
        yield address


@contextmanager
def serving_with_context(settings: Settings, **how: Any) -> Iterator[tuple[str, Context]]:
    """The same, with what the server works with, for tests that break something."""
    listening = processes.listen("127.0.0.1", 0)
    server = processes.Server(processes.config_for(processes.Running(settings, **how)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        yield f"127.0.0.1:{listening.getsockname()[1]}", processes.app_of(server.config).state.context
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        assert not thread.is_alive()
        listening.close()


@contextmanager
def serving_process(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, which has nothing to compile; gives its address and the process."""
    command = [sys.executable, __file__, database]
    plain = {**os.environ, "TIKAL_JIT": "0"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=plain) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process
        finally:
            process.terminate()


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that nobody announces; asked ever less often, since asking takes time from what happens."""
    end, pause = monotonic() + SECONDS, 0.01
    while not happened():
        assert monotonic() < end, "it did not happen"
        sleep(pause)
        pause = min(2 * pause, 0.1)


class Server:
    """A client of a server over HTTP."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        # Without certificates: to load them takes longer than most requests.
        self.http: Final = httpx.Client(base_url=f"http://{address}", timeout=SECONDS, verify=False)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def set_up(self, seats: Sequence[dict[str, Any]] = PEOPLE, **wanted: Any) -> Table:
        """A new table."""
        answer = self.http.post("/api/tables", json={"edition": "supermeeple-2015", "seats": list(seats), **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def from_file(self, file: str, **wanted: Any) -> Table:
        """A table from a game file."""
        answer = self.http.post("/api/tables/from-file", json={"file": file, **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table, known to who has set it up."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.server: Final = server
        self.id: Final[str] = created["table"]
        self.host: Final[str] = created["host"]
        self.secrets: Final[list[str | None]] = [self._opened(seat) for seat in created["seats"]]

    def _opened(self, seat: dict[str, Any]) -> str | None:
        """The secret of a seat; somebody elsewhere uses their invitation at once."""
        if seat.get("invitation") is None:
            return cast("str | None", seat["secret"])
        return cast(str, self.post("/sit-down", seat["invitation"])["secret"])

    @property
    def people(self) -> list[str]:
        """The secrets of all who are not bots."""
        return [secret for secret in self.secrets if secret is not None]

    def at(self, server: Server) -> Table:
        """The same table by another process."""
        seats = [{"secret": secret} for secret in self.secrets]
        return Table(server, {"table": self.id, "host": self.host, "seats": seats})

    def ask(self, method: str, path: str, *secrets: str | None, **options: Any) -> httpx.Response:
        """A request about this table."""
        shown = ",".join(secret for secret in secrets if secret)
        headers = {"authorization": f"Bearer {shown}"} if shown else {}
        return self.server.http.request(method, f"/api/tables/{self.id}{path}", headers=headers, **options)

    def get(self, path: str, *secrets: str | None) -> Any:
        """What is found there."""
        answer = self.ask("GET", path, *secrets)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, *secrets: str | None, **body: Any) -> Any:
        """What a command is answered with."""
        answer = self.ask("POST", path, *secrets, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, *secrets: str | None, **options: Any) -> tuple[int, dict[str, Any]]:
        """The status and the error of something that is refused."""
        answer = self.ask(method, path, *secrets, **options)
        assert 400 <= answer.status_code < 500, answer.text
        error: dict[str, Any] = answer.json()["error"]
        assert set(error) == {"code", "message", "id", "args", "rule"}
        assert error["message"] != error["id"], "every refusal has a sentence"
        return answer.status_code, error

    def play(self, *actions: str, key: str | None = None) -> Any:
        """Play as whoever is to act."""
        return self.post("/moves", *self.people, actions=list(actions), key=key or new_key())

    def play_randomly(self, moves: int, chance: random.Random) -> list[str]:
        """Some legal actions, by whoever is to act."""
        played: list[str] = []
        while len(played) < moves:
            legal = self.get("/positions/now", *self.people)["view"]["legal_actions"]
            if not legal:
                break
            played.append(chance.choice(legal))
            self.play(played[-1])
        return played

    def play_to_the_end(self, seed: int) -> None:
        """Play the shortest game there is at a table that was set up with this seed."""
        game = tikal.new_game("supermeeple-2015", players=len(self.secrets), seed=seed)
        while not game.is_over:
            legal = [str(action) for action in game.legal_actions()]
            game.play("end" if "end" in legal else legal[0])
        actions = [str(entry.action) for entry in game.log]
        for first in range(0, len(actions), MOST_ACTIONS):
            self.play(*actions[first : first + MOST_ACTIONS])

    @contextmanager
    def live(self, *secrets: str | None, since: int | None = None) -> Iterator[Live]:
        """A WebSocket to this table."""
        with connect(f"ws://{self.server.address}/ws/tables/{self.id}", max_size=None, open_timeout=SECONDS) as socket:
            live = Live(socket)
            live.say(type="hello", secrets=[secret for secret in secrets if secret], since=since)
            yield live


class Live:
    """A client at a table over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self._kept: Final[list[dict[str, Any]]] = []

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others that come before it are kept for later."""
        for message in self._kept:
            if message["type"] in types:
                self._kept.remove(message)
                return message
        while True:
            received: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
            if received["type"] in types:
                return received
            self._kept.append(received)

    def do(self, command: str, **body: Any) -> dict[str, Any]:
        """Give a command, and what is answered."""
        key = body.pop("key", new_key())
        self.say(type="do", key=key, command=command, **body)
        answer = self.hear("done", "refused")
        assert answer["key"] == key
        return answer

    def hear_events(self, number: int) -> list[dict[str, Any]]:
        """So many events."""
        return [self.hear("event")["event"] for _ in range(number)]


def new_key() -> str:
    """A key for a command."""
    return f"key-{next(_keys)}"


def main() -> None:
    """A server that prints its address."""
    settings = replace(settings_for(sys.argv[1]), poll_seconds=5.0)
    listening = processes.listen("127.0.0.1", 0)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    server = processes.Server(processes.config_for(processes.Running(settings)), lambda: print(address, flush=True))
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
