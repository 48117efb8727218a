"""Positions as a viewer may see them: now, and after every event of the past."""

from __future__ import annotations

from typing import Any

import msgspec

from tikal.advice.insight import insight
from tikal.games.view import View
from tikal.play.game import Game
from tikal.server.refusal import not_found
from tikal.server.tables.live import Live, turn_after
from tikal.server.tables.looks import described
from tikal.server.tables.past import Pasts
from tikal.server.tables.seats import Viewer

Raw = msgspec.Raw


def seat_seen(game: Game, viewer: Viewer) -> int | None:
    """The seat through which a viewer sees a game; the file of a seat is always seen through that one."""
    if not game.is_whole:
        return int(game.known.removeprefix("seat ")) if game.known.startswith("seat ") else None
    return viewer.eye(game.to_act)


def view_of(game: Game, viewer: Viewer) -> View:
    """A game as a viewer may see it."""
    return game.view(seat_seen(game, viewer))


def position(live: Live, viewer: Viewer) -> dict[str, Any]:
    """The position as it stands."""
    view, known = live.looks.of(view_of(live.game, viewer), live.names)
    return {**_counted(live, live.seq, live.game), "view": Raw(view), "insight": Raw(known)}


def past_position(pasts: Pasts, live: Live, viewer: Viewer, seq: int) -> dict[str, Any]:
    """The position after an event."""
    if seq == live.seq:
        return position(live, viewer)
    if not 1 <= seq < live.seq:
        raise not_found("refused-no-position", {"seq": seq, "last": live.seq})
    game = next(pasts.of(live).games(live, seq, seq))
    view = view_of(game, viewer)
    return {**_counted(live, seq, game), "view": described(view, live.names), "insight": insight(view)}


def _counted(live: Live, seq: int, game: Game) -> dict[str, int]:
    turn = turn_after(live.steps[seq], game.to_act)
    return {"seq": seq, "turn": turn, "undoable": 0 if live.row.look_only else game.undoable}


def past_positions(pasts: Pasts, live: Live, viewer: Viewer, first: int, last: int) -> list[dict[str, Any]]:
    """Several positions, without insight."""
    first, last = max(1, first), min(last, live.seq)
    return [
        {"seq": seq, "view": Raw(msgspec.json.encode(described(view_of(game, viewer), live.names)))}
        for seq, game in enumerate(pasts.of(live).games(live, first, last), first)
    ]
