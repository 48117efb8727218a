"""Talking at the table."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from tikal.server.commands.command import Command, command
from tikal.server.schemas.sent import readable
from tikal.server.store.events import Said
from tikal.server.tables.change import Change
from tikal.server.tables.seats import need_somebody


@command("chat", "POST /chat")
class Chat(Command):
    """Say something to all at the table."""

    text: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(readable)]

    def do(self, change: Change) -> None:
        """Say it."""
        need_somebody(change.viewer)
        seat = change.viewer.seat_for(change.live.game.to_act) if not change.live.row.look_only else None
        change.add(Said, seat, text=self.text)
