"""A few threads for work that blocks, which clients share fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
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
        self._name: Final = name
        self._most: Final = most
        self._threads: Final[list[Thread]] = []
        self._handed: Final[SimpleQueue[tuple[Caller, _Job] | None]] = SimpleQueue()
        """What a thread does next; None ends it."""
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
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(who, _Job(partial(copy_context().run, work, *args), answer))
        self._go_on()
        result: Answer = await answer
        return result

    async def stop(self) -> None:
        """Finish what is running."""
        for _ in self._threads:
            self._handed.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _go_on(self) -> None:
        while self._running < self._size and len(self._queue):
            caller, job = self._queue.take()
            if job.answer.cancelled():
                continue
            if self._running == len(self._threads):
                thread = Thread(target=self._serve, name=f"{self._name}_{self._running}", daemon=True)
                self._threads.append(thread)
                thread.start()
            self._running += 1
            self._handed.put((caller, job))

    def _serve(self) -> None:
        """In a thread: do one thing after the other."""
        while (handed := self._handed.get()) is not None:
            self._do(*handed)
            del handed  # it may hold much, and the next job may be far off

    def _do(self, caller: Caller, job: _Job) -> None:
        start, result, error = perf_counter(), None, None
        try:
            result = job.work()
        except BaseException as raised:  # noqa: BLE001  it is for whoever waits for the answer
            error = raised
        loop = job.answer.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._finished, caller, job, result, error, perf_counter() - start)
        del error  # its traceback holds this frame

    def _finished(self, caller: Caller, job: _Job, result: object, error: BaseException | None, seconds: float) -> None:
        self._running -= 1
        self._queue.used(caller, seconds)
        if not job.answer.done():
            if error is None:
                job.answer.set_result(result)
            else:
                job.answer.set_exception(error)
        self._go_on()
