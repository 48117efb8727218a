"""Everything that a server process works with, in one place."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import thread_time
from typing import Final, Protocol, TypeVar

from sqlalchemy import text

from tikal.server.advising.adviser import Adviser
from tikal.server.advising.analyses import Analyses
from tikal.server.audiences.attendance import Attendance
from tikal.server.audiences.audience import Audiences
from tikal.server.audiences.bus import Bus
from tikal.server.audiences.presence import Presence
from tikal.server.commands.command import Command
from tikal.server.compiling import BackgroundCompiling
from tikal.server.limits.callers import caller
from tikal.server.limits.fair_threads import FairThreads, call_in_loop
from tikal.server.limits.quotas import Quotas
from tikal.server.limits.recent import Recent
from tikal.server.notices.sender import NoticeSender
from tikal.server.pacing.timekeeper import Timekeeper
from tikal.server.ratings.rating import rate
from tikal.server.retention import Retention
from tikal.server.settings import Settings
from tikal.server.store.database import Database
from tikal.server.store.trouble import no_database
from tikal.server.tables.live import Live
from tikal.server.tables.service import Done, Tables

THREADS: Final = 24
THREADS_OF_ONE: Final = 4
"""How many of them one client may hold."""
NAME_THREADS: Final = 4
"""For looking up names of hosts, which takes as long as whoever answers for a name likes."""
NAME_SECONDS: Final = 15.0
COMPUTE_THREADS: Final = 2
"""Computing positions needs processors, of which there are few; commands wait for the disk, and go first."""
NOBODY_SECONDS: Final = 5.0
"""Seconds without a request for the page after which nobody is waiting for it."""
PAGE_SECONDS: Final = 1.5
"""How long the browser takes to show it."""
READY_SECONDS: Final = 5.0
"""A database that takes longer to say anything is not ready."""
READY_AGAIN_SECONDS: Final = 0.2
ANSWER_SECONDS: Final = 30.0
"""Nobody waits longer for the database. One that is busy answers before that."""
SWITCH_SECONDS: Final = 0.001
"""A command that comes back from the disk should not wait long for a thread that computes a position."""

Answer = TypeVar("Answer")


class Bots(Protocol):
    """Who plays for the bots."""

    @property
    def searches_waiting(self) -> int:
        """How many tables wait for a process that thinks for their bot."""

    def start(self) -> None:
        """Begin to serve tables."""

    def wake(self, table: str) -> None:
        """A table may be waiting for a bot."""

    async def prepare(self) -> None:
        """Start processes ahead."""

    async def stop(self) -> None:
        """Stop thinking."""


class Connected(Protocol):
    """A client that is connected."""

    async def close(self, reason: str) -> None:
        """Say good-bye."""


class Context:
    """The database, the tables, and the parts of the server that follow changes."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.quotas: Final = Quotas(settings.limits, refused=lambda what: self.quota_refused(what))
        self.database: Final = Database(settings.database)
        self.bus: Final = Bus(self.database, settings.poll_seconds)
        self.presence: Final = Presence(self.database, self.bus, settings.presence_seconds)
        self.tables: Final = Tables(self.database, settings.live_tables, self.published, settings.clock, self.quotas)
        self.audiences: Final = Audiences(self.tables, self.compute, self.presence.people)
        self.timekeeper: Final = Timekeeper(self.tables, self.run, settings.tick_seconds)
        self.notices: Final = NoticeSender(self.tables, self.presence.people_now, settings.notices)
        self.bots: Bots | None = None
        self.attendance: Final = Attendance(settings.bots.rest, settings.clock.monotonic, self.audiences.is_watched)
        self.tables.visited = self.visited
        self.tables.rate = rate
        self.retention: Final = Retention(self.tables, settings.retention)
        self.adviser: Final = Adviser(self.quotas)
        self.analyses: Final = Analyses(self.adviser)
        self.closing = False
        self.connections: Final[set[Connected]] = set()
        self.command_done: Callable[[str, float], None] = lambda command, seconds: None
        """Records how long each command took."""
        self.command_cost: Callable[[str, float], None] = lambda command, seconds: None
        """Records how much processor time each command took."""
        self.compiling: Final = BackgroundCompiling()
        self.quota_refused: Callable[[str], None] = lambda what: None
        """Records what clients have had too much of."""
        most = settings.limits.waiting if settings.limits.rates else None
        most_running, one = (THREADS_OF_ONE, 1) if settings.limits.rates else (None, None)
        self._threads: Final = FairThreads(THREADS, "tikal-work", most, most_running)
        self._compute_pool: Final = FairThreads(COMPUTE_THREADS, "tikal-look", most, one)
        self._upload_pool: Final = FairThreads(1, "tikal-file", most)
        self._naming: Final = FairThreads(NAME_THREADS, "tikal-name", most, one)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.page_shown: Final = asyncio.Event()
        """Somebody has opened the page."""
        self._settling: asyncio.Task[None] | None = None
        self.ready: Final = Recent(READY_AGAIN_SECONDS, self._ask_database)
        """Found out whether the database answers; raises an error if it does not."""

    async def start(self) -> None:
        """Begin to work."""
        sys.setswitchinterval(SWITCH_SECONDS)
        await self._threads.run(self.database.migrate)
        self.compiling.load()
        self.bus.start(self.audiences)
        self.presence.start()
        self._loop = asyncio.get_running_loop()
        await self.timekeeper.start()
        self.notices.start()
        self.retention.start(self.run, lambda: self.audiences.tables)
        if self.bots is not None:
            self.bots.start()
        self._settling = asyncio.create_task(self._settle())

    async def stop(self) -> None:
        """Finish, and let go of everything."""
        await self.say_closing()
        if self._settling is not None:
            self._settling.cancel()
            await asyncio.gather(self._settling, return_exceptions=True)
        if self.bots is not None:
            await self.bots.stop()
        await self.adviser.stop()
        self.compiling.stop()
        await self.notices.stop()
        await self.retention.stop()
        await self.run(self.retention.note_visits)
        await self.timekeeper.stop()
        await self.presence.stop()
        await self.bus.stop()
        for threads in (self._threads, self._compute_pool, self._upload_pool, self._naming):
            await threads.stop()
        await asyncio.to_thread(self.database.close)

    async def _settle(self) -> None:
        """Begin what is not urgent when somebody has the page, or nobody asks for it: it would slow the page down."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.page_shown.wait(), NOBODY_SECONDS)
            await asyncio.sleep(PAGE_SECONDS)
        if self.settings.bots.ahead:
            self.adviser.start()
            if self.bots is not None:
                await self.bots.prepare()
        self.compiling.start()

    async def say_closing(self) -> None:
        """Notify all connected clients that the server is about to stop."""
        self.closing = True
        await asyncio.gather(*(connection.close("stopping") for connection in list(self.connections)))

    async def run(self, work: Callable[..., Answer], *args: object) -> Answer:
        """Do something that blocks without holding up the others. `Refusal` if the database is too slow to answer."""
        try:
            return await self._threads.run(work, *args, within=ANSWER_SECONDS)
        except TimeoutError:
            raise no_database() from None  # whatever it was may still be done; a key finds out

    async def do(self, table: str, secrets: tuple[str, ...], command: Command) -> Done:
        """Carry out a command, and send what changed to the audience of its table."""

        def work() -> tuple[Done, float]:
            start = thread_time()
            return self.tables.do(table, secrets, command), thread_time() - start

        done, seconds = await self.run(work)
        self.command_cost(command.declared_as, seconds)
        return done

    async def _ask_database(self) -> None:
        def ask() -> None:
            with self.database.reading() as connection:
                connection.execute(text("SELECT 1"))

        async with asyncio.timeout(READY_SECONDS):
            await self.run(ask)

    @property
    def waiting(self) -> dict[str, int]:
        """[queue] -> how many wait in it."""
        return {
            "commands": self._threads.waiting,
            "positions": self._compute_pool.waiting,
            "files": self._upload_pool.waiting,
            "searches": 0 if self.bots is None else self.bots.searches_waiting,
            "advice": self.adviser.waiting,
        }

    async def compute(self, work: Callable[..., Answer], *args: object) -> Answer:
        """The same for what needs much processor time."""
        return await self._compute_pool.run(work, *args)

    async def read_file(self, work: Callable[..., Answer], *args: object) -> Answer:
        """The same for uploaded files, one at a time: whoever waits for them can wait."""
        return await self._upload_pool.run(work, *args)

    async def look_up(self, work: Callable[..., Answer], *args: object) -> Answer:
        """The same for names of hosts that a client has chosen; `TimeoutError` if nobody answers for one."""
        return await self._naming.run(work, *args, within=NAME_SECONDS)

    def need_room(self, stored: float) -> None:
        """Count bytes that are stored for the current caller, who is refused if it has had too many."""
        self.quotas.need("stored", caller().address, tokens=stored)

    def visited(self, live: Live, is_player: bool) -> None:
        """Somebody has looked at a table or acted there, or its time was up: its bots need not rest."""
        self.retention.visit(live.row.id)
        came_back = self.attendance.visit(live.row.id, caller(), is_player)
        if came_back and live.bot_to_act and self.bots is not None and self._loop is not None:
            call_in_loop(self._loop, partial(self.bots.wake, live.row.id))

    def published(self, live: Live) -> None:
        """A change of a table was committed, in whatever thread this is."""
        if self._loop is None or self._loop.is_closed():
            return
        broadcast = self.audiences.broadcast(live)
        call_in_loop(self._loop, partial(self.audiences.deliver, live.row.id, broadcast))
        if live.bot_to_act and self.bots is not None:
            call_in_loop(self._loop, partial(self.bots.wake, live.row.id))
