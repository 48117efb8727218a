"""Running the server: one process, or several that share a socket and are started again when they die."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from tikal.server.app import create_app
from tikal.server.logs import set_up_logs
from tikal.server.metrics import MULTIPROCESS
from tikal.server.settings import Settings

BACKLOG: Final = 2048
STOPPING_SECONDS: Final = 10
"""How long running requests may take when the server is asked to stop."""
RESTART_SECONDS: Final = 1.0
"""Between looks at the processes; so one that dies at once is not started again in a mad rush."""


@dataclass(frozen=True, slots=True)
class Running:
    """How a server runs."""

    settings: Settings
    log_json: bool | None = None
    """None: JSON unless standard error is a terminal."""
    log_level: int = logging.INFO
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose word about the client's address is believed, with commas."""


class Server(uvicorn.Server):
    """Tells all connected clients before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new connections, a word to the open ones, and what is running is finished."""
        for listening in self.servers:
            listening.close()
        await app_of(self.config).state.context.say_closing()
        await super().shutdown(sockets)


def app_of(config: uvicorn.Config) -> FastAPI:
    """Our application, inside of what uvicorn has put around it."""
    app: Any = config.loaded_app
    while not isinstance(app, FastAPI):
        app = app.app
    return app


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; 0 is any free port. An `OSError` says which address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None


def run(running: Running, listening: socket.socket, workers: int = 1) -> None:
    """Serve until told to stop by SIGTERM or Ctrl-C."""
    if workers == 1:
        run_one(running, listening)
        return
    with TemporaryDirectory(prefix="tikal-metrics-") as metrics:
        os.environ[MULTIPROCESS] = metrics
        Supervisor(running, listening, workers).run()


def run_one(running: Running, listening: socket.socket) -> None:
    """Serve in this process."""
    set_up_logs(running.log_json, running.log_level)
    config = uvicorn.Config(
        partial(create_app, running.settings),
        factory=True,
        lifespan="on",
        log_config=None,
        access_log=False,  # it would log whole addresses
        server_header=False,
        ws_max_size=4 * running.settings.limits.upload,  # what is too large is refused by us, with a message
        timeout_graceful_shutdown=STOPPING_SECONDS,
        forwarded_allow_ips=running.trusted_proxies,
    )
    Server(config).run(sockets=[listening])


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, running: Running, listening: socket.socket, workers: int) -> None:
        self._running: Final = running
        self._listening: Final = listening
        self._workers: Final = workers
        self._stopping: Final = threading.Event()

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C."""
        for signal_ in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_, self._stop)
        set_up_logs(self._running.log_json, self._running.log_level)
        processes = [self._started() for _ in range(self._workers)]
        while not self._stopping.wait(RESTART_SECONDS):
            processes = [process if process.is_alive() else self._started() for process in processes]
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping.set()

    def _started(self) -> BaseProcess:
        process = get_context("spawn").Process(target=_work, args=(self._running, self._listening), name="tikal-serve")
        process.start()
        return process


def _work(running: Running, listening: socket.socket) -> None:
    threading.Thread(target=_stop_with_the_supervisor, daemon=True).start()
    run_one(running, listening)


def _stop_with_the_supervisor() -> None:
    supervisor = parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
