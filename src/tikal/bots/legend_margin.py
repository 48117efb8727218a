"""How far a player of Legend is ahead in the last scoring."""

from __future__ import annotations

from tikal.bots.context import is_to_score
from tikal.bots.features import expected_points
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_terms import unknown_treasures
from tikal.compiling.functions import compiled
from tikal.rules.legend.scoring import director_points, points
from tikal.rules.legend.state import LegendState


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
