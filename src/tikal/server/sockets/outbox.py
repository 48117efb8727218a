"""What is on its way to one client, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

MOST_WAITING: Final = 2_000_000
"""Characters that wait for a client. One that reads more slowly than its table moves is given up; it can come back."""
MUCH_WAITING: Final = 100_000
"""Characters on the way above which the server stops listening to a client: it has to read its answers first."""


class Outbox:
    """Holds what a client has not read yet, so that nobody waits for a slow one."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send: Final = send
        self._texts: Final[deque[str]] = deque()
        self._characters = 0
        self._is_closed = False
        self._changed: Final = asyncio.Event()
        self._has_room: Final = asyncio.Event()
        self._has_room.set()
        self._runner: asyncio.Task[None] | None = None

    def put(self, text: str) -> None:
        """Send this after everything else."""
        if self._is_closed:
            return
        self._texts.append(text)
        self._characters += len(text)
        if self._characters > MOST_WAITING and self._runner is not None:
            self._is_closed = True
            self._runner.cancel()
        if self._characters > MUCH_WAITING:
            self._has_room.clear()
        self._changed.set()

    def put_last(self, text: str) -> None:
        """Send this, and nothing after it."""
        self.put(text)
        self._is_closed = True
        self._changed.set()

    async def room(self) -> None:
        """Return when not too much is waiting."""
        await self._has_room.wait()

    async def run(self) -> None:
        """Send until the last text is sent. If the client is given up, the task that does this is cancelled."""
        self._runner = asyncio.current_task()
        while self._texts or not self._is_closed:
            while self._texts:
                text = self._texts[0]
                await self._send(text)
                self._texts.popleft()
                self._characters -= len(text)
                if self._characters <= MUCH_WAITING:
                    self._has_room.set()
            self._changed.clear()
            if not self._is_closed:
                await self._changed.wait()
