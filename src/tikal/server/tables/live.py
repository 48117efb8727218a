"""Games that are ready to be played on. Everything in them can be rebuilt from the events."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from cachetools import LRUCache
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tikal.games.view import View
from tikal.play.game import Game
from tikal.server.clocks.state import ClockState, new_clocks, ticked
from tikal.server.refusal import Refusal, conflict, not_found
from tikal.server.store import archive, reading
from tikal.server.store.events import (
    Ended,
    Kind,
    ListChanged,
    Moved,
    RematchSetUp,
    SeatChanged,
    SetUp,
    StoredEvent,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    Undone,
)
from tikal.server.store.rows import SeatRow, TableRow
from tikal.server.tables.position_cache import PositionCache
from tikal.server.tables.replaying import beginning, game_after, replayed, stuck_at
from tikal.server.tables.snapshot import Chosen, Happened, Snapshot, Takeback
from tikal.server.tables.steps import Step, next_step, turn_after
from tikal.texts.messages import Message

log: Final = logging.getLogger("tikal.tables")

TAIL: Final = 32
"""How many of the last events are kept with a live game, for clients that are connected."""


@dataclass(slots=True)
class Live:
    """A table as it stands after event `seq`. Shared between threads: to change it, take a copy.

    Nobody plays on with its game either, which the snapshots of its tail share: play on with a copy.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: Game
    seq: int = 0
    steps: list[Step | None] = field(default_factory=lambda: [None])
    """[seq] -> the last step that stood after that event."""
    takeback: Takeback | None = None
    rematch: str | None = None
    """The table where the same people play again."""
    clock: ClockState | None = None
    chosen: Chosen | None = None
    stuck: int | None = None
    """The first event that the present rules cannot replay: nobody can play on."""
    start_scores: tuple[int, ...] = ()
    """Points with which the seats began."""
    tail: list[Happened] = field(default_factory=list)
    """The last events that happened while this table was live."""
    cache: PositionCache = field(default_factory=PositionCache)
    """What was worked out about this position for people who look at it."""

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
        """Seats that belong to people, also while a bot plays for them: it cannot agree to anything in their place."""
        return tuple(seat.seat for seat in self.seats if seat.kind != "bot" and not seat.resigned)

    @property
    def bot_to_act(self) -> bool:
        """Whether a bot has to decide now."""
        to_act = self.game.to_act
        may_act = to_act is not None and not self.row.look_only and self.stuck is None
        return may_act and to_act is not None and not self.seats[to_act].is_person

    @property
    def standing(self) -> tuple[bool, bool]:
        """Whether a bot has to decide now, and whether the game is over: what is stored of it with the table."""
        return self.bot_to_act, self.game.is_over

    def seen_from(self, seat: int | None) -> View:
        """The position as a seat sees it, with the names that the seats have now."""
        view = self.game.view(seat)
        return replace(view, table=replace(view.table, names=self.names))

    def need_going_on(self) -> None:
        """Refuse whatever is about a game that goes on, if nobody will play on at this table."""
        if self.row.look_only:
            raise conflict("look-only", "refused-look-only")
        if self.stuck is not None:
            raise conflict("stuck", "refused-stuck", {"last": self.stuck - 1})

    def has_tail_after(self, seq: int) -> bool:
        """Whether all events after that one are kept here."""
        return seq >= self.seq or (bool(self.tail) and self.tail[0].event.seq <= seq + 1)

    def turn_of(self, seat: int | None) -> int:
        """Number of the turn that the next move of a seat belongs to; of the last turn if nobody is to move."""
        return turn_after(self.step, seat)

    def snapshot(self) -> Snapshot:
        """The table as it stands."""
        turn = self.turn_of(self.game.to_act)
        return Snapshot(
            row=self.row,
            seq=self.seq,
            seats=self.seats,
            game=self.game,
            turn=turn,
            start_scores=self.start_scores,
            takeback=self.takeback,
            rematch=self.rematch,
            clock=self.clock,
            cache=self.cache,
            chosen=self.chosen,
            stuck=self.stuck,
        )

    def copy(self) -> Live:
        """A copy that can be changed. Its game is the same one: whoever plays on puts another in its place."""
        return replace(self, steps=self.steps.copy())

    def note(self, event: StoredEvent) -> None:
        """Count an event; the game has carried it out already."""
        self.seq = event.seq
        self.clock = event.clock or self.clock
        step = self.step
        if isinstance(event, Moved):
            step = next_step(step, event.seq, event.seat, event.report.action, event.turn)
        elif isinstance(event, Undone):
            step = next_step(step, event.seq, event.seat, None, event.turn)
        elif isinstance(event, TakenBack):
            step = self.steps[event.to]
        elif isinstance(event, RematchSetUp):
            self.rematch = event.table
        elif isinstance(event, ListChanged):
            self.row = replace(self.row, listed=event.listed)
        elif isinstance(event, SetUp) and event.chosen is not None:
            self.chosen = Chosen(event.chosen, event.seed)
        self.steps.append(step)
        self._note_takeback(event)
        if step is not self.steps[-2] or isinstance(event, SeatChanged):
            self.cache = PositionCache()

    def happened(self, event: StoredEvent) -> None:
        """Count an event, change its seat, and keep the table after it for clients that are connected."""
        self.note(event)
        if isinstance(event, SeatChanged):
            self.seats = tuple(event.applied(row) if row.seat == event.seat else row for row in self.seats)
        after = self.snapshot()
        before = self.tail[1 - TAIL :]
        if before and before[-1].after.cache is not after.cache:
            before[-1] = before[-1].without_cache()
        self.tail = [*before, Happened(event, after)]

    def clock_at(self, now: float) -> ClockState | None:
        """The clocks when somebody has just acted, by table time. They wait until every seat is taken."""
        pace, to_act = self.row.pace_agreed, self.game.to_act
        if pace is None or self.row.look_only:
            return None
        before = self.clock or new_clocks(pace, len(self.seats))
        complete = all(seat.is_taken or not seat.is_person for seat in self.seats)
        runs = to_act is not None and complete and self.seats[to_act].is_person
        return ticked(before, pace, to_act, self.turn_of(to_act), runs, now)

    @property
    def deadline(self) -> float | None:
        """When the player to act is out of time, by table time."""
        pace = self.row.pace_agreed
        return None if pace is None or self.clock is None else self.clock.deadline(pace)

    def timed(self, event: Kind, now: float) -> Kind:
        """The event that has just happened, with the clocks after it if it changed them."""
        clock = self.clock_at(now)
        if clock == self.clock:
            return event
        timed = event.model_copy(update={"clock": clock})
        self.clock = clock
        if self.tail:
            self.tail = [*self.tail[:-1], Happened(timed, replace(self.tail[-1].after, clock=clock))]
        return timed

    def _note_takeback(self, event: StoredEvent) -> None:
        if isinstance(event, TakebackAsked):
            self.takeback = Takeback(event.seat, event.to, tuple(event.agreed))
        elif isinstance(event, TakebackAnswered) and self.takeback is not None:
            agreed = (*self.takeback.agreed, event.seat)
            self.takeback = replace(self.takeback, agreed=agreed) if event.agree else None
        elif isinstance(event, TakenBack | Ended):
            self.takeback = None

    def carry_out(self, event: StoredEvent) -> None:
        """Count an event that another process has added."""
        if isinstance(event, Moved):
            self.game = self.game.copy()
            self.game.play(event.report.action, event.seat)
        elif isinstance(event, Undone):
            self.game = self.game.copy()
            self.game.undo()
        elif isinstance(event, TakenBack):
            self.game = game_after(self.row, self.steps[event.to])
        self.happened(event)


class Archived(Refusal):
    """The table is archived. Within a transaction that locks it, it is brought back."""

    def __init__(self) -> None:
        super().__init__(409, "archived", Message("refused-archived"))


class LiveTables:
    """The live games of one process, those used last."""

    def __init__(self, most: int) -> None:
        self._lock: Final = threading.Lock()
        self._kept: Final[LRUCache[str, Live]] = LRUCache(most)

    def current(
        self,
        connection: Connection,
        table_id: str,
        lock: bool = False,
        admit: Callable[[], object] = lambda: None,
        heard: int | None = None,
    ) -> Live:
        """The table as it stands now; with a lock it stays so until the transaction ends.

        `admit` refuses whoever may not see the table, before an archived one is opened for them. If an event is `heard`
        of, the database is not asked for the last one.
        """
        seq = reading.last_seq(connection, table_id, lock) if heard is None else heard
        if seq is None:
            raise not_found("refused-no-table")
        if seq == archive.ARCHIVED:
            if not lock:
                raise Archived
            admit()
            archive.bring_back(connection, table_id, time.time())
            seq = reading.last_seq(connection, table_id) or 0
        kept = self._get(table_id)
        if kept is not None and kept.seq >= seq:
            return kept
        live = self._read(connection, table_id, kept)
        if heard is not None and live.seq < heard:  # the table is archived by now, or there is no such event
            return self.current(connection, table_id)
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

    def forget(self, table_id: str) -> None:
        """Do not keep this table."""
        with self._lock:
            self._kept.pop(table_id, None)

    def _get(self, table_id: str) -> Live | None:
        with self._lock:
            return self._kept.get(table_id)

    def _read(self, connection: Connection, table_id: str, kept: Live | None) -> Live:
        """The table from the database. Whatever is wrong with it concerns this table only."""
        try:
            return self._load(connection, table_id) if kept is None else self._caught_up(connection, kept)
        except SQLAlchemyError:
            raise
        except Exception as error:
            log.exception("a table cannot be read", extra={"table": table_id})
            raise conflict("unreadable", "refused-unreadable") from error

    def _load(self, connection: Connection, table_id: str) -> Live:
        """The table from its events, as far as they can be replayed.

        Seats are read after the events: if another process adds an event in between, the seats are newer than the
        table, and are read again with that event. The other way round, old seats would pass for the newest.
        """
        row = reading.table_row(connection, table_id)
        assert row is not None
        events = reading.events_between(connection, table_id, 0)
        game = beginning(row)
        live = Live(row, reading.seat_rows(connection, table_id), game, start_scores=game.scores)
        for event in events:
            live.note(event)
        live.game, failing = replayed(row, live.step)
        live.stuck = stuck_at(row, failing, live.seq)
        return live

    def _caught_up(self, connection: Connection, kept: Live) -> Live:
        live = kept.copy()
        new = reading.events_between(connection, kept.row.id, kept.seq)
        for event in new:
            live.carry_out(event)
        if has_new_seats(new):
            live.seats = reading.seat_rows(connection, kept.row.id)
        return live


def has_new_seats(events: Iterable[StoredEvent]) -> bool:
    """Whether the seats have to be read again after these events."""
    return any(isinstance(event, SeatChanged) for event in events)
