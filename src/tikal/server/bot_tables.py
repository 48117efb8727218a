"""The tables of this server as bots see them: one view at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tikal.errors import IllegalAction
from tikal.server.botting.driver import Overtaken, Waiting
from tikal.server.desk import Desk


class TablesForBots:
    """Tables that wait for bots, and the moves that bots make."""

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk

    async def waiting(self) -> list[str]:
        """Tables that wait for a bot and are not claimed."""
        return await self._desk.run(self._desk.tables.waiting_for_bots)

    async def claim(self, table: str, seconds: float) -> Waiting | None:
        """Claim a table for that long; None if it waits for no bot, or another has claimed it."""
        live = await self._desk.run(self._desk.tables.claim_for_bot, table, seconds)
        if live is None:
            return None
        seat = live.game.to_act
        level = None if seat is None else live.seats[seat].level
        if seat is None or level is None:
            await self.release(table)
            return None
        return Waiting(table, seat, level, live.seq, live.game.view(seat))

    async def play(self, waiting: Waiting, actions: Sequence[str]) -> bool:
        """Play all of it for the bot, which ends the claim; False if not all is legal, and nothing is played.

        `Overtaken` if it is not for this bot to decide any more.
        """
        play = self._desk.tables.play_for_bot
        try:
            seq = await self._desk.run(play, waiting.table, waiting.seat, waiting.seq, actions)
        except IllegalAction:
            return False
        if seq is None:
            raise Overtaken
        return True

    async def release(self, table: str) -> None:
        """Give the claim back."""
        await self._desk.run(self._desk.tables.release_for_bot, table)
