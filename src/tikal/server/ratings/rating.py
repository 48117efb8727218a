"""What a rated game does to ratings, once, in the transaction in which the game ends.

A game counts if every seat plays for an account. Players are placed as the game placed them; whoever has resigned, or
whose seat a bot plays at the end, comes last, so that nobody escapes a defeat by leaving.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from tikal.server.ratings.schema import rated_games, rated_seats, ratings
from tikal.server.tables.live import Live

AT_FIRST: Final = 1000
POINTS: Final = 40
"""Points of the shown rating for one of the model's. It begins at `AT_FIRST`, because the model's begins at 0."""


def rate(connection: Connection, live: Live) -> None:
    """Count a rated game that is over, unless it has been counted already or somebody plays without an account."""
    row, players = live.row, live.row.players
    query = select(rated_seats.c.seat, rated_seats.c.account_id).where(rated_seats.c.table_id == row.id)
    accounts: dict[int, str] = {one.seat: one.account_id for one in connection.execute(query)}
    counted = connection.execute(select(rated_games.c.table_id).where(rated_games.c.table_id == row.id)).first()
    if len(accounts) < players or counted is not None:
        return
    places = places_of(live)
    before = _ratings(connection, row.edition, players, [accounts[seat] for seat in range(players)])
    after = _rated(before, places)
    connection.execute(insert(rated_games).values(table_id=row.id, at=time.time()))
    for seat, place in enumerate(places):
        (mu, sigma), old = after[seat], before[seat]
        key = {"account_id": accounts[seat], "edition": row.edition, "players": players}
        values = {"mu": mu, "sigma": sigma, "games": old["games"] + 1, "wins": old["wins"] + (place == 1)}
        where = [ratings.c[name] == value for name, value in key.items()]
        changed = update(ratings).where(*where).values(**values)
        connection.execute(changed if old["stored"] else insert(ratings).values(**key, **values))
        gained = shown(mu, sigma) - shown(old["mu"], old["sigma"])
        here = (rated_seats.c.table_id == row.id) & (rated_seats.c.seat == seat)
        connection.execute(update(rated_seats).where(here).values(place=place, change=gained))


def places_of(live: Live) -> list[int]:
    """The place of each seat, 1 for winners; those who left share the last one."""
    game = live.game
    gone = {seat.seat for seat in live.seats if seat.resigned or not seat.is_person}
    standings: list[tuple[float, ...]] = []
    for seat, score in enumerate(game.scores):
        if seat in gone:
            standings.append((0,))
        else:
            standings.append((2,) if seat in game.winners else (1, score))
    return [1 + sum(other > one for other in standings) for one in standings]


def shown(mu: float, sigma: float) -> float:
    """The rating that people see: what a player is worth at least, with much confidence."""
    return AT_FIRST + POINTS * (mu - 3 * sigma)


def _ratings(connection: Connection, edition: str, players: int, accounts: Sequence[str]) -> list[dict[str, Any]]:
    """The ratings of some accounts, which nobody else changes before this transaction ends."""
    mine = ratings.c.account_id.in_(accounts) & (ratings.c.edition == edition) & (ratings.c.players == players)
    found = connection.execute(select(ratings).where(mine).order_by(ratings.c.account_id).with_for_update())
    stored = {row.account_id: {**row._mapping, "stored": True} for row in found}
    new = _model().rating()
    fresh = {"mu": new.mu, "sigma": new.sigma, "games": 0, "wins": 0, "stored": False}
    return [stored.get(account, fresh) for account in accounts]


def _rated(before: Sequence[dict[str, Any]], places: Sequence[int]) -> list[tuple[float, float]]:
    model = _model()
    teams = [[model.rating(mu=one["mu"], sigma=one["sigma"])] for one in before]
    return [(one.mu, one.sigma) for (one,) in model.rate(teams, ranks=[float(place) for place in places])]


def _model() -> Any:
    """Loaded with the first rated game: most servers never have one."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
