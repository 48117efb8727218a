"""A whole game of Legend: how it begins, what may be decided now, what a decision does."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import edition
from tikal.games.legend.rules import verbs as legend_verbs
from tikal.games.legend.rules.camp_board import check_stash, check_stash_for, do_stash, do_stash_for
from tikal.games.legend.rules.drafting import (
    check_ap,
    check_card,
    check_place,
    check_tile,
    draft_card,
    list_picks,
    take_ap,
    take_place,
    take_tile,
)
from tikal.games.legend.rules.effects import EFFECT_FLOW
from tikal.games.legend.rules.flow.rounds import begin_round, go_to_next_drafter, go_to_next_turn
from tikal.games.legend.rules.flow.scoring_round import add_scoring_bonus
from tikal.games.legend.rules.flow.token import (
    begin_token_segment,
    check_activate,
    check_bonus,
    do_activate,
    do_bonus,
    list_bonuses,
)
from tikal.games.legend.rules.flow.turns import check_pass, do_lay, do_pass, list_after, list_main
from tikal.games.legend.rules.laying import check_lay
from tikal.games.legend.rules.playing import check_play, do_play
from tikal.games.legend.rules.scoring import score
from tikal.games.legend.rules.segment import FREE_THINGS, SPENDING, list_segment
from tikal.games.legend.rules.state import STARTING_RUINS, LegendState
from tikal.rules import steps, verbs
from tikal.rules.flow import GameFlow, Step, Substeps, Verb, always, game_flow
from tikal.rules.packing import widen
from tikal.rules.placing import lay_treasures
from tikal.rules.scoring_round import begin_next_scorer
from tikal.rules.state import SEATS
from tikal.rules.terrain import NOBODY

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
        lay_treasures(s, widen(s.starting_ruins[ruins]), TREASURES_AT_START)
    begin_round(s)


@compiled
def end_segment(s: LegendState) -> None:
    """After the token the turn is over; in a scoring round the player scores and the next one follows."""
    s.keep_pieces = 0
    if s.segment == steps.TOKEN:
        s.ap_token[s.to_act] = 0
        s.spent_ap += 1
        go_to_next_turn(s)
        return
    score(s, s.to_act)
    if begin_next_scorer(s):
        add_scoring_bonus(s)
    elif s.segment == steps.VOLCANO_ROUND:
        go_to_next_turn(s)
    else:
        s.step = steps.OVER
        s.to_act = NOBODY


STEPS: Final = (
    Step(
        steps.DRAFT,
        list_picks,
        (
            Verb(legend_verbs.DRAFT_ORDER, check_place, take_place),
            Verb(legend_verbs.DRAFT_AP, check_ap, take_ap),
            Verb(legend_verbs.DRAFT_TILE, check_tile, take_tile),
            Verb(legend_verbs.DRAFT_CARD, check_card, draft_card),
        ),
        then=go_to_next_drafter,
    ),
    Step(
        steps.MAIN,
        list_main,
        (
            Verb(legend_verbs.STASH, check_stash, do_stash),
            Verb(legend_verbs.STASH_FOR, check_stash_for, do_stash_for),
            Verb(legend_verbs.PLAY, check_play, do_play),
            Verb(legend_verbs.ACTIVATE, check_activate, do_activate),
            Verb(legend_verbs.PLACE_TILE, check_lay, do_lay),
            Verb(verbs.PASS, check_pass, do_pass),
            *FREE_THINGS,
        ),
    ),
    Substeps(steps.EFFECT, EFFECT_FLOW),
    Step(
        steps.BONUS,
        list_bonuses,
        (
            Verb(legend_verbs.BONUS, check_bonus, do_bonus),
            Verb(legend_verbs.BEGIN, always, begin_token_segment),
        ),
    ),
    Step(
        steps.SPEND,
        list_segment,
        (
            Verb(verbs.END, always, end_segment),
            *SPENDING,
            *FREE_THINGS,
        ),
    ),
    Step(
        steps.AFTER,
        list_after,
        (
            Verb(verbs.END, always, go_to_next_turn),
            *FREE_THINGS,
        ),
    ),
)
"""What is decided in a round: the draft, then turns with one main action each, and the segments they bring."""

FLOW: Final[GameFlow[LegendState]] = game_flow(*STEPS)
legal_actions, check, do = FLOW
