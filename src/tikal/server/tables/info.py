"""What there is to know about a table besides the position."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tikal.server.store.rows import SeatRow
from tikal.server.tables.live import Live


def table_info(live: Live, connected: Collection[int]) -> dict[str, Any]:
    """A table, its seats and how far it is."""
    row, game, waiting = live.row, live.game, live.takeback
    return {
        "id": row.id,
        "title": row.title,
        "edition": row.edition,
        "auction": row.auction,
        "scenario": row.scenario,
        "options": row.options,
        "created": row.created,
        "seats": [_seat(seat, seat.seat in connected) for seat in live.seats],
        "spectators": row.spectators,
        "look_only": row.look_only,
        "seq": live.seq,
        "to_act": game.to_act,
        "over": game.is_over,
        "scores": list(game.scores),
        "takeback": None if waiting is None else {"by": waiting.by, "to": waiting.to, "agreed": list(waiting.agreed)},
    }


def _seat(row: SeatRow, connected: bool) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "kind": row.kind if row.is_person else "bot",
        "name": row.name,
        "level": row.level,
        "connected": connected,
        "resigned": row.resigned,
    }
