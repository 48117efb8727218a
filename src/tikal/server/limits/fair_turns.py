"""Turns at something that one can use at a time: clients are let in fairly, and those who are in a hurry first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from tikal.server.limits.callers import Caller
from tikal.server.limits.fair_queue import FairQueue


class FairTurns:
    """One turn at a time."""

    def __init__(self) -> None:
        self._queues: Final[dict[bool, FairQueue[asyncio.Future[None]]]] = {True: FairQueue(), False: FairQueue()}
        """[whether they are in a hurry]."""
        self._is_taken = False

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, who: Caller, in_a_hurry: bool) -> AsyncIterator[None]:
        """Wait for a turn; it ends with the block."""
        queue = self._queues[in_a_hurry]
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.put(who, came)
        self._let_in()
        try:
            await came
        except asyncio.CancelledError:
            if came.done() and not came.cancelled():  # the turn came at the very moment of giving up
                self._end()
            raise
        start = perf_counter()
        try:
            yield
        finally:
            queue.used(who, perf_counter() - start)
            self._end()

    def _end(self) -> None:
        self._is_taken = False
        self._let_in()

    def _let_in(self) -> None:
        for queue in self._queues.values():
            while not self._is_taken and len(queue):
                _, came = queue.take()
                if not came.done():
                    self._is_taken = True
                    came.set_result(None)
