"""Who is connected, in the database: every process writes down its own clients."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from tikal.server.store.schema import presence, seats, watching


@dataclass(frozen=True, slots=True)
class People:
    """Who is at a table, connected to any process."""

    connected: frozenset[int] = frozenset()
    """Seats."""
    looking: frozenset[int] = frozenset()
    """Seats of players who have the page before them, and not behind another window."""
    watching: int = 0
    """Spectators."""

    def __or__(self, others: People) -> People:
        """These and others together."""
        return People(self.connected | others.connected, self.looking | others.looking, self.watching + others.watching)


def people_elsewhere(connection: Connection, worker: str, table_id: str, alive: tuple[float, float]) -> People:
    """Those whom any other process has recorded between these times."""
    there = (presence.c.table_id == table_id) & (presence.c.worker != worker) & (presence.c.seen.between(*alive))
    found = connection.execute(select(presence.c.seat, presence.c.looking).where(there)).all()
    watch = (watching.c.table_id == table_id) & (watching.c.worker != worker) & (watching.c.seen.between(*alive))
    number = connection.execute(select(func.coalesce(func.sum(watching.c.number), 0)).where(watch)).scalar_one()
    return People(
        frozenset(seat for seat, _ in found), frozenset(seat for seat, looking in found if looking), int(number)
    )


def say_all_present(connection: Connection, worker: str, here: Iterable[tuple[str, People]], now: float) -> None:
    """These people, and no others, are connected to this process."""
    connection.execute(delete(presence).where(presence.c.worker == worker))
    connection.execute(delete(watching).where(watching.c.worker == worker))
    _add(connection, worker, here, now)


def say_alive(connection: Connection, worker: str, now: float) -> None:
    """The people whom this process has recorded are still connected."""
    for table in (presence, watching):
        connection.execute(update(table).where(table.c.worker == worker).values(seen=now))


def say_present(connection: Connection, worker: str, here: Sequence[tuple[str, People]], now: float) -> None:
    """The same for some tables only. Players who come or go are seen."""
    tables = [table_id for table_id, _ in here]
    mine = (presence.c.worker == worker) & presence.c.table_id.in_(tables)
    before: defaultdict[str, set[int]] = defaultdict(set)
    for table_id, seat in connection.execute(
        delete(presence).where(mine).returning(presence.c.table_id, presence.c.seat)
    ):
        before[table_id].add(seat)
    connection.execute(delete(watching).where(watching.c.worker == worker, watching.c.table_id.in_(tables)))
    for table_id, people in here:
        if changed := before[table_id] ^ people.connected:
            came_or_went = update(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(changed))
            connection.execute(came_or_went.values(seen=now))
    _add(connection, worker, here, now)


def forget_absent(connection: Connection, alive: tuple[float, float]) -> set[str]:
    """Remove clients of processes without a heartbeat between these times: the tables where there were some."""
    left = delete(presence).where(~presence.c.seen.between(*alive)).returning(presence.c.table_id)
    unwatched = delete(watching).where(~watching.c.seen.between(*alive)).returning(watching.c.table_id)
    return {*connection.execute(left).scalars(), *connection.execute(unwatched).scalars()}


def _add(connection: Connection, worker: str, here: Iterable[tuple[str, People]], now: float) -> None:
    """All in two statements: with a thousand tables, one for each would hold up everybody who plays."""
    players: list[dict[str, object]] = []
    watchers: list[dict[str, object]] = []
    for table_id, people in here:
        known = {"table_id": table_id, "worker": worker, "seen": now}
        players += [{**known, "seat": seat, "looking": seat in people.looking} for seat in people.connected]
        watchers += [{**known, "number": people.watching}] if people.watching else []
    for table, rows in ((presence, players), (watching, watchers)):
        if rows:
            connection.execute(insert(table), rows)
