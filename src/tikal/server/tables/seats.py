"""Who is looking, and what they may do: the secrets they show decide."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tikal.bots.registry import bot_names
from tikal.server.refusal import forbidden, malformed, no_secret, not_found, used_invitation, wrong_secret
from tikal.server.secrets import hash_of
from tikal.server.store.rows import SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table: the seats that are theirs, and whether they are its host."""

    seats: tuple[int, ...] = ()
    host: bool = False
    hashes: tuple[str, ...] = ()
    """Of the secrets that were shown and open something here: those of seats first, in their order."""
    invited: tuple[int, ...] = ()
    """Seats that they may take: they show an invitation."""

    def seat_for(self, to_act: int | None) -> int | None:
        """The seat through which they see the position: the one to act if it is theirs, else their lowest."""
        if to_act is not None and to_act in self.seats:
            return to_act
        return min(self.seats, default=None)


def viewer_of(row: TableRow, seats: Sequence[SeatRow], secrets: Collection[str]) -> Viewer:
    """The viewer with these secrets and invitations. One that opens nothing does no harm beside others that do."""
    hashes = {hash_of(secret) for secret in secrets}
    own = [seat for seat in seats if seat.secret_hash in hashes]
    is_host = row.host_hash in hashes
    opening = [seat.secret_hash for seat in own if seat.secret_hash is not None] + [row.host_hash] * is_host
    invited = tuple(seat.seat for seat in seats if seat.invitation_hash in hashes)
    viewer = Viewer(tuple(seat.seat for seat in own), is_host, tuple(opening), invited)
    if viewer.seats or viewer.host or viewer.invited:
        return viewer
    if any(seat.used_hash in hashes for seat in seats):
        raise used_invitation()
    if secrets:
        raise wrong_secret()
    if not row.spectators:
        raise no_secret()
    return viewer


def opened_by(secret: str, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The seats that a secret opens."""
    hashed = hash_of(secret)
    return tuple(seat.seat for seat in seats if seat.secret_hash == hashed)


def need_somebody(viewer: Viewer) -> None:
    """Refuse viewers without a secret of this table."""
    if not viewer.seats and not viewer.host:
        raise no_secret()


def need_seat(viewer: Viewer, seats: Sequence[SeatRow], seat: int, or_host: bool = False) -> SeatRow:
    """The seat, if it is the viewer's (or the viewer is the host, where that is enough)."""
    need_somebody(viewer)
    if seat not in range(len(seats)):
        raise not_found("refused-no-seat", {"seat": seat})
    if seat not in viewer.seats and not (or_host and viewer.host):
        raise forbidden("refused-not-your-seat", {"name": seats[seat].name})
    return seats[seat]


def need_host(viewer: Viewer) -> None:
    """Refuse viewers who are not the host."""
    need_somebody(viewer)
    if not viewer.host:
        raise forbidden("refused-host-only")


def need_level(level: str, field: str = "level") -> None:
    """There must be such a bot."""
    if level not in bot_names():
        raise malformed(f"{field}: there is no bot {level!r}; there are: {', '.join(bot_names())}", field=field)
