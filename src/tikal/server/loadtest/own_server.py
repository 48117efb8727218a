"""A server in a process of its own that can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tikal.server.loadtest.asking import wait_for
from tikal.server.loadtest.plan import Plan
from tikal.server.loadtest.processor import processor_seconds

STOPPING_SECONDS: Final = 20.0
SIGNAL_SECONDS: Final = 0.05
"""More than a signal takes."""
WORKERS: Final = 2
"""Of a server with PostgreSQL."""


class OwnServer:
    """`tikal serve` on a free port of this machine; or, if it is to be killed, one that restarts by itself."""

    def __init__(self, database: str | None, folder: Path, mortal: bool = False) -> None:
        port = _free_port()
        self.address: Final = f"http://127.0.0.1:{port}"
        self._log: Final = folder / "server.log"
        where = database or f"sqlite:///{folder / 'tables.db'}"
        self._workers: Final = WORKERS if database else 1
        serve = ["tikal", "serve", "--port", str(port), "--no-rate-limits", "--log-json", "--database", where]
        phoenix = ["tikal.server.loadtest.phoenix", where, str(port), str(self._workers)]
        what = phoenix if mortal else [*serve, "--workers", str(self._workers)]
        self._command: Final = [sys.executable, "-m", *what]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            # A group of its own, so that its workers are killed along with it.
            process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        self._process = process
        await wait_for(self.address, lambda: process.poll() is None)

    def processor_seconds(self) -> float | None:
        """What its server processes have used so far; None where the system does not say."""
        assert self._process is not None
        return processor_seconds(self._process.pid, with_children=self._workers > 1)

    async def kill(self) -> None:
        """SIGKILL to one of its servers, or to all; return when one answers again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(SIGNAL_SECONDS)
        process = self._process
        await wait_for(self.address, lambda: process.poll() is None)

    def stop(self) -> None:
        """Ask it to stop, and see to it that it does."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


@asynccontextmanager
async def server_for(plan: Plan) -> AsyncIterator[tuple[str, OwnServer | None]]:
    """The address of the server that the plan names, or of one of our own."""
    if plan.server is not None:
        yield plan.server.rstrip("/"), None
        return
    with TemporaryDirectory(prefix="tikal-loadtest-") as folder:
        own = OwnServer(plan.database, Path(folder), mortal=plan.kills > 0)
        try:
            await own.start()
            yield own.address, own
        finally:
            own.stop()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
