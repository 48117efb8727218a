"""Changes of the database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict

import msgspec
from sqlalchemy import Connection, Double, bindparam, insert, literal, update

from tikal.server.store.events import StoredEvent, row_of
from tikal.server.store.rows import CommandRow, SeatRow, TableRow
from tikal.server.store.schema import commands, events, no_lease, seats, tables
from tikal.server.store.statements import Statement

_ADD_TABLE = Statement(insert(tables))
_ADD_SEAT = Statement(insert(seats))
_ADD_EVENT = Statement(insert(events))
_ADD_COMMAND = Statement(insert(commands))
_OF_TABLE = update(tables).where(tables.c.id == bindparam("table"))
_GO_ON = Statement(_OF_TABLE.values(seq=bindparam("last")))
_STANDS = Statement(_OF_TABLE.values(bot_to_act=bindparam("bot"), over=bindparam("ended")))
_SEE_PLAYER = Statement(
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("player"))
    .values(seen=bindparam("now"))
)

_STILL = {"seq": 0, "bot_to_act": False, "thinking_until": 0.0, "over": False}
_JSON = ("options", "setup", "series", "pace")
"""Fields of a table that are stored as JSON."""


def add_table(
    connection: Connection, row: TableRow, seat_rows: Iterable[SeatRow], deadline: float | None = None
) -> None:
    """A new table, still without events, and when its first player is out of time."""
    agreed = {name: getattr(row, name) for name in TableRow.__dataclass_fields__}
    for name in _JSON:
        agreed[name] = None if agreed[name] is None else msgspec.json.encode(agreed[name]).decode()
    _ADD_TABLE.run(connection, {**_STILL, **agreed, "deadline": deadline, "seen": time.time()})
    for seat in seat_rows:
        named = {name: getattr(seat, name) for name in SeatRow.__dataclass_fields__}
        _ADD_SEAT.run(connection, {"table_id": row.id, "seen": 0.0, **named})


def add_events(connection: Connection, table_id: str, added: Sequence[StoredEvent]) -> None:
    """New events; a number that is taken already is an error of the database."""
    _ADD_EVENT.run_all(connection, [row_of(table_id, event) for event in added])
    _GO_ON.run(connection, {"table": table_id, "last": added[-1].seq})


def set_standing(connection: Connection, table_id: str, bot_to_act: bool, over: bool) -> None:
    """Whether a bot has to act now, and whether the game is over. An index has to be written for it too."""
    _STANDS.run(connection, {"table": table_id, "bot": bot_to_act, "ended": over})


def add_command(connection: Connection, table_id: str, row: CommandRow) -> None:
    """Remember which events a command made."""
    _ADD_COMMAND.run(
        connection,
        {
            "table_id": table_id,
            "caller": row.caller,
            "key": row.key,
            "fingerprint": row.fingerprint,
            "first_seq": row.first_seq,
            "last_seq": row.last_seq,
        },
    )


def set_listed(connection: Connection, table_id: str, listed: bool) -> None:
    """Whether the table is in the list of open tables."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(listed=listed))


def change_seat(connection: Connection, table_id: str, row: SeatRow) -> None:
    """A seat as it is now."""
    seat = update(seats).where(seats.c.table_id == table_id, seats.c.seat == row.seat)
    connection.execute(seat.values(**asdict(row)))


def see_players(connection: Connection, table_id: str, players: Iterable[int], now: float) -> None:
    """The players of these seats have done something."""
    _SEE_PLAYER.run_all(connection, [{"table": table_id, "player": player, "now": now} for player in players])


def claim_thinking(connection: Connection, table_id: str, now: float, until: float) -> bool:
    """Whether this process may think for the bot to act; it has until then to make its move."""
    free = (tables.c.id == table_id) & tables.c.bot_to_act & no_lease(literal(now, Double()))
    return connection.execute(update(tables).where(free).values(thinking_until=until)).rowcount == 1


def no_bot_to_act(connection: Connection, table_id: str) -> None:
    """Nobody need look for a bot's move at this table, whatever was written before."""
    still = update(tables).where(tables.c.id == table_id)
    connection.execute(still.values(bot_to_act=False, thinking_until=0.0))


def release_thinking(connection: Connection, table_id: str) -> None:
    """Nobody thinks for this table any more."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(thinking_until=0.0))
