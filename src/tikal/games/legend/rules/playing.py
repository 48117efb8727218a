"""Playing cards and using a director's power (L-ACT-1, 2, L-DIR-1)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import card_at, has_card, has_free_left_slot, remove_card
from tikal.games.legend.rules.cards import (
    EFFECT_KIND,
    FIRST_POWER,
    IS_PERMANENT,
    KEEP_PIECES,
    LEFT,
    MORE_AP,
    MORE_SCORING_AP,
    NO_CARD,
    POWERS_PER_TILE,
    RIGHT,
    TAKE_BACK_CARD,
    TAKE_BLUE,
)
from tikal.games.legend.rules.effects import begin_effect, happens_at_once, has_first_step
from tikal.games.legend.rules.favours import EXTRA_AP, EXTRA_SCORING_AP, take_back_card
from tikal.games.legend.rules.state import BLUE_OF_CARD, SLOTS, LegendState
from tikal.rules.packing import number
from tikal.rules.reasons import (
    OK,
    PLAY_NO_CARD,
    PLAY_NO_USE,
    PLAY_PERMANENT,
    POWER_NO_USE,
    POWER_NOT_NOW,
    POWER_NOT_YOURS,
    POWER_USED,
)
from tikal.rules.steps import AFTER, FINAL_ROUND, SPEND
from tikal.rules.verbs import PLAY, POWER, Choices, offer


@compiled
def has_blue_treasures(s: LegendState, card: int) -> bool:
    """C-56: the two blue treasures of a card 01-k are still there."""
    one, other = s.blue_of_card[card, 0], s.blue_of_card[card, 1]
    return bool(s.blue[one] > 0 and s.blue[other] > 0 and (one != other or s.blue[one] > 1))


@compiled
def has_use(s: LegendState, card: int) -> bool:
    """Whether a card could do anything now (L-CARD-f)."""
    return has_blue_treasures(s, card) if EFFECT_KIND[card] == TAKE_BLUE else has_first_step(s, card)


@compiled
def check_play(s: LegendState, card: int, side: int) -> int:
    """A card of your own that is not permanent and has a use."""
    if not has_card(s, s.to_act, side, card):
        return PLAY_NO_CARD
    if IS_PERMANENT[card]:
        return PLAY_PERMANENT
    return OK if has_use(s, card) else PLAY_NO_USE


@compiled
def list_plays(s: LegendState, out: Choices) -> None:
    """All cards that may be played."""
    for side in (RIGHT, LEFT):
        for slot in range(SLOTS):
            card = card_at(s, s.to_act, side, slot)
            if card != NO_CARD and check_play(s, card, side) == OK:
                offer(out, PLAY, card, side, 0)


@compiled
def do_play(s: LegendState, card: int, side: int) -> None:
    """Discard a card for its effect; the turn can still be used for a power afterwards (C-27)."""
    remove_card(s, s.to_act, side, card)
    s.discarded += 1
    s.just_played = card
    s.step = AFTER
    if EFFECT_KIND[card] == TAKE_BLUE:
        take_blue_treasures(s, card)
    else:
        begin_effect(s, card)


@compiled
def take_blue_treasures(s: LegendState, card: int) -> None:
    """L-CARD-01: both blue treasures of the card go to the player's museum."""
    for token in range(BLUE_OF_CARD):
        kind = s.blue_of_card[card, token]
        s.blue[kind] -= 1
        s.treasures[s.to_act, kind] += 1


@compiled
def check_power(s: LegendState, power: int) -> int:
    """L-DIR-1, C-58: one power of your own tile, once in the game, if it can do something now."""
    if not s.powers or power // POWERS_PER_TILE != s.power_tile[s.to_act]:
        return POWER_NOT_YOURS
    if s.power_used[s.to_act]:
        return POWER_USED
    effect = FIRST_POWER + power
    if happens_at_once(effect):
        return check_moment(s, EFFECT_KIND[effect])
    return OK if has_first_step(s, effect) else POWER_NO_USE


@compiled
def check_moment(s: LegendState, kind: int) -> int:
    """When powers without steps can be used: C-59 (p01), C-66 (p18), C-67 (p20), C-69 (p23)."""
    if kind in (MORE_AP, KEEP_PIECES):
        return OK if s.step == SPEND else POWER_NOT_NOW
    if kind == MORE_SCORING_AP:
        return POWER_NOT_NOW if s.step == SPEND and s.segment == FINAL_ROUND else OK
    if s.step != AFTER or s.just_played == NO_CARD:
        return POWER_NOT_NOW
    return OK if has_free_left_slot(s, s.to_act) else POWER_NO_USE


@compiled
def list_powers(s: LegendState, out: Choices) -> None:
    """The powers that may be used now."""
    if not s.powers or s.power_used[s.to_act]:
        return
    first = number(s.power_tile[s.to_act]) * POWERS_PER_TILE
    for power in range(first, first + POWERS_PER_TILE):
        if check_power(s, power) == OK:
            offer(out, POWER, power, 0, 0)


@compiled
def do_power(s: LegendState, power: int) -> None:
    """Use a power: the cube leaves the five points at once (C-58)."""
    s.power_used[s.to_act] = 1
    effect = FIRST_POWER + power
    kind = EFFECT_KIND[effect]
    if kind == MORE_AP:
        s.ap += EXTRA_AP
    elif kind == KEEP_PIECES:
        s.keep_pieces = 1
    elif kind == MORE_SCORING_AP:
        s.scoring_bonus[s.to_act] = EXTRA_SCORING_AP
    elif kind == TAKE_BACK_CARD:
        take_back_card(s)
    else:
        begin_effect(s, effect)
