"""A turn that is still to come, as a position: for players who plan while others play."""

from __future__ import annotations

import numpy as np

from tikal.games.legend.rules.cards import NO_CARD
from tikal.games.legend.rules.effects import clear_effect
from tikal.games.legend.rules.flow.scoring_round import add_scoring_bonus
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.spending import in_segment
from tikal.games.planning import begin_scoring_turn
from tikal.rules.steps import DRAFT, FINAL_ROUND, MAIN, OVER, VOLCANO_ROUND


def begin_next_turn(s: LegendState, seat: int) -> str | None:
    """Go to the next turn of a seat as things stand; the id of a message if it has none, or it is not known yet.

    What others will do until then nobody knows. A turn that has begun goes on.
    """
    if s.step == OVER:
        return "plan-over"
    if s.step == DRAFT:
        return "plan-draft"
    if s.to_act == seat:
        return None
    in_scoring_round = in_segment(s) and s.segment in (VOLCANO_ROUND, FINAL_ROUND)
    clear_effect(s)
    if in_scoring_round:
        if begin_scoring_turn(s, seat):
            add_scoring_bonus(s)
            return None
        if s.segment == FINAL_ROUND:
            return "plan-over"
    if s.passed[seat]:
        return "plan-passed"
    s.just_played = NO_CARD
    s.ap = 0
    s.turn = int(np.flatnonzero(s.turn_order[: s.players] == seat)[0])
    s.to_act = s.active = seat
    s.step = MAIN
    return None
