"""Addresses for notices in the database, and the notices that wait to be sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from tikal.server.store.schema import addresses, notices, tables

MOST_AT_ONCE: Final = 100


@dataclass(frozen=True, slots=True)
class AddressRow:
    """Where somebody is notified of turns."""

    id: str
    table_id: str
    seat: int | None
    kind: Literal["push", "address"]
    address: str
    token: str
    language: str
    site: str
    confirmed: bool
    failures: int = 0
    problem: str | None = None
    sent: float = 0.0
    seq: int = 0


@dataclass(frozen=True, slots=True)
class Due:
    """A turn that somebody may have to be notified of."""

    table_id: str
    seat: int
    turn: int


_ADDRESS = [addresses.c[name] for name in AddressRow.__dataclass_fields__]


def add_address(connection: Connection, row: AddressRow) -> None:
    """A new address. The same one, if it is there already, is replaced."""
    same = (addresses.c.table_id == row.table_id) & (addresses.c.address == row.address)
    connection.execute(delete(addresses).where(same & _of_seat(row.seat)))
    connection.execute(insert(addresses).values(**asdict(row)))


def addresses_of(connection: Connection, table_id: str, seat: int | None) -> list[AddressRow]:
    """The addresses of a seat; of the whole table without one."""
    query = select(*_ADDRESS).where(addresses.c.table_id == table_id, _of_seat(seat)).order_by(addresses.c.id)
    return [AddressRow(*row) for row in connection.execute(query)]


def addresses_for_turn(connection: Connection, table_id: str, seat: int) -> list[AddressRow]:
    """Confirmed addresses that are notified of the turns of a seat."""
    wanted = or_(addresses.c.seat == seat, addresses.c.seat.is_(None)) & addresses.c.confirmed
    return [
        AddressRow(*row)
        for row in connection.execute(select(*_ADDRESS).where(addresses.c.table_id == table_id, wanted))
    ]


def address_by(connection: Connection, **known: str) -> AddressRow | None:
    """The address with that id or token."""
    query = select(*_ADDRESS).where(*(addresses.c[name] == value for name, value in known.items()))
    found = connection.execute(query).one_or_none()
    return None if found is None else AddressRow(*found)


def change_address(connection: Connection, id_: str, **values: Any) -> None:
    """Change some of it."""
    connection.execute(update(addresses).where(addresses.c.id == id_).values(**values))


def delete_address(connection: Connection, id_: str) -> None:
    """Forget it."""
    connection.execute(delete(addresses).where(addresses.c.id == id_))


def delete_addresses_of(connection: Connection, table_id: str, seats: Sequence[int]) -> None:
    """Forget the addresses of seats that somebody else has now."""
    connection.execute(delete(addresses).where(addresses.c.table_id == table_id, addresses.c.seat.in_(seats)))


def tables_to_look_at(connection: Connection) -> list[str]:
    """Tables with addresses at which something has happened."""
    news = select(addresses.c.table_id).join(tables, tables.c.id == addresses.c.table_id)
    news = news.where(addresses.c.confirmed, tables.c.seq > addresses.c.seq).distinct().limit(MOST_AT_ONCE)
    return list(connection.execute(news).scalars())


def looked_at(connection: Connection, table_id: str, seq: int) -> None:
    """Everything up to that event has been looked at."""
    connection.execute(update(addresses).where(addresses.c.table_id == table_id).values(seq=seq))


def add_notice(connection: Connection, due: Due, at: float) -> None:
    """A notice to be sent, unless there was one of this turn already."""
    if connection.execute(select(notices.c.turn).where(*_is(due))).one_or_none() is None:
        values = {"table_id": due.table_id, "seat": due.seat, "turn": due.turn}
        connection.execute(insert(notices).values(**values, due=at, done=False))


def notices_due(connection: Connection, now: float, known: Collection[Due] = ()) -> list[Due]:
    """Notices whose time has come, besides those that are known already."""
    query = select(notices.c.table_id, notices.c.seat, notices.c.turn).where(~notices.c.done, notices.c.due <= now)
    found = connection.execute(query.order_by(notices.c.due).limit(MOST_AT_ONCE + len(known)))
    return [due for due in (Due(*row) for row in found) if due not in known]


def take_notice(connection: Connection, due: Due) -> bool:
    """Whether it is for this process to send it. It is sent once at most, even if the process dies meanwhile."""
    return connection.execute(update(notices).where(*_is(due), ~notices.c.done).values(done=True)).rowcount == 1


def waiting(connection: Connection) -> int:
    """How many notices wait."""
    return int(connection.execute(select(func.count()).select_from(notices).where(~notices.c.done)).scalar_one())


def _of_seat(seat: int | None) -> Any:
    return addresses.c.seat.is_(None) if seat is None else addresses.c.seat == seat


def _is(due: Due) -> tuple[Any, ...]:
    return notices.c.table_id == due.table_id, notices.c.seat == due.seat, notices.c.turn == due.turn
