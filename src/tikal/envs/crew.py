"""Threads that share a list of calls with the thread that hands it to them."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

Calls: TypeAlias = Iterator[Callable[[], object]]


class Crew:
    """Some helping threads. A step of many games takes a few milliseconds, so they are woken by the quickest means."""

    def __init__(self, helpers: int) -> None:
        self._helpers: Final = helpers
        self._todo: Final[SimpleQueue[Calls | None]] = SimpleQueue()
        self._done: Final[SimpleQueue[BaseException | None]] = SimpleQueue()
        for number in range(helpers):
            name = f"tikal-games_{number}"
            Thread(target=_help, args=(self._todo, self._done), name=name, daemon=True).start()
        self.close: Final = weakref.finalize(self, _dismiss, self._todo, helpers)
        """End the threads; called at the latest when nobody has the crew any more."""

    def make(self, calls: Iterable[Callable[[], object]]) -> None:
        """Make all calls; every thread takes the next one that is left."""
        left = iter(calls)
        for _ in range(self._helpers):
            self._todo.put(left)
        try:
            _make(left)
        finally:  # whatever happens, nobody goes on before the helpers are done
            outcomes = [self._done.get() for _ in range(self._helpers)]
        for error in outcomes:
            if error is not None:
                raise error


def _make(calls: Calls) -> None:
    for call in calls:
        call()


def _help(todo: SimpleQueue[Calls | None], done: SimpleQueue[BaseException | None]) -> None:
    while (calls := todo.get()) is not None:
        try:
            _make(calls)
        except BaseException as error:  # noqa: BLE001  it is raised where the calls were handed over
            done.put(error)
        else:
            done.put(None)


def _dismiss(todo: SimpleQueue[Calls | None], helpers: int) -> None:
    for _ in range(helpers):
        todo.put(None)
