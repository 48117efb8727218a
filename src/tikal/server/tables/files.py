"""Game files to take home."""

from __future__ import annotations

from tikal.server.tables.live import Live
from tikal.server.tables.positions import seat_seen
from tikal.server.tables.replaying import game_after
from tikal.server.tables.seats import Viewer


def game_file(live: Live, viewer: Viewer) -> str:
    """The game file: whole when the game is over, before that what the viewer may know."""
    game = game_after(live.row, live.step, live.names)
    return game.record(whole=game.is_over, seat=seat_seen(game, viewer))
