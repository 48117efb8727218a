"""A change of a table: events that are added to it, all of them or none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection

from tikal.games.view import View
from tikal.play.game import Game
from tikal.play.narration import narrate
from tikal.play.record.entry import Entry
from tikal.server.store.events import Ended, Kind, Moved, Report, StoredEvent, Undone
from tikal.server.store.sentences import NAMES_OF_SEATS, SeatName, Sentence, stored
from tikal.server.tables.live import Live
from tikal.server.tables.seats import Viewer


@dataclass(slots=True)
class Change:
    """What a command does to a table. The live table is a copy, which others get only after the commit."""

    connection: Connection
    live: Live
    viewer: Viewer
    seconds: float
    """When it happens, in table time."""
    wall: float
    """The same by the wall clock."""
    added: list[StoredEvent] = field(default_factory=list)
    stood: tuple[bool, bool] = field(init=False)
    """`Live.standing` before the change."""

    def __post_init__(self) -> None:
        self.stood = self.live.standing

    @property
    def gesture(self) -> int:
        """Number of its first event: what is done in one change was one gesture of the player, and is undone as one."""
        return self.added[0].seq if self.added else self.live.seq + 1

    def add(self, kind: type[Kind], seat: int | None, **parts: Any) -> Kind:
        """Add an event that the game has carried out already."""
        event = kind(seq=self.live.seq + 1, seat=seat, at=now(), **parts)
        self.live.happened(event)
        if self.live.row.pace is not None:
            event = self.live.timed(event, self.seconds)
        self.added.append(event)
        return event


def about_seat(what: str, seat: int) -> list[Sentence]:
    """A sentence about what the player of a seat did."""
    return [Sentence(f"event-{what}", {"name": SeatName(seat)})]


def now() -> str:
    """The time, for events."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def play(change: Change, action: str) -> None:
    """Play an action for the seat to act."""
    live = change.live
    before, live.game = live.game, live.game.copy()
    entry = live.game.play(action, before.to_act)
    turn = live.turn_of(entry.seat)
    change.add(Moved, entry.seat, turn=turn, gesture=change.gesture, **move_parts(before, entry, live.game))
    if live.game.is_over:
        change.add(Ended, None, **end_parts(live.game))


def undo(change: Change) -> None:
    """Take the last action back."""
    live = change.live
    before, live.game = live.game, live.game.copy()
    live.game.undo()
    entry = live.game.log[-1]
    change.add(Undone, entry.seat, turn=live.turn_of(entry.seat), sentences=_undo_narrated(before, entry, live.game))


def end_parts(game: Game) -> dict[str, Any]:
    """How the game has ended."""
    return {"scores": list(game.scores), "winners": list(game.winners)}


def move_parts(before: Game, entry: Entry, game: Game) -> dict[str, Any]:
    """What is stored of a move besides turn and gesture: for everybody, and for its seat if that one knows more."""
    assert entry.action is not None
    view, public = before.view(None), entry.seen_by(None)
    parts: dict[str, Any] = {
        "price": view.rules.price(view.seen, entry.action),
        "public": _report(view, public, game.view(None)),
    }
    if any(result.form.is_scoring for result in entry.results):
        parts["scoring"] = game.scorings[-1].to_dict()
    if public != entry:
        parts["own"] = _report(before.view(entry.seat), entry, game.view(entry.seat))
    return parts


def _undo_narrated(before: Game, entry: Entry, game: Game) -> list[Sentence]:
    return stored(narrate(before.view(None), entry, game.view(None), NAMES_OF_SEATS))


def _report(before: View, entry: Entry, after: View) -> Report:
    return Report(
        action=str(entry.action),
        results=[str(result) for result in entry.results],
        sentences=stored(narrate(before, entry, after, NAMES_OF_SEATS)),
    )


def followed(games: Iterator[Game]) -> Iterator[tuple[type[Moved | Undone], Entry, dict[str, Any], Game]]:
    """The entries of a game that is followed, each with its kind of event and its parts, and the game so far."""
    game = next(games)
    before = game.copy()
    for game in games:
        entry = game.log[-1]
        if entry.is_undo:
            yield Undone, entry, {"sentences": _undo_narrated(before, entry, game)}, game
        else:
            yield Moved, entry, move_parts(before, entry, game), game
        before = game.copy()
