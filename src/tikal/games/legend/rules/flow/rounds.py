"""Six rounds: maintenance, draft, action phase (L-ROUND, L-MAINT, L-DRAFT-1)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import turn_left_face_up
from tikal.games.legend.rules.cards import NO_CARD
from tikal.games.legend.rules.drafting import has_picks_left
from tikal.games.legend.rules.flow.scoring_round import begin_scoring
from tikal.games.legend.rules.state import OPEN_CARDS, OPEN_TILES, ROUNDS, LegendState
from tikal.rules.packing import widen
from tikal.rules.steps import DRAFT, FINAL_ROUND, MAIN
from tikal.rules.terrain import NO_TILE, NOBODY


@compiled
def begin_round(s: LegendState) -> None:
    """L-MAINT: fill up to ten cards, lay out an AP token for each player and four tiles; then the draft."""
    s.round_number += 1
    turn_left_face_up(s)
    refill_cards(s)
    for slot in range(s.players):
        s.ap_open[slot] = s.bag[s.bag_drawn]
        s.bag_drawn += 1
    for slot in range(OPEN_TILES):
        s.tiles_open[slot] = NO_TILE
        if s.drawn < s.stack_size:
            s.tiles_open[slot] = s.stack[s.drawn]
            s.drawn += 1
    s.next_order[:] = NOBODY
    s.passed[:] = 0
    s.turn = 0
    s.to_act = widen(s.turn_order[0])
    s.active = s.to_act
    s.step = DRAFT


@compiled
def refill_cards(s: LegendState) -> None:
    """L-MAINT-5: unpicked cards stay, new ones join them."""
    for slot in range(OPEN_CARDS):
        if s.display[slot] == NO_CARD:
            s.display[slot] = s.deck[s.deck_drawn]
            s.deck_drawn += 1


@compiled
def go_to_next_drafter(s: LegendState) -> None:
    """L-DRAFT-1, 5: the next player in turn order with picks left; then the action phase."""
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        s.to_act = widen(s.turn_order[s.turn])
        if has_picks_left(s, s.to_act):
            s.active = s.to_act
            return
    s.turn = s.players - 1
    go_to_next_turn(s)


@compiled
def go_to_next_turn(s: LegendState) -> None:
    """L-ACT-5, 6: the next player in turn order who has not passed; when all have, the round ends."""
    s.just_played = NO_CARD
    s.ap = 0
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        s.to_act = widen(s.turn_order[s.turn])
        if not s.passed[s.to_act]:
            s.active = s.to_act
            s.step = MAIN
            return
    end_round(s)


@compiled
def end_round(s: LegendState) -> None:
    """L-MAINT-1, 3: the lying statuettes stand up; after the sixth round they give the order of the final scoring."""
    if s.round_number == ROUNDS:
        s.scoring_order[:] = s.next_order
        begin_scoring(s, FINAL_ROUND)
    else:
        s.turn_order[:] = s.next_order
        begin_round(s)
