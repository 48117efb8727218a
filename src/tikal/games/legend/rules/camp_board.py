"""Cards on the camp boards: drafted ones on the right, stashed ones on the left (L-STASH)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import CARD_07, FACE_DOWN, FACE_UP, IS_PERMANENT, LEFT, NO_CARD, RIGHT
from tikal.games.legend.rules.state import SLOTS, LegendState
from tikal.games.legend.rules.verbs import LOOK, STASH, STASH_FOR
from tikal.rules.packing import widen
from tikal.rules.reasons import (
    LOOK_NO_CARD,
    OK,
    STASH_FULL,
    STASH_NOT_LEFT,
    STASH_NOT_RIGHT,
    STASH_ROOM,
)
from tikal.rules.steps import AFTER
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import Choices, offer


@compiled
def slot_of(s: LegendState, seat: int, side: int, card: int) -> int:
    """The first slot on that side that holds the card, or NOWHERE."""
    for slot in range(SLOTS):
        if s.cards[seat, side, slot] == card:
            return slot
    return NOWHERE


@compiled
def has_card(s: LegendState, seat: int, side: int, card: int) -> bool:
    """Whether the card lies on that side."""
    return slot_of(s, seat, side, card) != NOWHERE


@compiled
def card_at(s: LegendState, seat: int, side: int, slot: int) -> int:
    """The card in a slot, but NO_CARD if the same card lies in an earlier one: equal cards count once."""
    card = widen(s.cards[seat, side, slot])
    return card if card != NO_CARD and slot_of(s, seat, side, card) == slot else NO_CARD


@compiled
def cards_on(s: LegendState, seat: int, side: int) -> int:
    """How many cards lie on that side."""
    count = 0
    for slot in range(SLOTS):
        if s.cards[seat, side, slot] != NO_CARD:
            count += 1
    return count


@compiled
def has_free_left_slot(s: LegendState, seat: int) -> bool:
    """Whether there is room for another stashed card."""
    return cards_on(s, seat, LEFT) < s.left_slots


@compiled
def add_card(s: LegendState, seat: int, side: int, card: int) -> None:
    """Lay a card in the first free slot."""
    s.cards[seat, side, slot_of(s, seat, side, NO_CARD)] = card


@compiled
def remove_card(s: LegendState, seat: int, side: int, card: int) -> None:
    """Take a card away from that side."""
    s.cards[seat, side, slot_of(s, seat, side, card)] = NO_CARD


@compiled
def check_stash(s: LegendState, card: int) -> int:
    """L-STASH-1: a card of the right side, if a left slot is free."""
    if not has_card(s, s.to_act, RIGHT, card):
        return STASH_NOT_RIGHT
    return OK if has_free_left_slot(s, s.to_act) else STASH_FULL


@compiled
def check_stash_for(s: LegendState, card: int, other: int) -> int:
    """L-STASH-2, C-30: in exchange for a stashed card, only if no left slot is free."""
    if not has_card(s, s.to_act, RIGHT, card):
        return STASH_NOT_RIGHT
    if has_free_left_slot(s, s.to_act):
        return STASH_ROOM
    return OK if has_card(s, s.to_act, LEFT, other) else STASH_NOT_LEFT


@compiled
def list_stashes(s: LegendState, out: Choices) -> None:
    """All ways to stash a card."""
    for slot in range(SLOTS):
        card = card_at(s, s.to_act, RIGHT, slot)
        if card == NO_CARD:
            continue
        if check_stash(s, card) == OK:
            offer(out, STASH, card, 0, 0)
            continue
        for left in range(SLOTS):
            other = card_at(s, s.to_act, LEFT, left)
            if other != NO_CARD and check_stash_for(s, card, other) == OK:
                offer(out, STASH_FOR, card, other, 0)


@compiled
def do_stash(s: LegendState, card: int) -> None:
    """Move a card from the right to the left; the turn then waits for `end` (C-27)."""
    remove_card(s, s.to_act, RIGHT, card)
    add_card(s, s.to_act, LEFT, card)
    s.step = AFTER


@compiled
def do_stash_for(s: LegendState, card: int, other: int) -> None:
    """Discard a stashed card for another."""
    remove_card(s, s.to_act, LEFT, other)
    s.discarded += 1
    do_stash(s, card)


@compiled
def discard_right(s: LegendState, seat: int) -> None:
    """A-53: permanent cards that were not moved left are gone when the player passes."""
    for slot in range(SLOTS):
        if s.cards[seat, RIGHT, slot] != NO_CARD:
            s.cards[seat, RIGHT, slot] = NO_CARD
            s.discarded += 1


@compiled
def has_compulsory_card(s: LegendState, seat: int) -> bool:
    """L-ACT-3, A-54: a card on the right that is not permanent has to be played or stashed."""
    for slot in range(SLOTS):
        card = s.cards[seat, RIGHT, slot]
        if card != NO_CARD and not IS_PERMANENT[card]:
            return True
    return False


@compiled
def turn_face_down(s: LegendState, seat: int, side: int, card: int) -> None:
    """Mark a permanent card as used for this round."""
    s.cards[seat, side, slot_of(s, seat, side, card)] = FACE_DOWN[card]


@compiled
def turn_left_face_up(s: LegendState) -> None:
    """L-MAINT-4: stashed permanent cards can be used again."""
    for seat in range(s.players):
        for slot in range(SLOTS):
            if s.cards[seat, LEFT, slot] != NO_CARD:
                s.cards[seat, LEFT, slot] = FACE_UP[s.cards[seat, LEFT, slot]]


@compiled
def check_look(s: LegendState, side: int) -> int:
    """L-CARD-07: card 07 face up on that side."""
    return OK if has_card(s, s.to_act, side, CARD_07) else LOOK_NO_CARD


@compiled
def list_looks(s: LegendState, out: Choices) -> None:
    """Where card 07 can be used."""
    for side in (RIGHT, LEFT):
        if check_look(s, side) == OK:
            offer(out, LOOK, side, 0, 0)


@compiled
def do_look(s: LegendState, side: int) -> None:
    """See the top treasure of every stack; nobody else does."""
    turn_face_down(s, s.to_act, side, CARD_07)
    for hex_ in range(s.hexes):
        if s.tokens[hex_] > 0:
            s.known[s.to_act, hex_] |= 1 << (s.tokens[hex_] - 1)
