"""Answers that are found once for all who ask at about the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from tikal.server.limits.callers import SERVER, current

Answer = TypeVar("Answer")


class Recent(Generic[Answer]):
    """An answer that is at most some seconds old: however often it is asked for, it costs the same."""

    def __init__(self, seconds: float, find: Callable[[], Coroutine[Any, Any, Answer]]) -> None:
        self._seconds: Final = seconds
        self._find: Final = find
        self._found: asyncio.Task[Answer] | None = None
        self._until = 0.0

    async def get(self) -> Answer:
        """The answer, or the error with which the search for it ended."""
        found = self._found
        if found is None or (found.done() and monotonic() >= self._until):
            found = self._found = asyncio.create_task(self._find_again())
        return await asyncio.shield(found)  # others wait for it, too

    async def _find_again(self) -> Answer:
        current.set(SERVER)  # it is not for whoever happens to ask first
        try:
            return await self._find()
        finally:
            self._until = monotonic() + self._seconds
