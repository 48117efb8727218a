"""What commands ask for before they change anything."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tikal.server.durations import DAY
from tikal.server.refusal import conflict, forbidden, refusal_of
from tikal.server.store import reading
from tikal.server.store.rows import SeatRow
from tikal.server.tables.change import Change
from tikal.server.tables.seats import need_somebody

ABANDONED_DAYS: Final = 7
"""Without a sign of its player after which a seat may be given to somebody else."""


def need_turn(change: Change, action: str | None) -> None:
    """The seat to act must be the viewer's, and not be played by a bot."""
    live, viewer = change.live, change.viewer
    need_somebody(viewer)
    live.need_going_on()
    to_act = live.game.to_act
    if to_act is None:
        raise conflict("over", "refused-over")
    if not viewer.seats:
        raise forbidden("refused-no-seat-of-yours")
    if to_act not in viewer.seats:
        refused = None if action is None else live.game.why_not(action, viewer.seats[0])
        if refused is not None:
            out_of_turn = refusal_of(refused)
            raise conflict("out-of-turn", out_of_turn.message.id, out_of_turn.message.args)
        raise conflict("out-of-turn", "refused-out-of-turn", {"name": live.names[to_act]})
    if not live.seats[to_act].is_person:
        raise conflict("played-by-bot", "refused-played-by-bot", {"name": live.names[to_act]})


def people_of(change: Change) -> list[int]:
    """The viewer's seats, without those that are for bots only."""
    need_somebody(change.viewer)
    change.live.need_going_on()
    seats = [seat for seat in change.live.people if seat in change.viewer.seats]
    if not seats:
        raise forbidden("refused-no-seat-of-yours")
    return seats


def is_free(change: Change, row: SeatRow) -> bool:
    """Whether nobody has taken a seat, or its player has been neither seen nor connected for a week."""
    if not row.is_taken:
        return True
    table, connection = change.live.row, change.connection
    if reading.is_connected(connection, table.id, row.seat):
        return False
    seen = max(reading.last_seen(connection, table.id, row.seat), datetime.fromisoformat(table.created).timestamp())
    return change.wall - seen > ABANDONED_DAYS * DAY
