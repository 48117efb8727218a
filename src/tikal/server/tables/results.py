"""How a game ended, for the statistics of its players."""

from __future__ import annotations

from collections import Counter

from tikal.server.schemas.results import GameResult
from tikal.server.tables.service import Access


def result_of(access: Access) -> GameResult:
    """A game as it stands: who has how many points, and what for."""
    live, viewer = access.live, access.viewer
    row, game = live.row, live.game
    points: list[Counter[str]] = [Counter() for _ in live.seats]
    for scoring in game.scorings:
        for item in scoring.items:
            points[scoring.seat][item.category] += item.points
    return {
        "table": row.id,
        "title": row.title,
        "edition": row.edition,
        "auction": row.auction,
        "created": row.created,
        "over": game.is_over,
        "look_only": row.look_only,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "level": seat.level,
                "mine": seat.seat in viewer.seats,
                "score": game.scores[seat.seat],
                "won": game.is_over and seat.seat in game.winners,
                "points": dict(points[seat.seat]),
            }
            for seat in live.seats
        ],
    }
