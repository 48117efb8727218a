"""Processes that send messages, so that no receiver can hold the server up.

The libraries wait as long as a byte comes now and then, and read an answer whole, however long it is. So each message
has a time limit, after which the process that sends it is killed, and the memory of these processes is limited.
"""

from __future__ import annotations

import logging
import pickle
import signal
import threading
import warnings
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Final

from tikal.server.notices.keys import PushKeys
from tikal.server.notices.sending import UNREACHABLE, Outcome, Text, send
from tikal.server.orphans import end_with_parent

SECONDS: Final = 20.0
"""For a message, with everything that the receiver makes us wait for."""
STARTING_SECONDS: Final = 60.0
"""To start a process, on a machine that has other things to do."""
IDLE_SECONDS: Final = 300.0
"""After which a process without messages ends by itself."""
USED_WITHIN: Final = 240.0
"""Seconds: a process that has been idle for longer is not given a message, because it may be about to end."""
SPARE_BYTES: Final = 256 * 1024 * 1024
"""That a process may need besides what it has when it starts."""


@dataclass(frozen=True, slots=True)
class Sending:
    """A message, and where it goes."""

    kind: str
    address: str
    text: Text
    keys: PushKeys
    allow_local: bool


class SendingProcess:
    """A process that sends one message at a time. Its methods block."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: Final = context.Process(target=send_messages, args=(theirs,), name="tikal-notices", daemon=True)
        self._process.start()
        theirs.close()
        self._is_ready = False
        self._used_at = monotonic()

    @property
    def is_usable(self) -> bool:
        """Whether it can be given a message."""
        return self._process.is_alive() and monotonic() - self._used_at < USED_WITHIN

    def send(self, sending: Sending) -> Outcome:
        """Send a message. If that takes too long, or the process dies, the receiver counts as out of reach."""
        try:
            if not self._is_ready and not self._connection.poll(STARTING_SECONDS):
                raise TimeoutError
            if not self._is_ready:
                self._connection.recv_bytes()
                self._is_ready = True
            self._connection.send_bytes(pickle.dumps(sending))
            if not self._connection.poll(SECONDS):
                raise TimeoutError
            outcome: Outcome = self._connection.recv()
        except (EOFError, OSError):
            self.kill()
            return UNREACHABLE
        self._used_at = monotonic()
        return outcome

    def kill(self) -> None:
        """End it, whatever it does, from any thread."""
        self._process.kill()
        self._process.join()


class SendingProcesses:
    """Processes that are started when they are needed. May be used from several threads."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._idle: Final[deque[SendingProcess]] = deque()
        self._all: Final[set[SendingProcess]] = set()
        self._is_stopped = False

    def send(self, sending: Sending) -> Outcome:
        """Send a message by a process that has nothing else to do."""
        process = self._taken()
        try:
            return process.send(sending)
        finally:
            self._give_back(process)

    def stop(self) -> None:
        """End all of them; a message that is on its way counts as not delivered."""
        with self._lock:
            self._is_stopped = True
            running = list(self._all)
        for process in running:
            process.kill()

    def _taken(self) -> SendingProcess:
        with self._lock:
            while self._idle:
                process = self._idle.pop()
                if process.is_usable:
                    return process
                self._all.discard(process)
                process.kill()
            if self._is_stopped:
                raise RuntimeError("the server is stopping")
            process = SendingProcess()
            self._all.add(process)
            return process

    def _give_back(self, process: SendingProcess) -> None:
        with self._lock:
            if process.is_usable:
                self._idle.append(process)
            else:
                self._all.discard(process)


# In the process.


def send_messages(connection: Connection) -> None:
    """Send what comes, until nothing comes for a while or the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which ends this process itself
    end_with_parent()
    logging.disable()  # libraries would log addresses
    warnings.simplefilter("ignore")
    import_module("apprise")  # takes long, which must not count as sending
    import_module("webpush")
    _limit_memory()
    with suppress(EOFError, BrokenPipeError):
        connection.send_bytes(b"ready")
        while connection.poll(IDLE_SECONDS):
            message: Sending = connection.recv()
            connection.send(send(message.kind, message.address, message.text, message.keys, message.allow_local))


def _limit_memory() -> None:
    """A receiver may answer with gigabytes. Where the system has no such limit, only the time is limited."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + SPARE_BYTES
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
