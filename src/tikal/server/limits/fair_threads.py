"""A few threads for work that blocks, which clients share fairly."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread, local
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from tikal.server.limits.callers import Caller, caller
from tikal.server.limits.fair_queue import FairQueue
from tikal.server.refusal import too_much

Answer = TypeVar("Answer")
LoopCall: TypeAlias = Callable[[], object]


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[], Any]
    answer: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Handed:
    """A job on its way through a thread."""

    caller: Caller
    job: _Job
    to: SimpleQueue[_Handed | None]
    """The letter box of the thread, which is free again afterwards."""


@dataclass(frozen=True, slots=True)
class _Done:
    """What has come of a job."""

    result: object
    error: BaseException | None
    seconds: float
    calls: list[LoopCall]


class _Here(local):
    """What the job that this thread does has left to the event loop."""

    calls: list[LoopCall] | None = None


_here: Final = _Here()


def call_in_loop(loop: asyncio.AbstractEventLoop, call: LoopCall) -> None:
    """Call a function in the event loop, from any thread.

    A job's calls are made when it has ended, before its answer is there: waking the loop may cost more than the call.
    """
    if _here.calls is None:
        loop.call_soon_threadsafe(call)
    else:
        _here.calls.append(call)


class FairThreads:
    """Runs `size` jobs at a time. When more are wanted, callers take turns.

    Of one address at most `most` may wait, and at most `most_running` run: whoever comes next finds a free thread
    even if all jobs of the others take long.
    """

    def __init__(self, size: int, name: str, most: int | None = None, most_running: int | None = None) -> None:
        self._size: Final = size
        self._name: Final = name
        self._most: Final = most
        self._most_running: Final = most_running
        self._threads: Final[list[tuple[Thread, SimpleQueue[_Handed | None]]]] = []
        """Each with its letter box; None in it ends the thread."""
        self._idle: Final[list[SimpleQueue[_Handed | None]]] = []
        """The last one is used next: what it needs is still in the processor's caches, and the others can sleep."""
        self._queue: Final[FairQueue[_Job]] = FairQueue()
        self._running = 0
        self._running_of: Final[Counter[str]] = Counter()
        self._busy: Final[set[str]] = set()
        """Addresses that have as many jobs running as they may."""

    @property
    def waiting(self) -> int:
        """How many jobs wait for a thread."""
        return len(self._queue)

    async def run(self, work: Callable[..., Answer], *args: object, within: float | None = None) -> Answer:
        """Do it in a thread, for the current caller; `TimeoutError` if it takes longer than `within` seconds."""
        who = caller()
        if self._most is not None and who.address and self._queue.waiting(who.address) >= self._most:
            raise too_much("limit-busy")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self._begin(who, _Job(partial(copy_context().run, work, *args), answer))
        late = None if within is None else loop.call_later(within, _give_up, answer)
        try:
            result: Answer = await answer
        finally:
            if late is not None:
                late.cancel()
        return result

    async def stop(self) -> None:
        """Finish what is running."""
        for _, letters in self._threads:
            letters.put(None)
        for thread, _ in self._threads:
            await asyncio.to_thread(thread.join)

    def _begin(self, who: Caller, job: _Job) -> None:
        if self._running < self._size and not len(self._queue) and who.address not in self._busy:
            self._queue.go_ahead(who)
            self._hand(who, job)
        else:
            self._queue.put(who, job)
            self._go_on()

    def _go_on(self) -> None:
        while self._running < self._size and len(self._queue) and self._queue.has_any(self._busy):
            who, job = self._queue.take(self._busy)
            if not job.answer.done():  # nobody has given up waiting for it
                self._hand(who, job)

    def _hand(self, who: Caller, job: _Job) -> None:
        self._count(who.address, 1)
        letters = self._idle.pop() if self._idle else self._new_thread()
        letters.put(_Handed(who, job, letters))

    def _count(self, address: str, more: int) -> None:
        self._running += more
        if self._most_running is None or not address:
            return
        self._running_of[address] += more
        if self._running_of[address] >= self._most_running:
            self._busy.add(address)
        else:
            self._busy.discard(address)
        if not self._running_of[address]:
            del self._running_of[address]

    def _new_thread(self) -> SimpleQueue[_Handed | None]:
        letters: SimpleQueue[_Handed | None] = SimpleQueue()
        name = f"{self._name}_{len(self._threads)}"
        thread = Thread(target=self._serve, args=(letters,), name=name, daemon=True)
        self._threads.append((thread, letters))
        thread.start()
        return letters

    def _serve(self, letters: SimpleQueue[_Handed | None]) -> None:
        """In a thread: do one thing after the other."""
        while (handed := letters.get()) is not None:
            self._do(handed)
            del handed  # it may hold much, and the next job may be far off

    def _do(self, handed: _Handed) -> None:
        start, result, error = perf_counter(), None, None
        calls = _here.calls = []
        try:
            result = handed.job.work()
        except BaseException as raised:  # noqa: BLE001  it is for whoever waits for the answer
            error = raised
        _here.calls = None
        done = _Done(result, error, perf_counter() - start, calls)
        loop = handed.job.answer.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._finished, handed, done)
        del error, done  # the error's traceback holds this frame

    def _finished(self, handed: _Handed, done: _Done) -> None:
        self._count(handed.caller.address, -1)
        self._idle.append(handed.to)
        self._queue.used(handed.caller, done.seconds)
        answer = handed.job.answer
        for call in done.calls:
            answer.get_loop().call_soon(call)
        if not answer.done():
            if done.error is None:
                answer.set_result(done.result)
            else:
                answer.set_exception(done.error)
        self._go_on()


def _give_up(answer: asyncio.Future[Any]) -> None:
    """Wait no longer; whatever it was may still be done. An `asyncio.timeout` costs several times as much."""
    if not answer.done():
        answer.set_exception(TimeoutError())
