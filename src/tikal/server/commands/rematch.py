"""Another game for the same people, at a table of its own."""

from __future__ import annotations

from tikal.server.commands.command import Command, command
from tikal.server.refusal import conflict
from tikal.server.store import writing
from tikal.server.store.events import RematchSetUp
from tikal.server.store.sentences import Sentence
from tikal.server.tables.change import Change
from tikal.server.tables.seats import need_somebody
from tikal.server.tables.setting_up import table_again


@command("rematch", "POST /rematch")
class Rematch(Command):
    """Set up another game for the same people. The event says at which table; their secrets open the same seats."""

    def do(self, change: Change) -> None:
        """Set up a table like this one. There is one rematch, whoever asks first."""
        live = change.live
        need_somebody(change.viewer)
        live.need_going_on()
        if not live.game.is_over:
            raise conflict("not-over", "refused-rematch-early")
        if live.rematch is not None:
            raise conflict("rematch-already", "refused-rematch-already")
        again, opening = table_again(live, change.seconds)
        writing.add_table(change.connection, again.row, again.seats, again.deadline)
        writing.add_events(change.connection, again.row.id, [opening])
        writing.set_standing(change.connection, again.row.id, *again.standing)
        sentences = [Sentence("event-rematch")]
        change.add(RematchSetUp, change.viewer.seat_for(None), table=again.row.id, sentences=sentences)
