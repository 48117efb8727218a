"""Coming to a seat, or to another secret for it.

These are no declared commands: they answer with a secret, which only HTTP returns and no key may replay. Whoever did
not get the answer asks again with the same secret.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from tikal.server.commands import invitations
from tikal.server.refusal import conflict, forbidden, not_found
from tikal.server.schemas.sent import SitDown
from tikal.server.secrets import hash_of
from tikal.server.tables.change import Change
from tikal.server.tables.seats import opened_by
from tikal.server.tables.service import Tables


def invite(tables: Tables, table_id: str, secrets: Collection[str], seats: Sequence[int]) -> str:
    """An invitation to some seats."""
    return str(tables.change(table_id, secrets, lambda change: invitations.invite(change, seats)).outcome)


def sit_down(tables: Tables, table_id: str, secrets: Collection[str], wanted: SitDown) -> tuple[str, tuple[int, ...]]:
    """The secret of the seats that an invitation among the secrets is for, and the seats."""
    if wanted.secret is not None:
        rows = tables.seats(table_id)
        seats = opened_by(wanted.secret, rows)
        hashes = {hash_of(one) for one in secrets}
        is_open = any(row.invitation_hash in hashes for row in rows)
        if seats and not is_open:  # the answer to the same request got lost
            return wanted.secret, seats
    done = tables.change(table_id, secrets, lambda change: invitations.sit_down(change, wanted.secret, wanted.name))
    return str(done.outcome), done.access.viewer.invited


def take(tables: Tables, table_id: str, secrets: Collection[str], seat: int, wanted: SitDown) -> str:
    """The secret of a free seat at an open table."""
    if wanted.secret is not None and seat in opened_by(wanted.secret, tables.seats(table_id)):
        return wanted.secret  # the answer to the same request got lost
    done = tables.change(table_id, secrets, lambda change: _take_seat(change, seat, wanted.secret, wanted.name))
    return str(done.outcome)


def renew(tables: Tables, table_id: str, secrets: Collection[str], seat: int, secret: str | None) -> str:
    """A new secret for a seat."""
    return str(tables.change(table_id, secrets, lambda change: invitations.renew(change, seat, secret)).outcome)


def _take_seat(change: Change, seat: int, secret: str | None, name: str | None) -> str:
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
    return invitations.sit_down(change, secret, name)
