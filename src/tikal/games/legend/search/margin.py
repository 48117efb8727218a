"""How far a player of Legend is ahead in the last scoring."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.scoring import director_points, points
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.context import LegendContext
from tikal.games.legend.search.terms import unknown_treasures
from tikal.search.context import is_to_score
from tikal.search.evaluation import expected_points


@compiled
def legend_margin(s: LegendState, c: LegendContext) -> float:
    """The searching player's points less the best rival's, all counted who have still to score."""
    best, mine = -1.0e9, 0.0
    for seat in range(s.players):
        total = float(s.score[seat])
        if is_to_score(s, seat):
            total += points(s, seat) + director_points(s, seat)
        if seat == c.seat:
            mine = total + expected_points(c, unknown_treasures(s))
        else:
            best = max(best, total)
    return mine - best
