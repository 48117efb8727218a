"""The results of tables with the same deal, for those who have finished."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, select

from tikal.server.refusal import Refusal, conflict, no_secret, not_found, wrong_secret
from tikal.server.schemas.deals import DealAnswer, DealTable
from tikal.server.secrets import hash_of
from tikal.server.store import reading
from tikal.server.store.rows import SeatRow, TableRow
from tikal.server.store.schema import tables
from tikal.server.tables.live import Live
from tikal.server.tables.service import Tables


def compared(service: Tables, deal: str, secrets: Collection[str]) -> DealAnswer:
    """All tables of a deal. Whoever plays sees the others' results when their own game is over, not before."""
    with service.database.reading() as connection:
        parties = _parties(connection, deal)
    if not parties:
        raise not_found("refused-no-deal")
    hashes = {hash_of(secret) for secret in secrets}
    own = {party.row.id for party in parties if party.has_player(hashes)}
    if not own and not any(party.has_host(hashes) for party in parties):
        raise wrong_secret() if secrets else no_secret()
    found = dict(_readable(service, parties))
    over = {live.row.id for live in found.values() if live.game.is_over}
    if not (own <= over if own else len(over) == len(found)):
        raise conflict("not-finished", "refused-deal-early", {"over": len(over), "tables": len(parties)})
    return {
        "deal": deal,
        "edition": parties[0].row.edition,
        "title": parties[0].row.title,
        "tables": [_table(number, live, live.row.id in own) for number, live in found.items()],
    }


@dataclass(frozen=True, slots=True)
class _Party:
    """A table of the deal and its seats: enough to know who may ask, even if nobody can read its game any more."""

    row: TableRow
    seats: tuple[SeatRow, ...]

    def has_player(self, hashes: Collection[str]) -> bool:
        return any(seat.secret_hash in hashes for seat in self.seats)

    def has_host(self, hashes: Collection[str]) -> bool:
        return self.row.host_hash in hashes


def _parties(connection: Connection, deal: str) -> list[_Party]:
    query = select(tables.c.id).where(tables.c.deal == deal).order_by(tables.c.created, tables.c.id)
    ids = list(connection.execute(query).scalars())
    rows = [(reading.table_row(connection, table), reading.seat_rows(connection, table)) for table in ids]
    return [_Party(row, seats) for row, seats in rows if row is not None]


def _readable(service: Tables, parties: Sequence[_Party]) -> Iterator[tuple[int, Live]]:
    """The tables by their numbers. One that cannot be read, which is logged, is left out."""
    for number, party in enumerate(parties, start=1):
        with suppress(Refusal):
            yield number, service.opened(party.row.id)


def _table(number: int, live: Live, mine: bool) -> DealTable:
    game = live.game
    return {
        "number": number,
        "mine": mine,
        "over": game.is_over,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "level": seat.level,
                "score": game.scores[seat.seat] if game.is_over else None,
                "won": game.is_over and seat.seat in game.winners,
            }
            for seat in live.seats
        ],
    }
