"""Which account a seat at a rated table plays for."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from tikal.server.ratings.schema import accounts, rated_seats
from tikal.server.refusal import conflict
from tikal.server.schemas.ratings import RatedSeat
from tikal.server.tables.live import Live


def play_for(connection: Connection, live: Live, seat: int, account: str) -> None:
    """From now on the seat plays for this account. It must be so before its first move, and cannot be taken back."""
    if not live.row.rated:
        raise conflict("not-rated", "refused-not-rated")
    query = select(rated_seats.c.seat, rated_seats.c.account_id).where(rated_seats.c.table_id == live.row.id)
    taken: dict[int, str] = {row.seat: row.account_id for row in connection.execute(query)}
    if taken.get(seat) == account:
        return
    if seat in taken or account in taken.values():
        raise conflict("rated-already", "refused-rated-already")
    if live.game.is_over or any(step is not None and step.seat == seat for step in live.steps):
        raise conflict("too-late", "refused-rated-late")
    connection.execute(insert(rated_seats).values(table_id=live.row.id, seat=seat, account_id=account))


def plays_for_somebody(connection: Connection, table: str, seat: int) -> bool:
    """Whether the seat plays for an account."""
    query = select(rated_seats.c.seat).where(rated_seats.c.table_id == table, rated_seats.c.seat == seat)
    return connection.execute(query).first() is not None


def rated_info(connection: Connection, table: str) -> list[RatedSeat]:
    """Which seats play for a rating, and what the game did to it."""
    query = select(rated_seats.c.seat, accounts.c.name, rated_seats.c.place, rated_seats.c.change)
    query = query.join(accounts, accounts.c.id == rated_seats.c.account_id).where(rated_seats.c.table_id == table)
    return [
        {"seat": seat, "name": name, "place": place, "change": None if change is None else round(change)}
        for seat, name, place, change in connection.execute(query.order_by(rated_seats.c.seat))
    ]
