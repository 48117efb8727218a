"""Looks for turns that have begun, and notifies their players, once, unless they see it anyway.

What is to be sent waits in the database, so a restart loses nothing. Several processes may do this: each notice is
taken by one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.server.notices.keys import PushKeys, keys_beside
from tikal.server.notices.sending import Outcome, Text, send
from tikal.server.notices.settings import NoticeSettings
from tikal.server.notices.texts import test_text, turn_text
from tikal.server.refusal import not_found, too_much
from tikal.server.store import notices
from tikal.server.store.notices import AddressRow, Due
from tikal.server.store.people import People
from tikal.server.tables.service import Tables

THREADS: Final = 2
"""Messages on their way at once."""
MOST_FAILURES: Final = 5
"""In a row; after that an address is used no more until it is confirmed again."""

log: Final = logging.getLogger("tikal.notices")
for _talkative in ("apprise", "httpx", "httpcore"):
    logging.getLogger(_talkative).setLevel(logging.CRITICAL)  # they would log addresses


class NoticeSender:
    """The sender of this process. `people` says who is at a table; it blocks."""

    def __init__(self, tables: Tables, people: Callable[[str], People], settings: NoticeSettings) -> None:
        self.settings: Final = settings
        self._tables: Final = tables
        self._people: Final = people
        self._threads: Final = ThreadPoolExecutor(THREADS, "tikal-notices")
        self._keys: PushKeys | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for turns."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop; what waits is sent by the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)

    async def test(self, row: AddressRow) -> Outcome:
        """Send a test message, and say what came of it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._test, row)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                for due in await loop.run_in_executor(self._threads, self._look):
                    loop.run_in_executor(self._threads, self._deliver, due)
            except SQLAlchemyError:
                log.warning("the database does not answer; notices are sent later")
            except Exception:
                log.exception("turns could not be looked at for notices")
            await asyncio.sleep(self.settings.poll)

    # These block.

    @property
    def keys(self) -> PushKeys:
        """With which push services know this server."""
        if self._keys is None:
            self._keys = keys_beside(self._tables.database.url)
        return self._keys

    def _look(self) -> list[Due]:
        """Queue new notices, and find those that are due."""
        now = self._tables.clock.wall()
        with self._tables.database.reading() as connection:
            changed = notices.tables_to_look_at(connection)
        for table in changed:
            with self._tables.database.writing() as connection:
                live = self._tables.live.current(connection, table, lock=True)
                seat = live.game.to_act
                if seat is not None and live.seats[seat].is_person and not live.row.look_only:
                    due = Due(table, seat, live.turn_of(seat))
                    notices.add_notice(connection, due, now + self.settings.delay)
                notices.looked_at(connection, table, live.seq)
        with self._tables.database.reading() as connection:
            return notices.notices_due(connection, now)

    def _deliver(self, due: Due) -> None:
        """Send a notice, if its turn still goes on and its player does not look at the table."""
        try:
            with self._tables.database.writing() as connection:
                if not notices.take_notice(connection, due):
                    return
                live = self._tables.live.current(connection, due.table_id)
                rows = notices.addresses_for_turn(connection, due.table_id, due.seat)
            is_on = live.game.to_act == due.seat and live.turn_of(due.seat) == due.turn
            if not is_on or due.seat in self._people(due.table_id).looking:
                return
            left = None if live.deadline is None else live.deadline - self._tables.playtime.now()
            for row in rows:
                self._send(row, turn_text(row, live, due.seat, left))
        except Exception:
            log.exception("a notice could not be sent", extra={"table": due.table_id})

    def _test(self, row: AddressRow) -> Outcome:
        now = self._tables.clock.wall()
        with self._tables.database.writing() as connection:
            current = notices.address_by(connection, id=row.id)
            if current is None:
                raise not_found("notices-no-address")
            if now - current.sent < self.settings.test_every:
                raise too_much("notices-too-many")
            notices.change_address(connection, row.id, sent=now)
            live = self._tables.live.current(connection, row.table_id)
        return self._send(current, test_text(current, live))

    def _send(self, row: AddressRow, text: Text) -> Outcome:
        outcome = send(row.kind, row.address, text, self.keys, self.settings.local)
        failures = row.failures + 1 if outcome.problem else 0
        with self._tables.database.writing() as connection:
            if outcome.is_gone:
                notices.delete_address(connection, row.id)
            else:
                confirmed = row.confirmed and failures < MOST_FAILURES
                values = {"failures": failures, "problem": outcome.problem, "confirmed": confirmed}
                notices.change_address(connection, row.id, **values, sent=self._tables.clock.wall())
        if outcome.problem:
            facts = {"table": row.table_id, "kind": row.kind, "problem": outcome.problem, "failures": failures}
            log.warning("a notice did not arrive", extra=facts)
        return outcome
