"""The past of tables. Of a game that somebody looks back at, some positions are kept, to go on from the nearest."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from cachetools import LRUCache

from tikal.play.game import Game, follow
from tikal.server.store.rows import TableRow
from tikal.server.tables.live import Live, Step, game_after, turn_after
from tikal.server.tables.position_cache import PositionCache
from tikal.server.tables.snapshot import Snapshot

APART: Final = 20
"""Steps between two games that are kept."""
TABLES: Final = 32
"""How many tables are remembered, for people who go to and fro in their games."""
BEGINNING: Final = 0


@dataclass(slots=True)
class History:
    """The past of one table."""

    _kept: dict[int, Game] = field(default_factory=dict)
    """[number of the event with which a step was taken] -> the game after it."""

    def games(self, live: Live, first: int, last: int) -> Iterator[Game]:
        """The game after each of these events: a game that may change as soon as the next one is asked for."""
        replay: Replay | None = None
        at: Step | None = None
        for step in live.steps[first : last + 1]:
            if replay is not None and step is not None and step.before is at:
                replay.take(step)
            elif replay is None or step is not at:
                replay = self._replay_to(live.row, step)
            at = step
            yield replay.game

    def _replay_to(self, row: TableRow, step: Step | None) -> Replay:
        missing: list[Step] = []
        while step is not None and step.seq not in self._kept:
            missing.append(step)
            step = step.before
        replay = Replay(row, self._game_kept(row, BEGINNING if step is None else step.seq).copy())
        for taken, one in enumerate(reversed(missing), 1):
            replay.take(one)
            if taken % APART == 0:
                self._kept[one.seq] = replay.game.copy()
        return replay

    def _game_kept(self, row: TableRow, seq: int) -> Game:
        if seq not in self._kept:
            self._kept[seq] = game_after(row, None) if row.file is None else next(follow(row.file))
        return self._kept[seq]


@dataclass(slots=True)
class Replay:
    """A game that goes on step by step."""

    row: TableRow
    game: Game
    _further: Iterator[Game] | None = None

    def take(self, step: Step) -> None:
        """Take a step. If a file leaves out what was hidden, only the file itself says how its game continues."""
        if not self.game.is_whole:
            next(self._file())
        elif step.action is None:
            self.game.undo()
        else:
            self.game.play(step.action, step.seat)

    def _file(self) -> Iterator[Game]:
        if self._further is None:
            assert self.row.file is not None
            self._further = follow(self.row.file, self.game)
            next(self._further)
        return self._further


class Histories:
    """The histories of tables, those asked for last."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._kept: Final[LRUCache[str, History]] = LRUCache(TABLES)

    def of(self, live: Live) -> History:
        """The past of a table."""
        with self._lock:
            return self._kept.setdefault(live.row.id, History())


def snapshots(histories: Histories, live: Live, first: int, last: int) -> Iterator[Snapshot]:
    """The table after each of these events; its seats and take-back are those of now."""
    now = live.snapshot()
    for seq, game in enumerate(histories.of(live).games(live, first, last), first):
        turn = turn_after(live.steps[seq], game.to_act)
        yield replace(now, seq=seq, game=game.copy(), turn=turn, cache=PositionCache())
