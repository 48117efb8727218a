"""Running the server: one process, or several that share a socket and are started again when they die."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from prometheus_client.multiprocess import mark_process_dead
from sqlalchemy.exc import SQLAlchemyError

from tikal.errors import TikalError
from tikal.server.http.metrics import MULTIPROCESS
from tikal.server.http.protocols import Socket, http_protocol
from tikal.server.limits.descriptors import raise_limit
from tikal.server.limits.proxies import Proxies
from tikal.server.running.app import create_app
from tikal.server.running.logs import set_up_logs
from tikal.server.settings import Settings
from tikal.server.store.database import Database

BACKLOG: Final = 2048
GARBAGE: Final = (20_000, 20, 20)
"""New objects until Python looks for garbage among them, and how many such looks until it looks at older ones."""
STOPPING_SECONDS: Final = 10
"""How long running requests may take when the server is asked to stop."""
ORPHAN_SECONDS: Final = 0.5
"""How long a worker may take to stop when its supervisor has died: another server may be waiting for the port."""
RESTART_SECONDS: Final = 1.0
"""Between looks at the processes, so that one that dies at once is not restarted over and over without a pause."""


@dataclass(frozen=True, slots=True)
class Running:
    """How a server runs."""

    settings: Settings
    log_json: bool | None = None
    """None: JSON unless standard error is a terminal."""
    log_level: int = logging.INFO
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose word about the client's address is believed: addresses and networks with commas, or `*`."""
    announcement: str = ""
    """Printed to standard error when the server answers."""


class Server(uvicorn.Server):
    """Announces its start, and says good-bye to connected clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, has_started: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._has_started: Final = has_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        protocol: Any = self.config.http_protocol_class
        protocol.turned_away = app_of(self.config).state.metrics.turned_away
        await super().startup(sockets)
        if self.started:
            _spare_lasting_objects()
            self._has_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new connections, a word to the open ones, and what is running is finished."""
        for listening in self.servers:
            listening.close()
        await app_of(self.config).state.context.say_closing()
        await super().shutdown(sockets)


def _spare_lasting_objects() -> None:
    """Python looks for garbage in all objects that last, which takes longer the more tables there are.

    What is loaded by now lasts anyway; and little of what becomes garbage later needs to be looked for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


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
    """Serve until SIGTERM or Ctrl-C."""
    with listening:
        prepare_database(running.settings.database)
        if workers == 1:
            run_one(running, listening, partial(announce, running))
            return
        with TemporaryDirectory(prefix="tikal-metrics-") as metrics:
            os.environ[MULTIPROCESS] = metrics
            Supervisor(running, listening, workers).run()


def prepare_database(address: str) -> None:
    """Bring the database up to date, or say in one line why that cannot be done, before anything is started."""
    database = Database(address)
    try:
        database.migrate()
    except (SQLAlchemyError, CommandError) as error:
        cause = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise TikalError(f"the database {database.url.render_as_string()} cannot be used: {cause}") from None
    finally:
        database.close()


def announce(running: Running) -> None:
    """Say where the server is."""
    if running.announcement:
        print(running.announcement, file=sys.stderr, flush=True)


def run_one(running: Running, listening: socket.socket, has_started: Callable[[], None] = lambda: None) -> None:
    """Serve in this process."""
    set_up_logs(running.log_json, running.log_level)
    raise_limit()
    server = Server(config_for(running), has_started)
    server.run(sockets=[listening])
    if not server.started:
        raise TikalError("the server could not start; the log above says why")


def config_for(running: Running) -> uvicorn.Config:
    """How uvicorn serves our application."""
    limits, trusted = running.settings.limits, running.trusted_proxies
    return uvicorn.Config(
        partial(create_app, running.settings),
        factory=True,
        lifespan="on",
        log_config=None,
        access_log=False,  # it would log whole addresses
        server_header=False,
        http=http_protocol(limits, Proxies(trusted)),
        ws=Socket,
        ws_max_size=limits.message,
        ws_ping_interval=limits.silence / 2,
        ws_ping_timeout=limits.silence / 2,
        timeout_graceful_shutdown=STOPPING_SECONDS,
        forwarded_allow_ips=trusted,
    )


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, running: Running, listening: socket.socket, workers: int) -> None:
        self._running: Final = running
        self._listening: Final = listening
        self._workers: Final = workers
        self._answers: Final = get_context("spawn").Event()
        self._stopping: Final = threading.Event()

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C."""
        for signal_ in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_, self._stop)
        set_up_logs(self._running.log_json, self._running.log_level)
        processes = [self._started() for _ in range(self._workers)]
        threading.Thread(target=self._announce, daemon=True).start()
        while not self._stopping.wait(RESTART_SECONDS):
            processes = [process if process.is_alive() else self._replaced(process) for process in processes]
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()

    def _announce(self) -> None:
        self._answers.wait()
        announce(self._running)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping.set()

    def _replaced(self, dead: BaseProcess) -> BaseProcess:
        """A new process; what the dead one had open or waiting is no longer counted."""
        mark_process_dead(dead.pid)  # type: ignore[no-untyped-call]
        return self._started()

    def _started(self) -> BaseProcess:
        what = (self._running, self._listening, self._answers)
        process = get_context("spawn").Process(target=_work, args=what, name="tikal-serve")
        process.start()
        return process


def _work(running: Running, listening: socket.socket, answers: Event) -> None:
    threading.Thread(target=_stop_with_the_supervisor, daemon=True).start()
    run_one(running, listening, answers.set)


def _stop_with_the_supervisor() -> None:
    supervisor = parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(ORPHAN_SECONDS)
        os._exit(1)  # whatever was acknowledged is in the database
