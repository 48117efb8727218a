"""The results of tables with the same deal, for those who have finished."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from tikal.server.refusal import conflict, no_secret, not_found, wrong_secret
from tikal.server.schemas.deals import DealAnswer, DealTable
from tikal.server.secrets import fits, hash_of
from tikal.server.store.schema import tables
from tikal.server.tables.live import Live
from tikal.server.tables.service import Tables


def compared(service: Tables, deal: str, secrets: Collection[str]) -> DealAnswer:
    """All tables of a deal. Whoever plays sees the others' results when their own game is over, not before."""
    with service.database.reading() as connection:
        ids = _tables_of(connection, deal)
    if not ids:
        raise not_found("refused-no-deal")
    found = [service.current(table) for table in ids]
    hashes = [hash_of(secret) for secret in secrets]
    own = [live for live in found if _sits_at(live, hashes)]
    is_host = any(fits(one, live.row.host_hash) for live in found for one in hashes)
    if not own and not is_host:
        raise wrong_secret() if secrets else no_secret()
    over = sum(live.game.is_over for live in found)
    if over < len(found) and not (own and all(live.game.is_over for live in own)):
        raise conflict("not-finished", "refused-deal-early", {"over": over, "tables": len(found)})
    return {
        "deal": deal,
        "edition": found[0].row.edition,
        "title": found[0].row.title,
        "tables": [_table(number, live, live in own) for number, live in enumerate(found, start=1)],
    }


def _tables_of(connection: Connection, deal: str) -> list[str]:
    query = select(tables.c.id).where(tables.c.deal == deal).order_by(tables.c.created, tables.c.id)
    return list(connection.execute(query).scalars())


def _sits_at(live: Live, hashes: Collection[str]) -> bool:
    return any(fits(one, seat.secret_hash) for seat in live.seats for one in hashes)


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
