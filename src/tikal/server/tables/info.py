"""What there is to know about a table besides the position."""

from __future__ import annotations

from typing import cast

from tikal.play.game import Game
from tikal.server.clocks.playtime import PlayTime
from tikal.server.schemas.tables import ClockInfo, DrawsInfo, PaceInfo, SeatInfo, TableInfo
from tikal.server.store.people import People
from tikal.server.store.rows import SeatRow
from tikal.server.tables.colours import colour_of
from tikal.server.tables.series import Series
from tikal.server.tables.snapshot import Snapshot


def table_info(at: Snapshot, people: People, time: PlayTime) -> TableInfo:
    """A table, its seats and how far it is."""
    row, game, waiting = at.row, at.game, at.takeback
    return {
        "id": row.id,
        "title": row.title,
        "edition": row.edition,
        "auction": row.auction,
        "scenario": row.scenario,
        "options": row.options,
        "created": row.created,
        "seats": [_seat(seat, seat.seat in people.connected) for seat in at.seats],
        "spectators": row.spectators,
        "watching": people.watching,
        "look_only": row.look_only,
        "seq": at.seq,
        "to_act": game.to_act,
        "over": game.is_over,
        "scores": list(game.scores),
        "start_scores": list(at.start_scores),
        "takeback": None if waiting is None else {"by": waiting.by, "to": waiting.to, "agreed": list(waiting.agreed)},
        "rematch": at.rematch,
        "pace": cast("PaceInfo | None", row.pace),
        "clock": _clock(at, time),
        "chosen": None if at.chosen is None else {"what": at.chosen.what, "seed": at.chosen.seed},
        "stuck": at.stuck,
        "draws": _draws(game),
        "series": None if row.series is None else Series.stored(row.series).info(game.is_over, game.winners),
        "listed": row.listed,
        "deal": row.deal,
        "rated": row.rated,
    }


def _clock(at: Snapshot, time: PlayTime) -> ClockInfo | None:
    pace, clock = at.row.pace_agreed, at.clock
    if pace is None or clock is None:
        return None
    ends, deadline = clock.turn_ends(pace), clock.deadline(pace)
    return {
        "seat": None if deadline is None else clock.seat,
        "turn_ends": None if ends is None else time.on_the_wall(ends),
        "deadline": None if deadline is None else time.on_the_wall(deadline),
        "reserve": [round(left, 3) for left in clock.reserve],
        "now": time.on_the_wall(time.now()),
    }


def _draws(game: Game) -> DrawsInfo | None:
    """What was promised about the draws, and at the end how to check it."""
    promised = game.commitment
    return (
        None if promised is None else {"commitment": promised.digest, "salt": promised.salt if game.is_over else None}
    )


def _seat(row: SeatRow, connected: bool) -> SeatInfo:
    return {
        "seat": row.seat,
        "kind": row.kind if row.is_person else "bot",
        "name": row.name,
        "level": row.level,
        "colour": colour_of(row),
        "connected": connected,
        "resigned": row.resigned,
        "taken": row.is_taken,
        "invited": row.invitation_hash is not None,
    }
