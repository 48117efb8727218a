"""How a person comes to a seat: the host invites, whoever uses the invitation first sits down, and it is theirs.

The host never learns the secret of a seat that somebody has taken. If its player is lost, the host can let a bot play,
or invite somebody else once the player has left the seat or has not been seen for a week. A seat that plays for the
rating of an account is given to nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tikal.server.commands.command import Command, command
from tikal.server.commands.needs import ABANDONED_DAYS, is_free
from tikal.server.commands.seats import change_seat
from tikal.server.ratings.seats import plays_for_somebody
from tikal.server.refusal import conflict, forbidden
from tikal.server.schemas.sent import SeatNumber
from tikal.server.secrets import hash_of, new_secret
from tikal.server.store import notices
from tikal.server.store.events import InvitationWithdrawn, Invited, Left, Renewed, Seated
from tikal.server.tables.change import Change, about_seat
from tikal.server.tables.seats import need_host, need_seat


@command("withdraw", "DELETE /seats/{seat}/invitation")
class Withdraw(Command):
    """Withdraw the invitation to a seat. For the host."""

    seat: SeatNumber

    def do(self, change: Change) -> None:
        """Forget the invitation, at every seat that it was for."""
        need_host(change.viewer)
        row = need_seat(change.viewer, change.live.seats, self.seat, or_host=True)
        if row.invitation_hash is None:
            raise conflict("no-invitation", "refused-no-invitation", {"name": row.name})
        for seat in [one.seat for one in change.live.seats if one.invitation_hash == row.invitation_hash]:
            _set(change, seat, invitation_hash=None)
            change_seat(change, InvitationWithdrawn, seat, sentences=about_seat("withdrawn", seat))


@command("leave", "POST /seats/{seat}/leave")
class Leave(Command):
    """Leave a seat, so that the host can invite somebody else. Your secret does not open it any more."""

    seat: SeatNumber

    def do(self, change: Change) -> None:
        """Forget the secret. The seat waits for somebody, with its clock stopped."""
        row = need_seat(change.viewer, change.live.seats, self.seat)
        change.live.need_going_on()
        if row.kind == "bot" or row.resigned:
            raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
        notices.delete_addresses_of(change.connection, change.live.row.id, [self.seat])
        _set(change, self.seat, secret_hash=None)
        change_seat(change, Left, self.seat, sentences=about_seat("left", self.seat))


def invite(change: Change, seats: Sequence[int]) -> str:
    """An invitation to some seats for one person. Earlier invitations to them are withdrawn.

    This and the next two are no declared commands: `seating` says why.
    """
    need_host(change.viewer)
    change.live.need_going_on()
    for row in [need_seat(change.viewer, change.live.seats, seat, or_host=True) for seat in seats]:
        if row.kind == "bot" or row.resigned:
            raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
        if plays_for_somebody(change.connection, change.live.row.id, row.seat):
            raise conflict("rated-seat", "refused-rated-seat", {"name": row.name})
        if not is_free(change, row):
            raise conflict("seat-taken", "refused-seat-taken", {"name": row.name, "days": ABANDONED_DAYS})
    invitation = new_secret()
    for seat in seats:
        _set(change, seat, invitation_hash=hash_of(invitation))
        change_seat(change, Invited, seat, sentences=about_seat("invited", seat))
    return invitation


def sit_down(change: Change, secret: str | None, name: str | None) -> str:
    """Take the seats that the viewer is invited to; a secret that a seat had before opens it no more."""
    if not change.viewer.invited:
        raise forbidden("refused-not-invited")
    secret = secret or new_secret()
    notices.delete_addresses_of(change.connection, change.live.row.id, change.viewer.invited)
    for seat in change.viewer.invited:
        row = change.live.seats[seat]
        _set(change, seat, secret_hash=hash_of(secret), invitation_hash=None, used_hash=row.invitation_hash)
        sole = name if len(change.viewer.invited) == 1 else None
        change_seat(change, Seated, seat, name=sole, sentences=about_seat("seated", seat))
    return secret


def renew(change: Change, seat: int, secret: str | None) -> str:
    """Another secret for a seat of the viewer's own; the old one opens nothing any more."""
    row = need_seat(change.viewer, change.live.seats, seat)
    if row.kind == "bot":
        raise conflict("no-person", "refused-played-by-bot", {"name": row.name})
    secret = secret or new_secret()
    # The event does not hold the secret, so this part of the row is changed apart from it.
    _set(change, seat, secret_hash=hash_of(secret))
    change_seat(change, Renewed, seat, sentences=about_seat("renewed", seat))
    return secret


def _set(change: Change, seat: int, **parts: Any) -> None:
    """Change what events do not hold of a seat; the event that follows writes it."""
    change.live.seats = tuple(replace(one, **parts) if one.seat == seat else one for one in change.live.seats)
