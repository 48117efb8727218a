"""Work that is spread over processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from tikal.errors import TikalError

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(do: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """Do all tasks in that many processes, or in this one; yields the results as they come."""
    if jobs == 1:
        yield from map(do, tasks)
        return
    workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        for done in as_completed([workers.submit(do, task) for task in tasks]):
            yield done.result()
    except BrokenProcessPool:
        raise TikalError(
            "a process ended in the middle of its work: memory may have run out, or a bot ended it; try fewer --jobs"
        ) from None
    finally:
        workers.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
