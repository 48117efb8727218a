"""A change of a table: events that are added to it, all of them or none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection

from tikal.games.view import View
from tikal.play.game import Game
from tikal.play.narration import tell
from tikal.play.record.entry import Entry
from tikal.server.store.rows import EventRow
from tikal.server.tables.live import Live
from tikal.server.tables.naming import STAND_INS, stored
from tikal.server.tables.seats import Viewer
from tikal.texts.messages import Message


@dataclass(slots=True)
class Change:
    """What a command does to a table. The live table is a copy, kept by the others only after the commit."""

    connection: Connection
    live: Live
    viewer: Viewer
    added: list[EventRow] = field(default_factory=list)

    @property
    def gesture(self) -> int:
        """Number of its first event: what is done in one change was one gesture of the player, and is undone as one."""
        return self.added[0].seq if self.added else self.live.seq + 1

    def add(self, kind: str, seat: int | None, **body: Any) -> EventRow:
        """Add an event that the game has carried out already."""
        event = EventRow(self.live.seq + 1, kind, seat, now(), body)
        self.live.happened(event)
        self.added.append(event)
        return event


def about_seat(what: str, seat: int) -> dict[str, Any]:
    """A sentence about what the player of a seat did."""
    return {"told": [Message(f"event-{what}", {"name": f"{{{seat}}}"}).to_dict()]}


def now() -> str:
    """The time, for events."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def play(change: Change, action: str) -> None:
    """Play an action for the seat to act."""
    live = change.live
    before = _Eyes.of(live.game, live.game.to_act)
    entry = live.game.play(action, live.game.to_act)
    turn = live.turn_of(entry.seat)
    change.add("move", entry.seat, turn=turn, gesture=change.gesture, **told(before, entry, live.game))
    if live.game.is_over:
        change.add("over", None, **final(live.game))


def undo(change: Change) -> None:
    """Take the last action back."""
    live = change.live
    before = _Eyes.of(live.game, live.game.to_act)
    live.game.undo()
    entry = live.game.log[-1]
    change.add("undo", entry.seat, turn=live.turn_of(entry.seat), **told(before, entry, live.game))


def final(game: Game) -> dict[str, Any]:
    """How the game has ended; the last move tells it in words."""
    return {"scores": list(game.scores), "winners": list(game.winners), "told": []}


@dataclass(frozen=True, slots=True)
class _Eyes:
    """A position as everybody sees it, and as one seat does."""

    all: View
    own: View

    @classmethod
    def of(cls, game: Game, seat: int | None) -> _Eyes:
        return cls(game.view(None), game.view(seat))


def told(before: _Eyes, entry: Entry, game: Game) -> dict[str, Any]:
    """An entry of the log for everybody; if its seat knows more, that too."""
    body = _told(before.all, entry.seen_by(None), game.view(None))
    if entry.action is not None:
        body["price"] = before.own.rules.price(before.own.seen, entry.action)
    if any(result.kind == "scored" for result in entry.results):
        body["scoring"] = game.scorings[-1].to_dict()
    if entry.seen_by(None) != entry:
        body["own"] = _told(before.own, entry, game.view(entry.seat))
    return body


def _told(before: View, entry: Entry, after: View) -> dict[str, Any]:
    body: dict[str, Any] = {"told": stored(tell(before, entry, after, STAND_INS))}
    if entry.action is not None:
        body |= {"action": str(entry.action), "results": [str(result) for result in entry.results]}
    return body


def retold(games: Iterator[Game]) -> Iterator[tuple[Entry, dict[str, Any], Game]]:
    """The entries of a game that is followed, each with what there is to tell about it, and the game so far."""
    game = next(games)
    before = _Eyes.of(game, game.to_act)
    for game in games:
        entry = game.log[-1]
        yield entry, told(before, entry, game), game
        before = _Eyes.of(game, game.to_act)
