"""Ratings to look at: the best of an edition and a number of players, and all of one account."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from tikal.server.ratings.rating import shown
from tikal.server.ratings.schema import accounts, ratings
from tikal.server.schemas.ratings import Account, Leaderboard, Rating

AT_ONCE: Final = 50


def leaderboard(connection: Connection, edition: str, players: int, skip: int) -> Leaderboard:
    """A page of the list, the best first."""
    query = select(ratings, accounts.c.name).join(accounts, accounts.c.id == ratings.c.account_id)
    query = query.where(ratings.c.edition == edition, ratings.c.players == players)
    best = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    found = list(connection.execute(query.order_by(best, accounts.c.name_key).offset(skip).limit(AT_ONCE + 1)))
    return {"ratings": [_rating(row) for row in found[:AT_ONCE]], "more": len(found) > AT_ONCE}


def own_ratings(connection: Connection, account: str) -> Account:
    """An account and its ratings."""
    name = connection.execute(select(accounts.c.name).where(accounts.c.id == account)).scalar_one()
    query = select(ratings, accounts.c.name).join(accounts, accounts.c.id == ratings.c.account_id)
    mine = query.where(ratings.c.account_id == account).order_by(ratings.c.edition, ratings.c.players)
    return {"name": name, "ratings": [_rating(row) for row in connection.execute(mine)]}


def _rating(row: Any) -> Rating:
    return {
        "name": row.name,
        "edition": row.edition,
        "players": row.players,
        "rating": round(shown(row.mu, row.sigma)),
        "games": row.games,
        "wins": row.wins,
    }
