"""Work on this machine, in one process or several."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, TypeVar

from tikal.errors import TikalError

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Local:
    """As many processes as there are jobs, or this one if there is only one job."""

    jobs: int = 1

    def spread(self, do: Callable[[Task], Done], tasks: Iterable[Task], edition: str) -> Iterator[Done]:
        """Do all tasks; yields the results as they come. Whoever calls this has compiled the game."""
        if self.jobs == 1:
            yield from map(do, tasks)
            return
        workers = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
        try:
            for done in as_completed([workers.submit(do, task) for task in tasks]):
                yield done.result()
        except BrokenProcessPool:
            raise TikalError(
                "a process ended in the middle of its work: memory may have run out, or a bot ended it; "
                "try fewer --jobs"
            ) from None
        finally:
            workers.shutdown(cancel_futures=True)


HERE: Final = Local()
"""In this process."""


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
