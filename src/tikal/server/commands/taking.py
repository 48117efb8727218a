"""Taking a free seat at an open table, without an invitation."""

from __future__ import annotations

from dataclasses import replace

from tikal.server.commands.invitations import sit_down
from tikal.server.refusal import conflict, forbidden, not_found
from tikal.server.tables.change import Change


def take_seat(change: Change, seat: int, secret: str | None, name: str | None) -> str:
    """Sit down as if invited to this seat. An invitation that somebody else still has for it is void."""
    live = change.live
    live.need_going_on()
    if seat not in range(len(live.seats)):
        raise not_found("refused-no-seat", {"seat": seat})
    if not live.row.listed:
        raise forbidden("refused-not-listed")
    row = live.seats[seat]
    if live.game.is_over:
        raise conflict("over", "refused-over")
    if row.kind != "link" or row.is_taken or not row.is_person or row.resigned:
        raise conflict("seat-taken", "refused-seat-gone", {"name": row.name})
    change.viewer = replace(change.viewer, invited=(seat,))
    return sit_down(change, secret, name)
