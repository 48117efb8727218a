"""Scoring rounds of Legend: ten action points, then one's own scoring (L-VOLC, L-FINAL)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.rules.scoring_round import begin_scoring_round


@compiled
def begin_scoring(s: LegendState, segment: int) -> None:
    """L-VOLC-2, L-FINAL-1: ten action points and then a scoring for each player in turn."""
    begin_scoring_round(s, segment)
    add_scoring_bonus(s)


@compiled
def add_scoring_bonus(s: LegendState) -> None:
    """p23, C-69: the next scoring segment that begins has three points more."""
    s.ap += s.scoring_bonus[s.to_act]
    s.scoring_bonus[s.to_act] = 0
    s.keep_pieces = 0
