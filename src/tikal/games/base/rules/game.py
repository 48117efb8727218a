"""A whole game: how it begins, what may be decided now, what a decision does."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.base.rules.auction import (
    begin_round,
    check_bid,
    check_take,
    do_bid,
    do_pass,
    do_take,
    end_auction_turn,
    list_bids,
    list_takes,
)
from tikal.games.base.rules.turn import begin_placing, begin_turn, do_place
from tikal.rules.placing import check_place, list_places
from tikal.rules.reasons import GAME_OVER, OK, WRONG_STEP
from tikal.rules.scoring import score
from tikal.rules.scoring_round import begin_next_scorer, left_of
from tikal.rules.segment import check_spending, do_spending, list_spending
from tikal.rules.state import State
from tikal.rules.steps import BID, NORMAL, OVER, PLACE, SPEND, TAKE, VOLCANO_ROUND
from tikal.rules.terrain import NOBODY
from tikal.rules.verbs import BID as BID_VERB
from tikal.rules.verbs import END, PASS, Choices, first_of, second_of, verb_of
from tikal.rules.verbs import PLACE as PLACE_VERB
from tikal.rules.verbs import TAKE as TAKE_VERB


@compiled
def begin(s: State) -> None:
    """Start a game that has been set up."""
    if s.auction:
        begin_round(s, s.first)
    else:
        begin_turn(s, s.first)


@compiled
def legal_actions(s: State, out: Choices) -> int:
    """Fill the list with all legal actions; how many there are. Never 0 while the game runs."""
    out.count = 0
    if s.step == SPEND:
        list_spending(s, out)
    elif s.step == PLACE:
        list_places(s, out)
    elif s.step == BID:
        list_bids(s, out)
    elif s.step == TAKE:
        list_takes(s, out)
    return out.count


@compiled
def check(s: State, code: int) -> int:
    """OK, or the reason why an action is not allowed now."""
    verb = verb_of(code)
    if s.step == OVER:
        return GAME_OVER
    if s.step == SPEND:
        return check_spending(s, code)
    if s.step == PLACE and verb == PLACE_VERB:
        return check_place(s, s.tile, first_of(code), second_of(code))
    if s.step == TAKE and verb == TAKE_VERB:
        return check_take(s, first_of(code))
    if s.step == BID and verb == BID_VERB:
        return check_bid(s, first_of(code))
    return OK if s.step == BID and verb == PASS else WRONG_STEP


@compiled
def do(s: State, code: int) -> None:
    """Carry out a legal action, and everything that follows from it without a decision."""
    verb = verb_of(code)
    if verb == END:
        end_segment(s)
    elif verb == PLACE_VERB:
        do_place(s, first_of(code), second_of(code))
    elif verb == BID_VERB:
        do_bid(s, first_of(code))
    elif verb == PASS:
        do_pass(s)
    elif verb == TAKE_VERB:
        do_take(s, first_of(code))
    else:
        do_spending(s, code)


@compiled
def end_segment(s: State) -> None:
    """A normal segment ends the turn; one of a scoring round is scored, and the next player follows."""
    if s.segment == NORMAL:
        end_turn(s)
        return
    score(s, s.to_act)
    if not begin_next_scorer(s):
        if s.segment == VOLCANO_ROUND:
            begin_placing(s)
        else:
            s.step = OVER
            s.to_act = NOBODY


@compiled
def end_turn(s: State) -> None:
    """R-TURN-5: the left neighbour is next, unless the next turn is auctioned."""
    if s.auction:
        end_auction_turn(s)
    else:
        begin_turn(s, left_of(s, s.active))
