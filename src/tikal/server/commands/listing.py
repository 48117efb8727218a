"""Putting a table into the list of open tables after it was set up, and taking it out."""

from __future__ import annotations

from tikal.server.commands.command import Command, command
from tikal.server.refusal import conflict
from tikal.server.store import writing
from tikal.server.store.events import ListChanged
from tikal.server.store.sentences import Sentence
from tikal.server.tables.change import Change
from tikal.server.tables.seats import need_host


@command("list", "PUT /listed")
class ListTable(Command):
    """Put the table into the list of open tables, or take it out. Only its host can do that."""

    listed: bool

    def do(self, change: Change) -> None:
        """A table in the list is one that everybody may watch; of a game that is over there is nothing to list."""
        row = change.live.row
        need_host(change.viewer)
        change.live.need_going_on()
        if self.listed and change.live.game.is_over:
            raise conflict("over", "refused-over")
        if self.listed and not row.spectators:
            raise conflict("no-spectators", "refused-list-private")
        writing.set_listed(change.connection, row.id, self.listed)
        sentence = Sentence("event-listed" if self.listed else "event-unlisted")
        change.add(ListChanged, None, listed=self.listed, sentences=[sentence])
