"""Work on this machine, in one process or several. A task whose process ends before it is done is done again."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Final, Generic, TypeVar

from tikal.errors import TikalError

Task = TypeVar("Task")
Done = TypeVar("Done")

TRIES_AGAIN: Final = 3
"""How often a task may lose its process. Memory may run out once; a bot that ends its process does so every time."""


@dataclass(frozen=True, slots=True)
class Local:
    """As many processes as there are jobs, or this one if there is only one job."""

    jobs: int = 1

    def run(self, do: Callable[[Task], Done], tasks: Iterable[Task], edition: str) -> Iterator[Done]:
        """Do all tasks; yields the results as they come. Whoever calls this has compiled the game."""
        if self.jobs == 1:
            yield from map(do, tasks)
            return
        workers = [_Worker(do) for _ in range(self.jobs)]
        try:
            yield from _results(workers, iter(tasks))
        finally:
            for worker in workers:
                worker.end()


HERE: Final = Local()
"""In this process."""


class _Worker(Generic[Task, Done]):
    """One other process, with one task at a time: if it is lost, we know which task is lost with it."""

    def __init__(self, do: Callable[[Task], Done]) -> None:
        self._do: Final = do
        self._process = _new_process()

    def begin(self, task: Task) -> Future[Done]:
        """Start a task, in a new process if the former one has ended."""
        try:
            return self._process.submit(self._do, task)
        except BrokenProcessPool:
            self.end()
            self._process = _new_process()
            return self._process.submit(self._do, task)

    def end(self) -> None:
        """End the process when it has done its task."""
        self._process.shutdown(cancel_futures=True)


@dataclass(frozen=True, slots=True)
class _Attempt(Generic[Task, Done]):
    """A task that is being done, by whom, and for which time."""

    worker: _Worker[Task, Done]
    task: Task
    number: int = 1

    def again(self) -> _Attempt[Task, Done]:
        if self.number > TRIES_AGAIN:
            raise TikalError(
                f"a process ended in the middle of its work, {self.number} times at the same task: memory may have run "
                "out, or a bot ended it; try fewer --jobs"
            )
        return _Attempt(self.worker, self.task, self.number + 1)


def _results(workers: list[_Worker[Task, Done]], waiting: Iterator[Task]) -> Iterator[Done]:
    running: dict[Future[Done], _Attempt[Task, Done]] = {}

    def begin(attempt: _Attempt[Task, Done]) -> None:
        running[attempt.worker.begin(attempt.task)] = attempt

    for worker, task in zip(workers, waiting, strict=False):
        begin(_Attempt(worker, task))
    while running:
        finished, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            attempt = running.pop(future)
            try:
                done = future.result()
            except BrokenProcessPool:
                begin(attempt.again())
                continue
            for task in islice(waiting, 1):
                begin(_Attempt(attempt.worker, task))
            yield done


def _new_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
