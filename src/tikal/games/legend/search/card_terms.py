"""What the cards in hand are worth: each kind of card has a term."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules import cards as kinds
from tikal.games.legend.rules.cards import BONUS_AP, CARD_TEXTS, EFFECT_KIND, EFFECT_STEPS, FACE_UP
from tikal.games.legend.rules.state import ROUNDS, LegendState
from tikal.games.legend.search.context import LegendContext
from tikal.games.legend.search.term_names import (
    CARD_BLUE,
    CARD_BONUS,
    CARD_CAMP,
    CARD_CLEAR,
    CARD_DIG,
    CARD_LAY,
    CARD_LOOK,
    CARD_PUT_RUINS,
    CARD_PUT_TEMPLES,
    CARD_RECRUIT,
    CARD_SHIFT,
    CARD_STONE,
    CARD_WALK,
)
from tikal.rules.packing import widen

_TERM_OF_KIND: Final = {
    kinds.TAKE_BLUE: CARD_BLUE,
    kinds.PUT_ON_RUINS: CARD_PUT_RUINS,
    kinds.PUT_AND_ORDER: CARD_PUT_RUINS,
    kinds.DIG: CARD_DIG,
    kinds.PUT_ON_TEMPLES: CARD_PUT_TEMPLES,
    kinds.CLEAR_ONE: CARD_CLEAR,
    kinds.CLEAR_DIFFERENT: CARD_CLEAR,
    kinds.CAMP: CARD_CAMP,
    kinds.RECRUIT_EXPLORERS: CARD_RECRUIT,
    kinds.RECRUIT_BOTH: CARD_RECRUIT,
    kinds.SHIFT_ANYWHERE: CARD_SHIFT,
    kinds.WALK: CARD_WALK,
    kinds.STONE: CARD_STONE,
    kinds.LAY_TILE: CARD_LAY,
    kinds.BONUS: CARD_BONUS,
    kinds.LOOK: CARD_LOOK,
}
_ONCE: Final = (kinds.SHIFT_ANYWHERE, kinds.WALK, kinds.LOOK)
_UP: Final = FACE_UP[: len(CARD_TEXTS)].tolist()
CARD_TERM: Final = np.array([_TERM_OF_KIND[int(EFFECT_KIND[card])] for card in _UP], dtype=np.int64)
"""[card] -> the term to which it adds."""
CARD_AMOUNT: Final = np.array(
    [1 if int(EFFECT_KIND[card]) in _ONCE else max(1, int(EFFECT_STEPS[card]), int(BONUS_AP[card])) for card in _UP],
    dtype=np.int64,
)
"""[card] -> and how much: its steps, or the points it gives."""


@compiled
def describe_card(s: LegendState, c: LegendContext, seat: int, card: int) -> None:
    """What a card in hand adds: one of blue treasures what they would add to sets, one of bonuses for each round."""
    f, term = c.terms, CARD_TERM[card]
    if term == CARD_BLUE:
        one, other = widen(s.blue_of_card[card, 0]), widen(s.blue_of_card[card, 1])
        if s.blue[one] > 0 and s.blue[other] > 0:
            first = widen(s.treasures[seat, one]) + 1
            second = widen(s.treasures[seat, other]) + (2 if one == other else 1)
            f[seat, term] += (first + second) * c.left[seat]
    elif term == CARD_BONUS:
        f[seat, term] += CARD_AMOUNT[card] * (ROUNDS + 1 - s.round_number)
    else:
        f[seat, term] += CARD_AMOUNT[card]
