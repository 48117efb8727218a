"""A few threads for work that blocks, which clients share fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeVar

from tikal.server.limits.callers import Caller, caller
from tikal.server.limits.fair_queue import FairQueue
from tikal.server.refusal import too_much

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class FairThreads:
    """Runs `size` jobs at a time. When more are wanted, callers take turns; at most `most` of one address may wait."""

    def __init__(self, size: int, name: str, most: int | None = None) -> None:
        self._size: Final = size
        self._most: Final = most
        self._executor: Final = ThreadPoolExecutor(size, name)
        self._queue: Final[FairQueue[_Job]] = FairQueue()
        self._running = 0

    @property
    def waiting(self) -> int:
        """How many jobs wait for a thread."""
        return len(self._queue)

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        """Do it in a thread, for the current caller."""
        who = caller()
        if self._most is not None and who.address and self._queue.waiting(who.address) >= self._most:
            raise too_much("limit-busy")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        context = copy_context()
        self._queue.put(who, _Job(lambda: context.run(work, *args), answer))
        self._go_on(loop)
        result: Answer = await answer
        return result

    async def stop(self) -> None:
        """Finish what is running."""
        await asyncio.to_thread(self._executor.shutdown)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._running < self._size and len(self._queue):
            caller, job = self._queue.take()
            if job.answer.cancelled():
                continue
            self._running += 1
            start = perf_counter()

            def finished(done: Future[Any], caller: Caller = caller, job: _Job = job, start: float = start) -> None:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._finished, loop, done, caller, job, perf_counter() - start)

            self._executor.submit(job.work).add_done_callback(finished)

    def _finished(
        self, loop: asyncio.AbstractEventLoop, done: Future[Any], caller: Caller, job: _Job, seconds: float
    ) -> None:
        self._running -= 1
        self._queue.used(caller, seconds)
        if not job.answer.done():
            error = done.exception()
            if error is None:
                job.answer.set_result(done.result())
            else:
                job.answer.set_exception(error)
        self._go_on(loop)
