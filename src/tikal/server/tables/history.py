"""The past of tables. Of a game that somebody looks back at, some positions are kept, to go on from the nearest."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache

from tikal.errors import TikalError
from tikal.play.game import Game
from tikal.play.loading import follow
from tikal.server.store.rows import TableRow
from tikal.server.tables.live import Live
from tikal.server.tables.position_cache import PositionCache
from tikal.server.tables.replaying import beginning, take
from tikal.server.tables.snapshot import Snapshot
from tikal.server.tables.steps import Step, turn_after

APART: Final = 20
"""Steps between two games that are kept."""
BYTES: Final = 32_000_000
"""Of all games that are kept, for people who go to and fro in their games."""
STATE_BYTES: Final = 4000
ENTRY_BYTES: Final = 8
BEGINNING: Final = 0


def weight(game: Game) -> int:
    """About how much memory a copy of a game takes: its log is a list of its own."""
    return STATE_BYTES + ENTRY_BYTES * (len(game.log) + len(game.scorings))


class Histories:
    """Games of the past, those used last, of all tables together."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._kept: Final[LRUCache[tuple[str, int], Game]] = LRUCache(BYTES, weight)
        """[table, number of the event with which a step was taken] -> the game after it."""

    def of(self, live: Live) -> History:
        """The past of a table."""
        return History(live.row, self)

    def get(self, table: str, seq: int) -> Game | None:
        """A game that is kept; to play on with it, take a copy."""
        with self._lock:
            return self._kept.get((table, seq))

    def keep(self, table: str, seq: int, game: Game) -> None:
        """Keep a game that nobody plays on with."""
        with self._lock:
            self._kept[table, seq] = game


@dataclass(frozen=True, slots=True)
class History:
    """The past of one table."""

    row: TableRow
    kept: Histories

    def games(self, live: Live, first: int, last: int) -> Iterator[Game]:
        """The game after each of these events: a game that may change as soon as the next one is asked for."""
        replay: Replay | None = None
        at: Step | None = None
        for step in live.steps[first : last + 1]:
            if replay is not None and step is not None and step.before is at:
                replay.take(step)
            elif replay is None or step is not at:
                replay = self._replay_to(step)
            at = step
            yield replay.game

    def _replay_to(self, step: Step | None) -> Replay:
        missing: list[Step] = []
        nearest: Game | None = None
        while step is not None and (nearest := self.kept.get(self.row.id, step.seq)) is None:
            missing.append(step)
            step = step.before
        replay = Replay(self.row, (nearest or self._beginning()).copy())
        for taken, one in enumerate(reversed(missing), 1):
            replay.take(one)
            if taken % APART == 0:
                self.kept.keep(self.row.id, one.seq, replay.game.copy())
        return replay

    def _beginning(self) -> Game:
        game = self.kept.get(self.row.id, BEGINNING)
        if game is None:
            game = beginning(self.row)
            self.kept.keep(self.row.id, BEGINNING, game)
        return game


@dataclass(slots=True)
class Replay:
    """A game that goes on step by step."""

    row: TableRow
    game: Game
    _further: Iterator[Game] | None = None
    _is_stuck: bool = False

    def take(self, step: Step) -> None:
        """Take a step; after one that is not possible any more, the game stays where it is."""
        try:
            if not self._is_stuck:
                self._take(step)
        except TikalError:
            self._is_stuck = True

    def _take(self, step: Step) -> None:
        """If a file leaves out what was hidden, only the file itself says how its game continues."""
        if self.game.is_whole:
            take(self.game, step)
        else:
            next(self._file())

    def _file(self) -> Iterator[Game]:
        if self._further is None:
            assert self.row.file is not None
            self._further = follow(self.row.file, self.game)
            next(self._further)
        return self._further


def snapshots(histories: Histories, live: Live, first: int, last: int) -> Iterator[Snapshot]:
    """The table after each of these events; its seats and take-back are those of now."""
    now = live.snapshot()
    for seq, game in enumerate(histories.of(live).games(live, first, last), first):
        turn = turn_after(live.steps[seq], game.to_act)
        yield replace(now, seq=seq, game=game.copy(), turn=turn, cache=PositionCache())
