"""Playing cards and using a director's power (L-ACT-1, 2, L-DIR-1)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.at_once import check_at_once, do_at_once
from tikal.games.legend.rules.camp_board import card_at, has_card, remove_card
from tikal.games.legend.rules.cards import FIRST_POWER, IS_PERMANENT, LEFT, NO_CARD, POWERS_PER_TILE, RIGHT
from tikal.games.legend.rules.effects import begin_effect, happens_at_once, has_first_step
from tikal.games.legend.rules.state import SLOTS, LegendState
from tikal.games.legend.rules.verbs import PLAY, POWER
from tikal.rules.packing import widen
from tikal.rules.reasons import OK, PLAY_NO_CARD, PLAY_NO_USE, PLAY_PERMANENT, POWER_NO_USE, POWER_NOT_YOURS, POWER_USED
from tikal.rules.steps import AFTER
from tikal.rules.verbs import Choices, offer


@compiled
def check_use(s: LegendState, effect: int) -> int:
    """Whether a card or power could do anything now (L-CARD-f)."""
    if happens_at_once(effect):
        return check_at_once(s, effect)
    return OK if has_first_step(s, effect) else POWER_NO_USE


@compiled
def carry_out(s: LegendState, effect: int) -> None:
    """Do what a card or power does, or begin with it."""
    if happens_at_once(effect):
        do_at_once(s, effect)
    else:
        begin_effect(s, effect)


@compiled
def check_play(s: LegendState, card: int, side: int) -> int:
    """A card of your own that is not permanent and has a use."""
    if not has_card(s, s.to_act, side, card):
        return PLAY_NO_CARD
    if IS_PERMANENT[card]:
        return PLAY_PERMANENT
    return OK if check_use(s, card) == OK else PLAY_NO_USE


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
    carry_out(s, card)


@compiled
def check_power(s: LegendState, power: int) -> int:
    """L-DIR-1, C-58: one power of your own tile, once in the game, if it can do something now."""
    if not s.powers or power // POWERS_PER_TILE != s.power_tile[s.to_act]:
        return POWER_NOT_YOURS
    if s.power_used[s.to_act]:
        return POWER_USED
    return check_use(s, FIRST_POWER + power)


@compiled
def list_powers(s: LegendState, out: Choices) -> None:
    """The powers that may be used now."""
    if not s.powers or s.power_used[s.to_act]:
        return
    first = widen(s.power_tile[s.to_act]) * POWERS_PER_TILE
    for power in range(first, first + POWERS_PER_TILE):
        if check_power(s, power) == OK:
            offer(out, POWER, power, 0, 0)


@compiled
def do_power(s: LegendState, power: int) -> None:
    """Use a power: the cube leaves the five points at once (C-58)."""
    s.power_used[s.to_act] = 1
    carry_out(s, FIRST_POWER + power)
