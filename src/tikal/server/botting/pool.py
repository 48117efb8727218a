"""A few processes in which bots think. One that is too slow or has died is replaced by a fresh one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from tikal.server.botting.thinking import Advising, Maker, TurnRequest
from tikal.server.botting.worker import ThinkingFailed, Worker


class Pool:
    """Asks `size` processes. They are started when they are first needed, and kept."""

    def __init__(self, size: int, maker: Maker) -> None:
        self._maker: Final = maker
        self._places: Final = asyncio.Semaphore(size)
        self._threads: Final = ThreadPoolExecutor(size, thread_name_prefix="tikal-bot")
        self._idle: Final[deque[Worker]] = deque()
        self._all: Final[set[Worker]] = set()

    async def think(self, request: TurnRequest, seconds: float) -> list[str]:
        """Texts of actions, or `ThinkingFailed`. The time for thinking starts when a process is free."""
        loop = asyncio.get_running_loop()
        async with self._places, self._borrowed() as worker:
            return await loop.run_in_executor(self._threads, worker.think, request, seconds)

    async def advise(self, request: Advising, seconds: float) -> dict[str, Any]:
        """The answer to a request that is not for a bot, or `ThinkingFailed`."""
        loop = asyncio.get_running_loop()
        async with self._places, self._borrowed() as worker:
            return await loop.run_in_executor(self._threads, worker.advise, request, seconds)

    async def prepare(self) -> None:
        """Start a process ahead. Call it once for each place."""
        loop = asyncio.get_running_loop()
        async with self._places:
            worker = await loop.run_in_executor(self._threads, Worker, self._maker)
            self._all.add(worker)
            with suppress(ThinkingFailed):
                await loop.run_in_executor(self._threads, worker.wait_until_ready)
            self._give_back(worker)

    def stop(self) -> None:
        """End all processes; what they were thinking about is lost."""
        for worker in self._all:
            worker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Worker]:
        worker = await self._free_worker()
        try:
            yield worker
        finally:
            self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        if worker.is_alive:
            self._idle.append(worker)
        else:
            self._all.discard(worker)

    async def _free_worker(self) -> Worker:
        while self._idle:
            worker = self._idle.popleft()
            if worker.is_alive:
                return worker
            self._all.discard(worker)
        worker = await asyncio.get_running_loop().run_in_executor(self._threads, Worker, self._maker)
        self._all.add(worker)
        return worker
