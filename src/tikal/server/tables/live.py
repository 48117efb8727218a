"""Games that are ready to be played on. Everything in them can be rebuilt from the events."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import Connection

from tikal.games.agreeing import agree
from tikal.play.game import Game, load
from tikal.server.refusal import not_found
from tikal.server.store import reading
from tikal.server.store.rows import EventRow, SeatRow, TableRow
from tikal.server.tables.looks import Looks

TAIL: Final = 64
"""So many of the last events are kept with a live game, for those who are told of them at once."""
CHANGES_SEATS: Final = frozenset({"named", "to-bot", "from-bot", "resigned", "renewed"})
TURN_ENDS: Final = frozenset({"end", "pass"})


@dataclass(frozen=True, slots=True)
class Step:
    """A move or the undoing of one, after all that stands before it. A take-back goes back to an older step."""

    before: Step | None
    seq: int
    seat: int
    action: str | None
    turn: int


def turn_after(step: Step | None, seat: int | None) -> int:
    """Number of the turn in which a seat decides next after a step."""
    if step is None:
        return 1
    goes_on = seat is None or (seat == step.seat and step.action not in TURN_ENDS)
    return step.turn if goes_on else step.turn + 1


@dataclass(frozen=True, slots=True)
class Takeback:
    """Somebody wants to go back to an earlier position and waits for the others."""

    by: int
    to: int
    agreed: tuple[int, ...]


@dataclass(slots=True)
class Live:
    """A table as it stands after event `seq`. Shared between threads: who wants to change it takes a copy."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: Game
    seq: int = 0
    steps: list[Step | None] = field(default_factory=lambda: [None])
    """[seq] -> the last step that stood after that event."""
    takeback: Takeback | None = None
    rematch: str | None = None
    """The table where the same people play again."""
    tail: list[EventRow] = field(default_factory=list)
    looks: Looks = field(default_factory=Looks)
    """What was worked out about this position for those who look at it."""

    @property
    def step(self) -> Step | None:
        """The last step that stands."""
        return self.steps[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, as they are now."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """Seats for which a person decides."""
        return tuple(seat.seat for seat in self.seats if seat.is_person)

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot has to decide now."""
        to_act = self.game.to_act
        return to_act is not None and not self.row.look_only and not self.seats[to_act].is_person

    def turn_of(self, seat: int | None) -> int:
        """Number of the turn that the next move of a seat belongs to; of the last turn if nobody is to move."""
        return turn_after(self.step, seat)

    def copy(self) -> Live:
        """A copy that can be changed."""
        return replace(self, game=self.game.copy(), steps=self.steps.copy(), tail=self.tail.copy())

    def note(self, event: EventRow) -> None:
        """Count an event; the game has carried it out already."""
        self.seq = event.seq
        self.tail = [*self.tail[1 - TAIL :], event]
        step, body = self.step, event.body
        if event.kind in ("move", "undo"):
            assert event.seat is not None
            action = body.get("own", body).get("action") if event.kind == "move" else None
            step = Step(step, event.seq, event.seat, action, body["turn"])
        elif event.kind == "takeback":
            step = self.steps[body["to"]]
        self.steps.append(step)
        self._note_takeback(event)
        self.rematch = body["table"] if event.kind == "rematch" else self.rematch
        if step is not self.steps[-2] or event.kind in CHANGES_SEATS:
            self.looks = Looks()

    def _note_takeback(self, event: EventRow) -> None:
        if event.kind == "takeback-asked":
            assert event.seat is not None
            self.takeback = Takeback(event.seat, event.body["to"], tuple(event.body["agreed"]))
        elif event.kind == "takeback-answered" and self.takeback is not None:
            agreed = (*self.takeback.agreed, event.seat or 0)
            self.takeback = replace(self.takeback, agreed=agreed) if event.body["agree"] else None
        elif event.kind == "takeback":
            self.takeback = None

    def carry_out(self, event: EventRow) -> None:
        """Count an event that another process has added."""
        if event.kind == "move":
            self.game.play(event.body.get("own", event.body)["action"], event.seat)
        elif event.kind == "undo":
            self.game.undo()
        self.note(event)
        if event.kind == "takeback":
            self.game = game_after(self.row, self.step)


def game_after(row: TableRow, step: Step | None, names: Sequence[str] | None = None) -> Game:
    """The game played from its beginning up to a step."""
    if row.file is not None:
        return load(row.file)
    game = Game(agree(row.edition, row.players, row.auction, names, row.options, row.scenario), row.setup)
    for one in steps_up_to(step):
        if one.action is None:
            game.undo()
        else:
            game.play(one.action, one.seat)
    return game


def steps_up_to(step: Step | None) -> list[Step]:
    """A step and all before it, the first one first."""
    found: list[Step] = []
    while step is not None:
        found.append(step)
        step = step.before
    return found[::-1]


class LiveTables:
    """The live games of one process, those used last."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._lock: Final = threading.Lock()
        self._kept: Final[OrderedDict[str, Live]] = OrderedDict()

    def current(self, connection: Connection, table_id: str, lock: bool = False) -> Live:
        """The table as it stands now; with a lock it stays so until the transaction ends."""
        seq = reading.last_seq(connection, table_id, lock)
        if seq is None:
            raise not_found("refused-no-table")
        kept = self._get(table_id)
        if kept is not None and kept.seq >= seq:
            return kept
        live = self._load(connection, table_id) if kept is None else self._caught_up(connection, kept)
        self.keep(live)
        return live

    def kept(self, table_id: str, seq: int) -> Live | None:
        """The table, if it is kept as it stood after that event or later."""
        kept = self._get(table_id)
        return kept if kept is not None and kept.seq >= seq else None

    def keep(self, live: Live) -> None:
        """Keep what has been committed, unless something newer is kept already."""
        with self._lock:
            kept = self._kept.get(live.row.id)
            if kept is None or kept.seq <= live.seq:
                self._kept[live.row.id] = live
                self._kept.move_to_end(live.row.id)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def _get(self, table_id: str) -> Live | None:
        with self._lock:
            kept = self._kept.get(table_id)
            if kept is not None:
                self._kept.move_to_end(table_id)
            return kept

    def _load(self, connection: Connection, table_id: str) -> Live:
        row = reading.table_row(connection, table_id)
        assert row is not None
        events = reading.events_between(connection, table_id, 0)
        live = Live(row, reading.seat_rows(connection, table_id), game_after(row, None))
        for event in events:
            live.note(event)
        if not row.look_only:
            live.game = game_after(row, live.step)
        return live

    def _caught_up(self, connection: Connection, kept: Live) -> Live:
        live = kept.copy()
        new = reading.events_between(connection, kept.row.id, kept.seq)
        for event in new:
            live.carry_out(event)
        if has_new_seats(new):
            live.seats = reading.seat_rows(connection, kept.row.id)
        return live


def has_new_seats(events: Iterable[EventRow]) -> bool:
    """Whether the seats have to be read again after these events."""
    return any(event.kind in CHANGES_SEATS for event in events)
