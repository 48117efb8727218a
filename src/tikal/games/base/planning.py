"""A turn that is still to come, as a position: for players who plan while others play."""

from __future__ import annotations

from tikal.games.planning import begin_scoring_turn
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import FINAL_ROUND, NORMAL, OVER, SPEND, VOLCANO_ROUND
from tikal.rules.terrain import NO_TILE


def begin_next_turn(s: State, seat: int) -> str | None:
    """Go to the next segment of a seat as things stand, without its tile; the id of a message if it has none.

    What others will do until then, and which tile comes, nobody knows. A segment that has begun goes on.
    """
    if s.step == SPEND and s.to_act == seat:
        return None
    if s.step == OVER:
        return "plan-over"
    if s.step == SPEND and s.segment in (VOLCANO_ROUND, FINAL_ROUND):
        if begin_scoring_turn(s, seat):
            return None
        if s.segment == FINAL_ROUND:
            return "plan-over"
    s.active = seat
    s.tile = NO_TILE
    begin_segment(s, seat, NORMAL)
    return None
