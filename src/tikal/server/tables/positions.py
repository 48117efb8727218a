"""Positions as a viewer may see them: now, and after every event of the past."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tikal.game import Game, follow
from tikal.insight import insight
from tikal.server.refusal import not_found
from tikal.server.tables.live import Live, Step, game_after
from tikal.server.tables.seats import Viewer
from tikal.view import View

Raw = msgspec.Raw
COURSES: Final = 32
"""So many courses of games are remembered, for people who go to and fro in them."""


def seat_seen(game: Game, viewer: Viewer) -> int | None:
    """The seat through which a viewer sees a game; the file of a seat is always seen through that one."""
    if not game.is_whole:
        return int(game.known.removeprefix("seat ")) if game.known.startswith("seat ") else None
    return viewer.eye(game.to_act)


def position(live: Live, viewer: Viewer) -> dict[str, Any]:
    """The position as it stands."""
    seat = seat_seen(live.game, viewer)
    shown = live.shown
    if ("insight", seat) not in shown:
        view = live.game.view(seat)
        shown["view", seat] = _view(view, live)
        shown["insight", seat] = msgspec.json.encode(insight(view))
    return {"seq": live.seq, "view": Raw(shown["view", seat]), "insight": Raw(shown["insight", seat])}


def _view(view: View, live: Live) -> bytes:
    described = view.to_dict()
    for player, name in zip(described["players"], live.names, strict=True):
        player["name"] = name
    return msgspec.json.encode(described)


@dataclass(slots=True)
class Course:
    """How a game went for one viewer: the view after every event so far."""

    viewer: Viewer
    views: list[View] = field(default_factory=list)
    """[seq]; the first is that of the beginning."""
    game: Game | None = None
    step: Step | None = None
    lock: threading.Lock = field(default_factory=threading.Lock)

    def catch_up(self, live: Live) -> None:
        """Go on to the last event of the table."""
        with self.lock:
            for view in self._from_file(live) if live.row.file else self._from_steps(live):
                self.views.append(view)

    def _from_steps(self, live: Live) -> Iterator[View]:
        for step in live.steps[len(self.views) :]:
            if self.game is None or (step is not self.step and (step is None or step.before is not self.step)):
                self.game = game_after(live.row, step)
            elif step is not self.step:
                assert step is not None
                if step.action is None:
                    self.game.undo()
                else:
                    self.game.play(step.action, step.seat)
            self.step = step
            yield self._view(self.game)

    def _from_file(self, live: Live) -> Iterator[View]:
        """The entries of an uploaded file follow each other; whatever happens later changes nothing."""
        assert live.row.file is not None
        if not self.views:
            games = follow(live.row.file)
            self.views.append(self._view(next(games)))
            yield self.views[0]
            for game in games:
                yield self._view(game)
        while len(self.views) <= live.seq:
            yield self.views[-1]

    def _view(self, game: Game) -> View:
        return game.view(seat_seen(game, self.viewer))


class Courses:
    """Courses of games, those asked for last."""

    def __init__(self) -> None:
        self._lock: Final = threading.Lock()
        self._kept: Final[OrderedDict[tuple[str, tuple[int, ...]], Course]] = OrderedDict()

    def view(self, live: Live, viewer: Viewer, seq: int) -> View:
        """The position after an event, as the viewer may see it."""
        if not 1 <= seq <= live.seq:
            raise not_found("refused-no-position", {"seq": seq, "last": live.seq})
        course = self._course(live, viewer)
        course.catch_up(live)
        return course.views[seq]

    def position(self, live: Live, viewer: Viewer, seq: int) -> dict[str, Any]:
        """The same as it travels."""
        if seq == live.seq:
            return position(live, viewer)
        view = self.view(live, viewer, seq)
        return {"seq": seq, "view": Raw(_view(view, live)), "insight": insight(view)}

    def positions(self, live: Live, viewer: Viewer, first: int, last: int) -> list[dict[str, Any]]:
        """Several positions, without insight."""
        return [
            {"seq": seq, "view": Raw(_view(self.view(live, viewer, seq), live))}
            for seq in range(max(1, first), min(last, live.seq) + 1)
        ]

    def _course(self, live: Live, viewer: Viewer) -> Course:
        key = (live.row.id, viewer.seats)
        with self._lock:
            course = self._kept.setdefault(key, Course(viewer))
            self._kept.move_to_end(key)
            while len(self._kept) > COURSES:
                self._kept.popitem(last=False)
            return course
