"""Positions as a viewer may see them: now, and after every event of the past."""

from __future__ import annotations

from typing import Any

import msgspec

from tikal.games.view import View
from tikal.play.game import Game
from tikal.server.refusal import not_found
from tikal.server.tables.history import Histories, snapshots
from tikal.server.tables.live import Live
from tikal.server.tables.position_cache import described
from tikal.server.tables.seats import Viewer
from tikal.server.tables.snapshot import Snapshot


def seat_seen(game: Game, viewer: Viewer) -> int | None:
    """The seat through which a viewer sees a game; the file of a seat is always seen through that one."""
    if not game.is_whole:
        return int(game.known.removeprefix("seat ")) if game.known.startswith("seat ") else None
    return viewer.seat_for(game.to_act)


def view_of(game: Game, viewer: Viewer) -> View:
    """A game as a viewer may see it."""
    return game.view(seat_seen(game, viewer))


def position(at: Snapshot, viewer: Viewer, newest: bool = True) -> dict[str, Any]:
    """The position of a snapshot; what helps to decide comes only with the newest one."""
    return {
        "seq": at.seq,
        "turn": at.turn,
        "undoable": 0 if at.row.look_only else at.game.undoable,
        **at.cache.of(view_of(at.game, viewer), at.names, newest),
    }


def past_position(histories: Histories, live: Live, viewer: Viewer, seq: int) -> dict[str, Any]:
    """The position after an event."""
    if seq == live.seq:
        return position(live.snapshot(), viewer)
    if not 1 <= seq < live.seq:
        raise not_found("refused-no-position", {"seq": seq, "last": live.seq})
    return position(next(snapshots(histories, live, seq, seq)), viewer)


def past_positions(histories: Histories, live: Live, viewer: Viewer, first: int, last: int) -> list[dict[str, Any]]:
    """Several positions, without insight."""
    first, last = max(1, first), min(last, live.seq)
    return [
        {"seq": seq, "view": msgspec.Raw(msgspec.json.encode(described(view_of(game, viewer), live.names)))}
        for seq, game in enumerate(histories.of(live).games(live, first, last), first)
    ]
