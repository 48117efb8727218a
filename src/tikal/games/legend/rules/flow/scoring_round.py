"""Scoring rounds of Legend: each player has ten action points, then scores (L-VOLC, L-FINAL)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.rules.scoring_round import begin_scoring_round


@compiled
def begin_scoring(s: LegendState, segment: int) -> None:
    """L-VOLC-2, L-FINAL-1: in turn, each player has ten action points, then scores."""
    begin_scoring_round(s, segment)
    add_scoring_bonus(s)


@compiled
def add_scoring_bonus(s: LegendState) -> None:
    """p23, C-69: the next scoring segment that begins has three extra points."""
    s.ap += s.scoring_bonus[s.to_act]
    s.scoring_bonus[s.to_act] = 0
    s.keep_pieces = 0
