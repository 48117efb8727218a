"""Playing, and undoing what one has played."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from tikal.server.commands.command import Command, command
from tikal.server.commands.needs import need_turn
from tikal.server.refusal import conflict
from tikal.server.schemas.sent import MOST_ACTIONS, Actions, Key
from tikal.server.tables.change import Change, play, undo


@command("moves", "POST /moves")
class Moves(Command):
    """Play actions, all of them or none. People who share a machine may play for several seats at once."""

    is_endless: ClassVar[bool] = False
    key: Key
    actions: Actions

    def do(self, change: Change) -> None:
        """Play one after the other."""
        for action in self.actions:
            need_turn(change, action)
            play(change, action)


@command("undo", "POST /undo")
class Undo(Command):
    """Undo a number of your last actions, or the whole turn as far as nothing was revealed."""

    count: Annotated[int, Field(ge=1, le=MOST_ACTIONS)] | Literal["turn"] = 1

    def do(self, change: Change) -> None:
        """Undo one after the other."""
        need_turn(change, None)
        if not change.live.game.can_undo:
            raise conflict("cannot-undo", "why-cannot-undo")
        if self.count == "turn":
            while change.live.game.can_undo:
                undo(change)
        else:
            for _ in range(self.count):
                undo(change)
