"""A time by which something has to happen, cheap enough to be moved with every piece that a client sends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final


class Deadline:
    """Calls `missed` when its time has passed. A later time needs no new timer: the old one looks again."""

    def __init__(self, loop: asyncio.AbstractEventLoop, missed: Callable[[], None]) -> None:
        self._loop: Final = loop
        self._missed: Final = missed
        self._at: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether anything has to happen."""
        return self._at is not None

    def set(self, at: float) -> None:
        """It has to happen by that time of the loop, which is never before an earlier one."""
        self._at = at
        if self._timer is None:
            self._timer = self._loop.call_at(at, self._look)

    def clear(self) -> None:
        """It has happened."""
        self._at = None

    def stop(self) -> None:
        """Nothing has to happen any more."""
        self._at = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        if self._at is None:
            return
        if self._loop.time() < self._at:
            self._timer = self._loop.call_at(self._at, self._look)
            return
        self._at = None
        self._missed()
