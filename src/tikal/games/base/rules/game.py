"""A whole game: how it begins, what may be decided now, what a decision does."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules import verbs as base_verbs
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
from tikal.games.base.rules.turn import begin_placing, begin_turn, check_place_in_hand, do_place
from tikal.rules import steps, verbs
from tikal.rules.flow import GameFlow, Step, Verb, always, game_flow
from tikal.rules.placing import list_places
from tikal.rules.scoring import score
from tikal.rules.scoring_round import begin_next_scorer, left_of
from tikal.rules.segment import SPENDING, list_spending
from tikal.rules.state import State
from tikal.rules.terrain import NOBODY


@compiled
def begin(s: State) -> None:
    """Start a game that has been set up."""
    if s.auction:
        begin_round(s, s.first)
    else:
        begin_turn(s, s.first)


@compiled
def end_segment(s: State) -> None:
    """A normal segment ends the turn; one of a scoring round is scored, and the next player follows."""
    if s.segment == steps.NORMAL:
        end_turn(s)
        return
    score(s, s.to_act)
    if not begin_next_scorer(s):
        if s.segment == steps.VOLCANO_ROUND:
            begin_placing(s)
        else:
            s.step = steps.OVER
            s.to_act = NOBODY


@compiled
def end_turn(s: State) -> None:
    """R-TURN-5: the left neighbour is next, unless the next turn is auctioned."""
    if s.auction:
        end_auction_turn(s)
    else:
        begin_turn(s, left_of(s, s.active))


STEPS: Final = (
    Step(
        steps.BID,
        list_bids,
        (
            Verb(base_verbs.BID, check_bid, do_bid),
            Verb(verbs.PASS, always, do_pass),
        ),
    ),
    Step(steps.TAKE, list_takes, (Verb(base_verbs.TAKE, check_take, do_take),)),
    Step(steps.PLACE, list_places, (Verb(verbs.PLACE, check_place_in_hand, do_place),)),
    Step(
        steps.SPEND,
        list_spending,
        (
            Verb(verbs.END, always, end_segment),
            *SPENDING,
        ),
    ),
)
"""A turn: with auctions, who is next and which tile they take; where the tile goes; what action points buy."""

FLOW: Final[GameFlow[State]] = game_flow(*STEPS)
legal_actions, check, do = FLOW
