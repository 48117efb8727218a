"""Work on a Ray cluster. Ray does a task again if its worker or node dies; results are collected here only."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeVar

from tikal.errors import TikalError, needed
from tikal.work.sources import this_tikal

Task = TypeVar("Task")
Done = TypeVar("Done")

ADDRESS: Final = re.compile(r"(?P<client>ray://)?(?P<host>[\w.-]+|\[[0-9A-Fa-f:]+\]):(?P<port>[0-9]{1,5})")
ANSWER_SECONDS: Final = 5.0
TRIES_AGAIN: Final = 20
"""How often a task may lose its worker. Nodes come and go, but a bot that ends its process would do so every time."""
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""How gRPC, which Ray speaks, begins: the preface of HTTP/2 and an empty frame of settings."""
SETTINGS: Final = 4
"""The kind of frame with which every server answers it."""
AHEAD: Final = 2
"""Tasks handed out for each one that can run at the same time, so that no core waits for the next."""


def is_address(written: str) -> bool:
    """Whether a text is the address of a cluster: `HOST:PORT` or `ray://HOST:PORT`."""
    found = ADDRESS.fullmatch(written)
    return found is not None and 0 < int(found["port"]) < 1 << 16


@dataclass(frozen=True, slots=True)
class OnRay:
    """The cluster at an address, or without one that of this machine; if there is none, a cluster of this machine."""

    address: str | None = None
    jobs: int | None = None
    """Tasks at the same time, by default one for each core of the cluster."""

    def check(self) -> None:
        """Find out at once whether Ray is installed, and whether it answers."""
        needed("ray", "ray", "--on ray")
        address = _address_used(self.address)
        if address is not None and is_address(address):
            _check_that_ray_answers(address)

    def run(self, do: Callable[[Task], Done], tasks: Iterable[Task], edition: str) -> Iterator[Done]:
        """Do all tasks, each on one core of the cluster; yields the results as they come."""
        with _cluster(self.address) as ray:
            at_once = self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
            remote = ray.remote(num_cpus=1, max_retries=TRIES_AGAIN)(_done_there)
            waiting = iter(tasks)
            ahead = at_once if self.jobs else AHEAD * at_once
            running = {remote.remote(do, task, edition, this_tikal()) for task in islice(waiting, ahead)}
            while running:
                finished, _ = ray.wait(list(running), num_returns=1)
                running.difference_update(finished)
                running.update(remote.remote(do, task, edition, this_tikal()) for task in islice(waiting, 1))
                yield _result(ray, finished[0])


def _done_there(do: Callable[[Task], Done], task: Task, edition: str, wanted_tikal: str) -> Done:
    """A task on a worker, which must have the same Tikal, and compiles it first if nobody has."""
    from tikal.compiling.jobs import compile_now
    from tikal.compiling.unit import wanted
    from tikal.games.registry import kind_of

    if wanted_tikal != this_tikal():
        raise TikalError(
            f"{socket.gethostname()} has Tikal {this_tikal()}, not {wanted_tikal}; install the same everywhere"
        )
    units = kind_of(edition).units.playing
    if wanted() and not all(unit.look_again() for unit in units):
        compile_now(units)
    return do(task)


def _result(ray: Any, finished: Any) -> Any:
    try:
        return ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, TikalError) else error from None
    except ray.exceptions.RayError as error:
        first = str(error).strip().partition("\n")[0]
        raise TikalError(
            f"a worker of the Ray cluster died {TRIES_AGAIN} times at the same task: memory may have run out, "
            f"or a bot ended it ({first})"
        ) from None


@contextmanager
def _cluster(address: str | None) -> Iterator[Any]:
    """Ray, connected to a cluster; the connection is closed in the end, unless it was there before."""
    ray: Any = needed("ray", "ray", "--on ray")
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **_of_its_own(address))
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        first = str(error).strip().partition("\n")[0]
        used = _address_used(address)
        problem = "Ray cannot start a cluster here" if used is None else f"there is no Ray cluster at {used}"
        raise TikalError(f"{problem}: {first}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _address_used(address: str | None) -> str | None:
    """The address that Ray uses: without one, that of the environment, which may also be a word such as `auto`."""
    return address or os.environ.get("RAY_ADDRESS")


def _of_its_own(address: str | None) -> dict[str, Any]:
    return {"include_dashboard": False} if address is None else {}


def _check_that_ray_answers(address: str) -> None:
    """Ray itself would try for half a minute, and for two if something else answers there."""
    found = ADDRESS.fullmatch(address)
    assert found is not None
    try:
        with socket.create_connection((found["host"].strip("[]"), int(found["port"])), ANSWER_SECONDS) as line:
            line.sendall(HELLO)
            answer = line.recv(9)
    except OSError as error:
        raise TikalError(
            f"nobody answers at {address} ({error.strerror or error}); is the Ray cluster running? "
            "`ray start --head` says its address"
        ) from None
    if answer[3:4] != bytes([SETTINGS]):
        raise TikalError(f"what answers at {address} is not Ray; `ray start --head` says the address of a cluster")
