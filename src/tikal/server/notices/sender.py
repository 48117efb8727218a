"""Looks for turns that have begun, and notifies their players, once, unless they see it anyway.

What is to be sent waits in the database, so a restart loses nothing. Several processes may do this: each notice is
taken by one of them. Tables take turns at sending: one whose receivers are slow delays only itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tikal.server.limits.callers import Caller, current
from tikal.server.limits.fair_threads import FairThreads
from tikal.server.notices.keys import PushKeys, keys_beside
from tikal.server.notices.process import Sending, SendingProcesses
from tikal.server.notices.sending import Outcome, Text
from tikal.server.notices.settings import NoticeSettings
from tikal.server.notices.texts import test_text, turn_text
from tikal.server.refusal import Refusal, not_found, too_much
from tikal.server.store import notices, reading
from tikal.server.store.notices import AddressRow, Due
from tikal.server.store.people import People
from tikal.server.tables.service import Tables

THREADS: Final = 4
"""Messages on their way at once."""
MOST_FAILURES: Final = 5
"""In a row; after that an address is used no more until it is confirmed again."""

log: Final = logging.getLogger("tikal.notices")


class NoticeSender:
    """The sender of this process. `people` says who is at a table; it blocks."""

    def __init__(self, tables: Tables, people: Callable[[str], People], settings: NoticeSettings) -> None:
        self.settings: Final = settings
        self._tables: Final = tables
        self._people: Final = people
        self._looking: Final = FairThreads(1, "tikal-turns")
        self._sending: Final = FairThreads(THREADS, "tikal-notices")
        self._processes: Final = SendingProcesses()
        self._deliveries: Final[dict[Due, asyncio.Task[None]]] = {}
        """Notices that wait for their turn to be sent, or are being sent."""
        self._keys: PushKeys | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for turns."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop; what waits is sent by the next one."""
        running = [*self._deliveries.values(), *([] if self._task is None else [self._task])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await asyncio.to_thread(self._processes.stop)
        await self._sending.stop()
        await self._looking.stop()

    async def test(self, row: AddressRow) -> Outcome:
        """Send a test message, and say what came of it."""
        return await self._sending.run(self._test, row)

    async def _watch(self) -> None:
        while True:
            try:
                for due in await self._looking.run(self._look, frozenset(self._deliveries)):
                    self._deliveries[due] = asyncio.create_task(self._delivered(due))
            except SQLAlchemyError:
                log.warning("the database does not answer; notices are sent later")
            except Exception:
                log.exception("turns could not be looked at for notices")
            await asyncio.sleep(self.settings.poll)

    async def _delivered(self, due: Due) -> None:
        """Send a notice. Each of its messages waits until it is the table's turn to send one."""
        current.set(Caller(due.table_id))
        try:
            for row, text in await self._sending.run(self._messages, due):
                await self._sending.run(self._send, row, text)
        except Refusal as refusal:
            log.warning("a notice was not sent", extra={"table": due.table_id, "problem": refusal.code})
        except Exception:
            log.exception("a notice could not be sent", extra={"table": due.table_id})
        finally:
            del self._deliveries[due]

    # These block.

    @property
    def keys(self) -> PushKeys:
        """With which push services know this server."""
        if self._keys is None:
            self._keys = keys_beside(self._tables.database.url)
        return self._keys

    def _look(self, known: frozenset[Due]) -> list[Due]:
        """Queue new notices, and find those that are due and not known yet."""
        now = self._tables.clock.wall()
        with self._tables.database.reading() as connection:
            changed = notices.tables_to_look_at(connection)
        for table in changed:
            try:
                self._look_at(table, now)
            except SQLAlchemyError:
                raise
            except Exception:
                log.exception("no notices about this table before its next event", extra={"table": table})
                self._skip(table)
        with self._tables.database.reading() as connection:
            return notices.notices_due(connection, now, known)

    def _look_at(self, table: str, now: float) -> None:
        with self._tables.database.writing() as connection:
            live = self._tables.live.current(connection, table, lock=True)
            seat = live.game.to_act
            may_act = live.stuck is None and not live.row.look_only
            if seat is not None and may_act and live.seats[seat].is_person:
                due = Due(table, seat, live.turn_of(seat))
                notices.add_notice(connection, due, now + self.settings.delay)
            notices.looked_at(connection, table, live.seq)

    def _skip(self, table: str) -> None:
        """Do not look at a table again before its next event: the others must not wait for it."""
        with self._tables.database.writing() as connection:
            seq = reading.last_seq(connection, table, lock=True)
            if seq is not None:
                notices.looked_at(connection, table, seq)

    def _messages(self, due: Due) -> list[tuple[AddressRow, Text]]:
        """Take a notice: what is to be sent, if its turn still goes on and its player does not look at the table."""
        with self._tables.database.writing() as connection:
            if not notices.take_notice(connection, due):
                return []
        with self._tables.database.reading() as connection:
            live = self._tables.live.current(connection, due.table_id)
            rows = notices.addresses_for_turn(connection, due.table_id, due.seat)
        is_on = live.game.to_act == due.seat and live.turn_of(due.seat) == due.turn
        if not is_on or due.seat in self._people(due.table_id).looking:
            return []
        left = None if live.deadline is None else live.deadline - self._tables.playtime.now()
        return [(row, turn_text(row, live, due.seat, left)) for row in rows]

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
        outcome = self._processes.send(Sending(row.kind, row.address, text, self.keys, self.settings.local))
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
