"""Sees to it that every table that waits for a bot gets its move.

Several server processes may do this for the same tables: the one that claims a table first thinks for it. A claim runs
out by itself, so a server that is killed while it thinks holds nobody up: the sweep of another one, or of the next
start, finds the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Protocol

from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.bots.registry import make_bot
from tikal.games.view import View
from tikal.server.botting.pool import Pool
from tikal.server.botting.settings import BotSettings
from tikal.server.botting.thinking import Maker, TurnRequest
from tikal.server.botting.worker import ThinkingFailed
from tikal.server.limits.callers import Caller
from tikal.server.limits.fair_queue import FairQueue
from tikal.server.seeds import new_seed

LEASE_SECONDS: Final = 30.0
"""A claim lasts for the time to think and this: for waiting for a free process and for writing the moves."""

log: Final = logging.getLogger("tikal.bots")


@dataclass(frozen=True, slots=True)
class Waiting:
    """A claimed table: its seat to act is a bot of that level."""

    table: str
    seat: int
    level: str
    seq: int
    """The last event when it was claimed."""
    view: View


class Overtaken(Exception):
    """The table does not wait for this bot any more: somebody took the seat, or took moves back."""


class BotTables(Protocol):
    """What the driver needs of the tables."""

    def payer(self, table: str) -> Caller | None:
        """For whom the bots of a table think; None if they rest, because nobody cares."""

    def wait(self, who: Caller) -> float:
        """Seconds until bots may think for somebody again."""

    def used(self, who: Caller, seconds: float) -> None:
        """Count how long bots have thought for somebody."""

    async def waiting(self) -> list[str]:
        """Tables that wait for a bot and are not claimed."""

    async def claim(self, table: str, seconds: float) -> Waiting | None:
        """Claim a table for that long; None if it waits for no bot, or another has claimed it."""

    async def play(self, waiting: Waiting, actions: Sequence[str]) -> bool:
        """Play all of it for the bot, which ends the claim. False if not all is legal, and nothing is played.

        `Overtaken` if it is not for this bot to decide any more.
        """

    async def release(self, table: str) -> None:
        """Give the claim back."""


class Watch(Protocol):
    """Counts what bots do."""

    def bot_thought(self, level: str, seconds: float) -> None:
        """A bot has answered."""

    def bot_replaced(self, level: str) -> None:
        """A simple move was played instead of a bot's."""


class BotDriver:
    """Bots of one server process. Clients take turns, and so do the tables of a client: one answer each."""

    def __init__(
        self,
        tables: BotTables,
        settings: BotSettings,
        watch: Watch,
        maker: Maker = make_bot,
    ) -> None:
        self._tables: Final = tables
        self._settings: Final = settings
        self._watch: Final = watch
        self._maker: Final = maker
        self._queue: Final[FairQueue[str]] = FairQueue()
        self._filled: Final = asyncio.Event()
        self._queued: Final[set[str]] = set()
        self._acting: Final[set[str]] = set()
        self._pool: Pool | None = None
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @property
    def searches_waiting(self) -> int:
        """How many tables wait for a process that thinks for their bot."""
        return len(self._queue)

    def start(self) -> None:
        """Begin to serve tables, those first that a former server left waiting."""
        self._pool = Pool(self._settings.processes, self._maker)
        self._run(self._sweep())
        for _ in range(self._settings.processes):
            self._run(self._serve(self._pool))

    def wake(self, table: str) -> None:
        """Tell that a table may be waiting for a bot. If nobody cares, it is not served before somebody comes back."""
        payer = self._tables.payer(table)
        if payer is not None and table not in self._queued:
            self._queued.add(table)
            self._queue.put(Caller(payer.address, table), table)
            self._filled.set()

    async def stop(self) -> None:
        """Stop thinking. Tables that wait will be found by the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        if self._pool is not None:
            self._pool.stop()
            self._pool = None

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(work))

    async def _sweep(self) -> None:
        while True:
            try:
                for table in await self._tables.waiting():
                    self.wake(table)
            except Exception:
                log.exception("could not look for tables that wait for a bot")
            await asyncio.sleep(self._settings.sweep)

    async def prepare(self) -> None:
        """Start the processes ahead, so that the first bot does not have to wait for its own."""
        for _ in range(self._settings.processes):
            try:
                if self._pool is not None:
                    await self._pool.prepare()
            except Exception:
                log.exception("no process could be started ahead; it is tried again when a bot is to think")

    async def _serve(self, pool: Pool) -> None:
        while True:
            who, table = await self._next()
            if table in self._acting:
                continue  # it is looked at again when that is done
            if wait := self._tables.wait(who):
                asyncio.get_running_loop().call_later(wait, self.wake, table)
                continue
            self._acting.add(table)
            start = perf_counter()
            try:
                if await self._act(pool, table):
                    self.wake(table)
            except Exception:
                log.exception("a bot could not be served", extra={"table": table})
            finally:
                self._acting.discard(table)
                self._queue.used(who, perf_counter() - start)
                self._tables.used(who, perf_counter() - start)

    async def _next(self) -> tuple[Caller, str]:
        """The next table, and for whom it is."""
        while not len(self._queue):
            self._filled.clear()
            await self._filled.wait()
        who, table = self._queue.take()
        self._queued.discard(table)
        return who, table

    async def _act(self, pool: Pool, table: str) -> bool:
        """Let the bot of a table answer once; what it has to do after that waits its turn in the queue.

        Whether there was anything to do.
        """
        waiting = await self._tables.claim(table, self._settings.seconds + LEASE_SECONDS)
        if waiting is None:
            return False
        is_claimed = True
        try:
            await self._play(waiting, await self._thought(pool, waiting))
            is_claimed = False
        except Overtaken:
            log.info("a bot was overtaken", extra={"table": table})
        finally:
            if is_claimed:
                await self._tables.release(table)
        return True

    async def _thought(self, pool: Pool, waiting: Waiting) -> list[str]:
        """What the bot wants to do; nothing if it fails."""
        request = TurnRequest(waiting.level, new_seed(), waiting.view)
        start = perf_counter()
        try:
            actions = await pool.think(request, self._settings.seconds)
        except ThinkingFailed as failure:
            self._replaced(waiting, str(failure))
            return []
        self._watch.bot_thought(waiting.level, perf_counter() - start)
        return actions

    async def _play(self, waiting: Waiting, actions: list[str]) -> None:
        """Play an answer: all of it, or as much as is legal, or a simple move if there is none."""
        if actions and not self._settings.pause and await self._tables.play(waiting, actions):
            return
        if actions and await self._tables.play(waiting, actions[:1]):
            await self._play_slowly(waiting, actions[1:])
            return
        if actions:
            self._replaced(waiting, "its answer is not legal")
        await self._tables.play(waiting, [str(simple_move(waiting.view, RandomBot(new_seed())))])

    async def _play_slowly(self, before: Waiting, actions: list[str]) -> None:
        """Play one action after the other as long as they are legal. After that the bot is asked again."""
        for action in actions:
            await asyncio.sleep(self._settings.pause)
            waiting = await self._tables.claim(before.table, LEASE_SECONDS)
            if waiting is None:
                return
            if waiting.seat != before.seat or not await self._tables.play(waiting, [action]):
                await self._tables.release(before.table)
                return

    def _replaced(self, waiting: Waiting, reason: str) -> None:
        self._watch.bot_replaced(waiting.level)
        log.warning(
            "a bot was replaced by a simple move",
            extra={"table": waiting.table, "seat": waiting.seat, "level": waiting.level, "reason": reason},
        )
