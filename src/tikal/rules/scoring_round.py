"""Scoring rounds: each player in turn has a segment and then scores (R-VOLC, R-END, R-AUC-18 to 22)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.rules.packing import widen
from tikal.rules.segment import begin_segment
from tikal.rules.state import State
from tikal.rules.steps import FINAL_ROUND, VOLCANO_ROUND


@compiled
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.players


@compiled
def begin_volcano_round(s: State) -> None:
    """R-VOLC-2: the player with the volcano begins, the others follow clockwise."""
    for k in range(s.players):
        s.scoring_order[k] = (s.active + k) % s.players
    begin_scoring_round(s, VOLCANO_ROUND)


@compiled
def begin_final_round(s: State) -> None:
    """R-END-2: clockwise from the left of the player with the last turn; after auctions by score (R-AUC-21)."""
    first = s.active if s.auction and s.last_placer_first else s.active + 1
    for k in range(s.players):
        s.scoring_order[k] = (first + k) % s.players
    if s.auction:
        sort_by_score(s)
    begin_scoring_round(s, FINAL_ROUND)


@compiled
def sort_by_score(s: State) -> None:
    """R-AUC-21, 22: lowest score first; ties go to the player nearest clockwise to the last placer (A-34)."""
    for end in range(s.players - 1, 0, -1):
        for k in range(end):
            here, there = s.scoring_order[k], s.scoring_order[k + 1]
            if s.score[here] > s.score[there]:
                s.scoring_order[k], s.scoring_order[k + 1] = there, here


@compiled
def begin_scoring_round(s: State, segment: int) -> None:
    """Begin the segment of the first player in the scoring order."""
    s.scoring_turn = 0
    begin_segment(s, seat_to_score(s), segment)


@compiled
def seat_to_score(s: State) -> int:
    """The seat whose turn it is in the scoring round."""
    return widen(s.scoring_order[s.scoring_turn])


@compiled
def begin_next_scorer(s: State) -> bool:
    """Begin the segment of the next player in the scoring order; False when all have had theirs."""
    s.scoring_turn += 1
    if s.scoring_turn == s.players:
        return False
    begin_segment(s, seat_to_score(s), s.segment)
    return True
