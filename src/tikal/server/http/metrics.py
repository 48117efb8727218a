"""Numbers for operators, in the text format of Prometheus.

With several worker processes, `PROMETHEUS_MULTIPROC_DIR` names a folder in which they add up their numbers;
`tikal serve` sets it.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter as Tally
from collections.abc import Mapping
from functools import cache
from time import process_time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tikal.server.limits.recent import Recent

MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"
MOVE_SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
PROCESSOR_SECONDS: Final = (0.0005, 0.001, 0.0015, 0.002, 0.003, 0.004, 0.006, 0.01, 0.02, 0.05)
THINKING_SECONDS: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
RECENT_SECONDS: Final = 1.0
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
"""Whatever else clients think of is counted as one, or they could fill the memory with names."""

UNREAD: Final = "(not read)"
"""In place of the path of what was refused before it was read."""


class Metrics:
    """All numbers of one server process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        here = self.registry
        self._requests: Final = Counter(
            "tikal_requests", "Answered requests.", ("method", "path", "status"), registry=here
        )
        self._request_seconds: Final = Histogram(
            "tikal_request_seconds", "Time to answer a request.", ("path",), buckets=MOVE_SECONDS, registry=here
        )
        self._move_seconds: Final = Histogram(
            "tikal_move_seconds",
            "Time from a command to its acknowledgement.",
            ("command",),
            buckets=MOVE_SECONDS,
            registry=here,
        )
        self._move_processor: Final = Histogram(
            "tikal_move_processor_seconds",
            "Processor time to carry out a command and to work out what clients receive.",
            ("command",),
            buckets=PROCESSOR_SECONDS,
            registry=here,
        )
        self._processor: Final = Counter(
            "tikal_processor_seconds", "Processor time of the server, without bots and advice.", registry=here
        )
        self._processor_counted = 0.0
        self._waiting: Final = Gauge(
            "tikal_waiting", "How many wait, by queue.", ("queue",), registry=here, multiprocess_mode="livesum"
        )
        self._sockets: Final = Gauge(
            "tikal_open_sockets", "Open WebSockets.", registry=here, multiprocess_mode="livesum"
        )
        self._live_tables: Final = Gauge(
            "tikal_live_tables",
            "Tables with an open WebSocket in a process.",
            registry=here,
            multiprocess_mode="livesum",
        )
        self._thinking: Final = Histogram(
            "tikal_bot_thinking_seconds",
            "Time until a bot answers.",
            ("level",),
            buckets=THINKING_SECONDS,
            registry=here,
        )
        self._replaced: Final = Counter(
            "tikal_bot_replaced", "Simple moves played instead of a bot's.", ("level",), registry=here
        )
        self._refused: Final = Counter("tikal_quota_refused", "Refusals of what is limited.", ("what",), registry=here)
        self._sockets_of: Final[Tally[str]] = Tally()
        self._recent: Final = Recent(RECENT_SECONDS, self._gathered)
        # Of every move: to look up its name there each time costs more than to count it.
        self._seconds_of: Final = cache(self._move_seconds.labels)
        self._processor_of: Final = cache(self._move_processor.labels)

    def command_done(self, command: str, seconds: float) -> None:
        """A command of a player has been acknowledged."""
        self._seconds_of(command).observe(seconds)

    def command_cost(self, command: str, seconds: float) -> None:
        """A command of a player took this much processor time."""
        self._processor_of(command).observe(seconds)

    def count_now(self, waiting: Mapping[str, int]) -> None:
        """How many wait in each queue now, and what this process has used so far."""
        for queue, length in waiting.items():
            self._waiting.labels(queue).set(length)
        used = process_time()
        self._processor.inc(used - self._processor_counted)
        self._processor_counted = used

    def bot_thought(self, level: str, seconds: float) -> None:
        """A bot has answered."""
        self._thinking.labels(level).observe(seconds)

    def bot_replaced(self, level: str) -> None:
        """A simple move was played instead of a bot's."""
        self._replaced.labels(level).inc()

    def request_answered(self, method: str, path: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self._requests.labels(method if method in METHODS else "other", path, str(status)).inc()
        self._request_seconds.labels(path).observe(seconds)

    def turned_away(self, status: int) -> None:
        """A connection or request was refused before anybody read what it is about."""
        self._requests.labels("other", UNREAD, str(status)).inc()

    def quota_refused(self, what: str) -> None:
        """A client has had too much of something."""
        self._refused.labels(what).inc()

    def socket_opened(self, path: str) -> None:
        """A client has connected to the table at this address."""
        self._sockets_of[path] += 1
        self._count_sockets()

    def socket_closed(self, path: str) -> None:
        """It is gone."""
        self._sockets_of[path] -= 1
        if not self._sockets_of[path]:
            del self._sockets_of[path]
        self._count_sockets()

    async def recent(self) -> bytes:
        """All of it, of all processes, as it was within the last second."""
        return await self._recent.get()

    async def _gathered(self) -> bytes:
        return await asyncio.to_thread(self._text)

    def _text(self) -> bytes:
        """With several processes it reads all their files."""
        if MULTIPROCESS not in os.environ:
            return generate_latest(self.registry)
        gathered = CollectorRegistry()
        MultiProcessCollector(gathered)  # type: ignore[no-untyped-call]
        return generate_latest(gathered)

    def _count_sockets(self) -> None:
        self._sockets.set(self._sockets_of.total())
        self._live_tables.set(len(self._sockets_of))
