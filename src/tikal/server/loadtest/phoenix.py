"""A server that restarts immediately when it is killed, so that it can be killed a thousand times in a few minutes.

One process makes everything ready, once, and opens the socket. The servers are forks of it: a new one takes a fraction
of a second. SIGUSR1 kills one of them, or all, with SIGKILL: nothing is finished, nothing is said.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from random import Random
from typing import Any, Final, NoReturn

from fastapi import FastAPI

from tikal.server.botting.settings import BotSettings
from tikal.server.limits.settings import Limits
from tikal.server.running.logs import set_up_logs
from tikal.server.running.processes import Running, Server, app_of, config_for, listen, prepare_database
from tikal.server.settings import Settings
from tikal.texts.messages import text


class Phoenix:
    """Keeps a number of servers running."""

    def __init__(self, running: Running, port: int, servers: int) -> None:
        self._config: Final = config_for(running)
        self._listening: Final = listen("127.0.0.1", port)
        self._servers: Final = servers
        self._pids: Final[set[int]] = set()
        self._chance: Final = Random(port)

    def run(self) -> NoReturn:
        """Until SIGTERM."""
        self._config.load()
        asyncio.run(_look_at(app_of(self._config)))
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGUSR1, self._kill)
        while True:
            while len(self._pids) < self._servers:
                self._rise()
            pid, _ = os.wait()
            self._pids.discard(pid)

    def _rise(self) -> None:
        pid = os.fork()
        if pid:
            self._pids.add(pid)
            return
        for signal_ in (signal.SIGTERM, signal.SIGUSR1):
            signal.signal(signal_, signal.SIG_DFL)
        try:
            Server(self._config).run(sockets=[self._listening])
        finally:
            os._exit(0)

    def _kill(self, *_: Any) -> None:
        """One of the servers, or all of them."""
        pids = sorted(self._pids)
        for pid in pids if self._chance.random() < 0.5 else self._chance.sample(pids, min(1, len(pids))):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _end(self, *_: Any) -> None:
        for pid in self._pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        os._exit(0)


async def _look_at(app: FastAPI) -> None:
    """Ask the application something: FastAPI prepares its routes at the first request, which takes a second."""
    from httpx import ASGITransport, AsyncClient

    async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as client:
        await client.get("/healthz")


def main(database: str, port: str, servers: str) -> NoReturn:
    """Serve tables of this database at this port."""
    prepare_database(database)
    text("why-cannot-undo")  # the first text makes all of them be read: here, and not in every fork
    settings = Settings(database=database, limits=Limits(rates=False), bots=BotSettings(processes=1))
    set_up_logs(as_json=True)
    Phoenix(Running(settings), int(port), int(servers)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
