"""The tables of this server as bots see them: one view at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from tikal.errors import IllegalAction
from tikal.server.botting.driver import Overtaken, Waiting
from tikal.server.context import Context
from tikal.server.limits.callers import Caller
from tikal.server.refusal import Refusal
from tikal.server.store import reading, writing
from tikal.server.tables.change import Change, play
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer


class TablesForBots:
    """Tables that wait for bots, and the moves that bots make."""

    def __init__(self, context: Context) -> None:
        self._context: Final = context
        self._tables: Final = context.tables

    def payer(self, table: str) -> Caller | None:
        """For whom the bots of a table think; None if they rest, because nobody cares."""
        live = self._tables.live.kept(table, 0)
        payer = self._context.attendance.payer(table, has_people=live is None or bool(live.people))
        # Where there is a clock, whoever still plays waits for their turn, if only for a notice of it.
        waited_for = live is not None and live.row.pace is not None and _has_player(live)
        return Caller("", table) if payer is None and waited_for else payer

    def wait(self, who: Caller) -> float:
        """Seconds until bots may think for somebody again."""
        return self._context.quotas.wait("bot_seconds", _bucket(who))

    def used(self, who: Caller, seconds: float) -> None:
        """Count how long bots have thought for somebody."""
        self._context.quotas.spend("bot_seconds", _bucket(who), tokens=seconds)

    async def waiting(self) -> list[str]:
        """Tables that wait for a bot and are not claimed, of those that somebody cares about or that have a clock."""
        return await self._context.run(self._waiting, self._context.attendance.tables)

    async def claim(self, table: str, seconds: float) -> Waiting | None:
        """Claim a table for that long; None if it waits for no bot, or another process has claimed it."""
        return await self._context.run(self._claim, table, seconds)

    async def play(self, waiting: Waiting, actions: Sequence[str]) -> bool:
        """Play all of it for the bot, which ends the claim; False if not all is legal, and nothing is played.

        `Overtaken` if it is not for this bot to decide any more.
        """
        return await self._context.run(self._play, waiting, actions)

    async def release(self, table: str) -> None:
        """Give the claim back."""
        await self._context.run(self._release, table)

    # These block.

    def _waiting(self, cared_for: list[str]) -> list[str]:
        with self._tables.database.reading() as connection:
            found = reading.tables_waiting_for_bots(connection, time.time(), cared_for)
            for table in found:
                self._live(connection, table)  # so that it is known whether it has a clock
            return found

    def _claim(self, table: str, seconds: float) -> Waiting | None:
        with self._tables.database.writing() as connection:
            now = time.time()
            if not writing.claim_thinking(connection, table, now, now + seconds):
                return None
            live = self._live(connection, table)
            seat = live.game.to_act if live is not None and live.bot_to_act else None
            level = None if live is None or seat is None else live.seats[seat].level
            if live is None or seat is None or level is None:
                writing.no_bot_to_act(connection, table)
                return None
        return Waiting(table, seat, level, live.seq, live.game.view(seat))

    def _live(self, connection: Connection, table: str) -> Live | None:
        """The table; None if it cannot be read any more, which has been logged."""
        try:
            return self._tables.live.current(connection, table)
        except Refusal:
            return None

    def _play(self, waiting: Waiting, actions: Sequence[str]) -> bool:
        with self._tables.database.writing() as connection:
            live = self._tables.live.current(connection, waiting.table, lock=True)
            stands = waiting.seq <= live.seq and live.steps[waiting.seq] is live.step
            if not stands or not live.bot_to_act or live.game.to_act != waiting.seat:
                raise Overtaken
            change = Change(connection, live.copy(), Viewer(), self._tables.playtime.now(), self._tables.clock.wall())
            try:
                for action in actions:
                    if change.live.game.to_act == waiting.seat:
                        play(change, action)
            except IllegalAction:
                return False
            self._tables.write(change)
            writing.release_thinking(connection, waiting.table)
        self._tables.publish(change)
        return True

    def _release(self, table: str) -> None:
        with self._tables.database.writing() as connection:
            writing.release_thinking(connection, table)


def _has_player(live: Live) -> bool:
    """Whether a person still plays a seat, and has not left it to a bot."""
    return any(seat.kind != "bot" and seat.is_person and not seat.resigned for seat in live.seats)


def _bucket(who: Caller) -> str:
    """Whose time bots take: where nobody is there, that of the table, so that no table uses up that of others."""
    return who.address or f"table {who.table}"
