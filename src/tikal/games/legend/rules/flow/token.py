"""Activating the AP token, with the bonuses of cards 20 and 21 (L-AP-0, L-STASH-4)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import has_card, turn_face_down
from tikal.games.legend.rules.cards import BONUS_AP, LEFT, RIGHT
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import BEGIN
from tikal.games.legend.rules.verbs import BONUS as BONUS_VERB
from tikal.rules.packing import widen
from tikal.rules.reasons import ACTIVATE_NO_TOKEN, BONUS_NO_CARD, OK
from tikal.rules.segment import begin_segment
from tikal.rules.steps import BONUS, TOKEN
from tikal.rules.verbs import Choices, offer


@compiled
def check_activate(s: LegendState) -> int:
    """L-AP-0: the token has not been used in this round."""
    return OK if s.ap_token[s.to_act] else ACTIVATE_NO_TOKEN


@compiled
def do_activate(s: LegendState) -> None:
    """Use the token; bonuses can be added before its points are spent."""
    s.step = BONUS
    s.ap = widen(s.ap_token[s.to_act])


@compiled
def check_bonus(s: LegendState, card: int, side: int) -> int:
    """L-STASH-4, 7: cards 20 and 21, each once a round, several together."""
    return OK if BONUS_AP[card] and has_card(s, s.to_act, side, card) else BONUS_NO_CARD


@compiled
def list_bonuses(s: LegendState, out: Choices) -> None:
    """The bonus cards, and `begin` to start spending (C-28)."""
    offer(out, BEGIN, 0, 0, 0)
    for side in (RIGHT, LEFT):
        for card in range(len(BONUS_AP)):
            if check_bonus(s, card, side) == OK:
                offer(out, BONUS_VERB, card, side, 0)


@compiled
def do_bonus(s: LegendState, card: int, side: int) -> None:
    """Use a bonus card."""
    turn_face_down(s, s.to_act, side, card)
    s.ap += BONUS_AP[card]


@compiled
def begin_token_segment(s: LegendState) -> None:
    """L-AP-0: token and bonuses together are what there is to spend."""
    ap = s.ap
    begin_segment(s, s.to_act, TOKEN)
    s.ap = ap
    s.keep_pieces = 0
