"""Going back further than undo allows, if all people at the table agree."""

from __future__ import annotations

from tikal.server.commands.command import Command, command
from tikal.server.commands.needs import people_of
from tikal.server.refusal import conflict
from tikal.server.schemas.sent import Seq
from tikal.server.store.events import TakebackAnswered, TakebackAsked, TakenBack
from tikal.server.tables.change import Change, about_seat
from tikal.server.tables.replaying import game_after
from tikal.server.tables.seats import need_somebody


@command("takeback", "POST /takeback")
class TakeBack(Command):
    """Ask to go back to the position after an earlier event. If there is nobody to ask, it happens at once."""

    to: Seq

    def do(self, change: Change) -> None:
        """Ask the others, or go back."""
        live = change.live
        need_somebody(change.viewer)
        if live.game.is_over:
            raise conflict("over", "refused-over")  # everything hidden has been shown, and the result counts
        asking = people_of(change)
        if live.takeback is not None:
            raise conflict("takeback-waits", "refused-takeback-waits", {"name": live.names[live.takeback.by]})
        if not 1 <= self.to < live.seq or live.steps[self.to] is live.step:
            raise conflict("nothing-to-take-back", "refused-nothing-to-take-back", {"to": self.to, "last": live.seq})
        if set(asking) == set(live.people):
            _go_back(change, asking[0], self.to)
            return
        sentences = about_seat("asked", asking[0])
        change.add(TakebackAsked, asking[0], to=self.to, agreed=list(asking), sentences=sentences)


@command("answer", "POST /takeback/answer")
class Answer(Command):
    """Agree to a take-back, or not. Whoever asked for it can give it up."""

    agree: bool

    def do(self, change: Change) -> None:
        """Answer for all one's seats that have not answered yet."""
        live = change.live
        answering = people_of(change)
        if live.takeback is None:
            raise conflict("no-takeback", "refused-no-takeback")
        if self.agree:
            answering = [seat for seat in answering if seat not in live.takeback.agreed]
        for seat in answering if self.agree else answering[:1]:
            sentences = about_seat("agreed" if self.agree else "declined", seat)
            change.add(TakebackAnswered, seat, agree=self.agree, sentences=sentences)
        if not change.added:
            raise conflict("answered-already", "refused-answered-already")
        settle_takeback(change)


def settle_takeback(change: Change) -> None:
    """Go back if all people who have not resigned agree."""
    waiting = change.live.takeback
    if waiting is not None and set(change.live.people) <= set(waiting.agreed):
        _go_back(change, waiting.by, waiting.to)


def _go_back(change: Change, seat: int, to: int) -> None:
    live = change.live
    live.game = game_after(live.row, live.steps[to])
    change.add(TakenBack, seat, to=to, sentences=about_seat("takeback", seat))
