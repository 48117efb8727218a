"""A whole game of Legend: how it begins, what may be decided now, what a decision does."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import edition
from tikal.games.legend.rules.cards import RIGHT
from tikal.games.legend.rules.drafting import (
    check_ap,
    check_card,
    check_order,
    check_tile,
    list_picks,
    take_ap,
    take_card,
    take_tile,
)
from tikal.games.legend.rules.effects import check_step, do_step, list_effect
from tikal.games.legend.rules.flow.rounds import begin_round, go_to_next_drafter, go_to_next_turn
from tikal.games.legend.rules.flow.scoring_round import add_scoring_bonus
from tikal.games.legend.rules.flow.token import begin_token_segment, check_bonus, do_bonus, list_bonuses
from tikal.games.legend.rules.flow.turns import check_free, check_main, do_free, do_main, list_main
from tikal.games.legend.rules.scoring import score
from tikal.games.legend.rules.segment import check_segment, do_in_segment, list_free_things, list_segment
from tikal.games.legend.rules.state import STARTING_RUINS, LegendState
from tikal.rules.packing import number
from tikal.rules.placing import lay_treasures
from tikal.rules.reasons import GAME_OVER, OK, WRONG_STEP
from tikal.rules.scoring_round import begin_next_scorer
from tikal.rules.state import SEATS
from tikal.rules.steps import AFTER, BONUS, DRAFT, EFFECT, MAIN, OVER, SPEND, TOKEN, VOLCANO_ROUND
from tikal.rules.terrain import NOBODY
from tikal.rules.verbs import (
    BEGIN,
    DRAFT_AP,
    DRAFT_CARD,
    DRAFT_ORDER,
    DRAFT_TILE,
    END,
    Choices,
    first_of,
    offer,
    second_of,
    verb_of,
)
from tikal.rules.verbs import BONUS as BONUS_VERB

TREASURES_AT_START: Final = 2
"""On each of the ruins of a scenario."""
START_SCORE: Final = np.array([edition("legend").start_score(place, auction=False) for place in range(SEATS)])
"""[place in the order of the first round] -> points (L-SETUP-13)."""


@compiled
def begin(s: LegendState) -> None:
    """L-SETUP-10, 13: treasures on the ruins, the order of the first round and its points; then round 1."""
    for place in range(s.players):
        seat = (s.first + place) % s.players
        s.turn_order[place] = seat
        s.score[seat] = START_SCORE[place]
    for ruins in range(STARTING_RUINS):
        lay_treasures(s, number(s.starting_ruins[ruins]), TREASURES_AT_START)
    begin_round(s)


@compiled
def legal_actions(s: LegendState, out: Choices) -> int:
    """Fill the list with all legal actions; how many there are. Never 0 while the game runs."""
    out.count = 0
    if s.step == SPEND:
        list_segment(s, out)
    elif s.step == MAIN:
        list_main(s, out)
    elif s.step == EFFECT:
        list_effect(s, out)
    elif s.step == DRAFT:
        list_picks(s, out)
    elif s.step == AFTER:
        offer(out, END, 0, 0, 0)
        list_free_things(s, out)
    elif s.step == BONUS:
        list_bonuses(s, out)
    return out.count


@compiled
def check(s: LegendState, code: int) -> int:
    """OK, or the reason why an action is not allowed now."""
    verb = verb_of(code)
    if s.step == OVER:
        return GAME_OVER
    if s.step == SPEND:
        return check_segment(s, code)
    if s.step == MAIN:
        return check_main(s, code)
    if s.step == EFFECT:
        return check_step(s, code)
    if s.step == DRAFT:
        return check_draft(s, code)
    if s.step == AFTER:
        return OK if verb == END else check_free(s, code)
    if verb == BONUS_VERB:
        return check_bonus(s, first_of(code), second_of(code))
    return OK if verb == BEGIN else WRONG_STEP


@compiled
def check_draft(s: LegendState, code: int) -> int:
    """Whether an element may be taken."""
    verb, first = verb_of(code), first_of(code)
    if verb == DRAFT_ORDER:
        return check_order(s, first)
    if verb == DRAFT_AP:
        return check_ap(s, first)
    if verb == DRAFT_TILE:
        return check_tile(s, first)
    return check_card(s, first) if verb == DRAFT_CARD else WRONG_STEP


@compiled
def do(s: LegendState, code: int) -> None:
    """Carry out a legal action, and everything that follows from it without a decision."""
    if s.step == SPEND:
        if verb_of(code) == END:
            end_segment(s)
        else:
            do_in_segment(s, code)
    elif s.step == MAIN:
        do_main(s, code)
    elif s.step == EFFECT:
        do_step(s, code)
    elif s.step == DRAFT:
        do_draft(s, code)
    elif s.step == AFTER:
        if verb_of(code) == END:
            go_to_next_turn(s)
        else:
            do_free(s, code)
    elif verb_of(code) == BEGIN:
        begin_token_segment(s)
    else:
        do_bonus(s, first_of(code), second_of(code))


@compiled
def do_draft(s: LegendState, code: int) -> None:
    """Take an element; then it is the next player's turn."""
    verb, first = verb_of(code), first_of(code)
    if verb == DRAFT_ORDER:
        s.next_order[first - 1] = s.to_act
    elif verb == DRAFT_AP:
        take_ap(s, first)
    elif verb == DRAFT_TILE:
        take_tile(s, first)
    else:
        take_card(s, first, RIGHT)
    go_to_next_drafter(s)


@compiled
def end_segment(s: LegendState) -> None:
    """After the token the turn is over; in a scoring round the player scores and the next one follows."""
    s.keep_pieces = 0
    if s.segment == TOKEN:
        s.ap_token[s.to_act] = 0
        s.spent_ap += 1
        go_to_next_turn(s)
        return
    score(s, s.to_act)
    if begin_next_scorer(s):
        add_scoring_bonus(s)
    elif s.segment == VOLCANO_ROUND:
        go_to_next_turn(s)
    else:
        s.step = OVER
        s.to_act = NOBODY
