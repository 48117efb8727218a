"""Workers that do tasks, and finding them by what the user writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from tikal.errors import TikalError
from tikal.work.local import Local

Task = TypeVar("Task")
Done = TypeVar("Done")

LOCAL: Final = "local"
RAY: Final = "ray"


class Workers(Protocol):
    """Processes that do tasks."""

    def run(self, do: Callable[[Task], Done], tasks: Iterable[Task], edition: str) -> Iterator[Done]:
        """Do every task once and yield the results as they come, in any order.

        `do` depends on its task only: a task whose worker is lost is done again by another. The edition says which
        game has to be compiled where the work is done.
        """


def workers_on(on: str = LOCAL, jobs: int | None = None) -> Workers:
    """Workers on `local`, `ray` (the cluster this machine belongs to, or one of its own), or an address.

    `jobs` is the number of tasks done at the same time: by default one here, and one for each core on Ray.

    >>> workers_on("ray://", 2)
    Traceback (most recent call last):
    tikal.errors.TikalError: --on 'ray://': write local, ray, or the address of a Ray cluster, such as 10.0.0.5:6379
    """
    if on == LOCAL:
        return Local(jobs or 1)
    from tikal.work.on_ray import OnRay, is_address

    if on != RAY and not is_address(on):
        raise TikalError(f"--on {on!r}: write local, ray, or the address of a Ray cluster, such as 10.0.0.5:6379")
    workers = OnRay(None if on == RAY else on, jobs)
    workers.check()
    return workers
