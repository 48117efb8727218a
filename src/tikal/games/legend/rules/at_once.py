"""Cards and powers that happen at once, without any steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import add_card, has_free_left_slot
from tikal.games.legend.rules.cards import (
    EFFECT_KIND,
    KEEP_PIECES,
    LEFT,
    MORE_AP,
    MORE_SCORING_AP,
    NO_CARD,
    TAKE_BACK_CARD,
    TAKE_BLUE,
)
from tikal.games.legend.rules.state import BLUE_OF_CARD, LegendState
from tikal.rules.flow import choice_of
from tikal.rules.packing import widen
from tikal.rules.reasons import OK, PLAY_NO_USE, POWER_NO_USE, POWER_NOT_NOW
from tikal.rules.steps import AFTER, FINAL_ROUND, SPEND

EXTRA_AP: Final = 4
EXTRA_SCORING_AP: Final = 3


@compiled
def check_take_blue(s: LegendState, card: int) -> int:
    """C-56: the two blue treasures of a card 01-k are still there."""
    one, other = s.blue_of_card[card, 0], s.blue_of_card[card, 1]
    are_there = s.blue[one] > 0 and s.blue[other] > 0 and (one != other or s.blue[one] > 1)
    return OK if are_there else PLAY_NO_USE


@compiled
def take_blue(s: LegendState, card: int) -> None:
    """L-CARD-01: both blue treasures of the card go to the player's museum."""
    for token in range(BLUE_OF_CARD):
        kind = s.blue_of_card[card, token]
        s.blue[kind] -= 1
        s.treasures[s.to_act, kind] += 1


@compiled
def check_in_segment(s: LegendState) -> int:
    """C-59, C-67: while action points are spent."""
    return OK if s.step == SPEND else POWER_NOT_NOW


@compiled
def add_ap(s: LegendState) -> None:
    """p01: more action points in this segment."""
    s.ap += EXTRA_AP


@compiled
def keep_pieces(s: LegendState) -> None:
    """p20: guardians of this segment send nobody out of the game."""
    s.keep_pieces = 1


@compiled
def check_scoring_ahead(s: LegendState) -> int:
    """C-69: as long as the player has a scoring segment ahead."""
    return POWER_NOT_NOW if s.step == SPEND and s.segment == FINAL_ROUND else OK


@compiled
def add_scoring_ap(s: LegendState) -> None:
    """p23: more action points in the next scoring segment."""
    s.scoring_bonus[s.to_act] = EXTRA_SCORING_AP


@compiled
def check_take_back(s: LegendState) -> int:
    """C-66: right after playing a card, if a left slot is free."""
    if s.step != AFTER or s.just_played == NO_CARD:
        return POWER_NOT_NOW
    return OK if has_free_left_slot(s, s.to_act) else POWER_NO_USE


@compiled
def take_back(s: LegendState) -> None:
    """p18: the card just played goes to a left slot instead of out of the game."""
    add_card(s, s.to_act, LEFT, s.just_played)
    s.discarded -= 1
    s.just_played = NO_CARD


@compiled
def kind_of(effect: int) -> int:
    """The kind of a card or power."""
    return widen(EFFECT_KIND[effect])


class AtOnce(NamedTuple):
    """A kind of effect without steps. Its functions take the state, and the card or power if they need it."""

    kind: int
    check: Callable[..., int]
    do: Callable[..., None]


EFFECTS: Final = (
    AtOnce(TAKE_BLUE, check_take_blue, take_blue),
    AtOnce(MORE_AP, check_in_segment, add_ap),
    AtOnce(KEEP_PIECES, check_in_segment, keep_pieces),
    AtOnce(MORE_SCORING_AP, check_scoring_ahead, add_scoring_ap),
    AtOnce(TAKE_BACK_CARD, check_take_back, take_back),
)

check_at_once: Final[Callable[[LegendState, int], int]] = choice_of(
    "check_at_once", kind_of, {effect.kind: effect.check for effect in EFFECTS}, otherwise=POWER_NO_USE
)
do_at_once: Final[Callable[[LegendState, int], None]] = choice_of(
    "do_at_once", kind_of, {effect.kind: effect.do for effect in EFFECTS}
)
