"""Steps that only directors have: no card has one of the same kind."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, lowest_bit, where_above
from tikal.games.legend.rules.camp_board import has_free_left_slot
from tikal.games.legend.rules.cards import LEFT, NO_CARD
from tikal.games.legend.rules.drafting import check_open_card, seen_before, take_card
from tikal.games.legend.rules.exchanging import check_single
from tikal.games.legend.rules.state import OPEN_CARDS, LegendState
from tikal.games.legend.rules.verbs import COLLECTION, HEX, ROTATE, TAKECARD
from tikal.rules.guarding import check_guardian
from tikal.rules.majority import occupied
from tikal.rules.packing import widen
from tikal.rules.reasons import (
    EXCHANGE_THEIRS,
    OK,
    STASH_FULL,
    STEP_COLLECTION,
    STEP_ROTATION,
)
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS
from tikal.rules.terrain import NO_TILE, ROTATIONS
from tikal.rules.verbs import EXPLORER, GUARD, LEADER, SWAP, Choices, offer

MOST_FOR_COLLECTION: Final = 10


@compiled
def check_rotate(s: LegendState, hex_: int, rotation: int) -> int:
    """p03, C-61: a tile, set-up tiles included, into an orientation that differs from its own."""
    tile = s.tile_on[hex_]
    if tile == NO_TILE or rotation >= ROTATIONS[tile] or rotation == s.rotation[hex_]:
        return STEP_ROTATION
    return OK


@compiled
def list_rotations(s: LegendState, out: Choices) -> None:
    """All tiles and their other orientations."""
    left = where_above(s.tile_on, NO_TILE)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        for rotation in range(ROTATIONS[s.tile_on[hex_]]):
            if check_rotate(s, hex_, rotation) == OK:
                offer(out, ROTATE, hex_, rotation, 0)


@compiled
def check_free_swap(s: LegendState, seat: int, give: int, take: int) -> int:
    """p09: one treasure for one of another kind, whatever the collections."""
    reason = check_single(s, seat, give, take)
    if reason != OK:
        return reason
    return OK if s.treasures[seat, take] > 0 else EXCHANGE_THEIRS


@compiled
def list_free_swaps(s: LegendState, out: Choices) -> None:
    """All swaps that p09 allows."""
    for seat in range(s.players):
        for give in range(KINDS):
            for take in range(KINDS):
                if check_free_swap(s, seat, give, take) == OK:
                    offer(out, SWAP, seat, give, take)


@compiled
def check_collection(s: LegendState, kind: int) -> int:
    """p16: a collection of at least one treasure."""
    return OK if s.treasures[s.to_act, kind] > 0 else STEP_COLLECTION


@compiled
def list_collections(s: LegendState, out: Choices) -> None:
    """All collections that can be scored."""
    for kind in range(KINDS):
        if check_collection(s, kind) == OK:
            offer(out, COLLECTION, kind, 0, 0)


@compiled
def score_collection(s: LegendState, kind: int) -> None:
    """C-64: at once, at most ten points."""
    s.score[s.to_act] += min(collection_points(s, s.to_act, kind), MOST_FOR_COLLECTION)


@compiled
def check_takecard(s: LegendState, card: int) -> int:
    """p17: an open card into a free left slot."""
    if not has_free_left_slot(s, s.to_act):
        return STASH_FULL
    return check_open_card(s, card)


@compiled
def list_takecards(s: LegendState, out: Choices) -> None:
    """All different open cards."""
    for slot in range(OPEN_CARDS):
        card = widen(s.display[slot])
        if card != NO_CARD and not seen_before(s.display, slot) and check_takecard(s, card) == OK:
            offer(out, TAKECARD, card, 0, 0)


@compiled
def do_takecard(s: LegendState, card: int) -> None:
    """Take an open card without drafting it."""
    take_card(s, card, LEFT)


@compiled
def list_free_guards(s: LegendState, out: Choices) -> None:
    """p19: all guardians that could be placed without paying."""
    left = occupied(s, s.to_act)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        for who in (EXPLORER, LEADER):
            if check_guardian(s, who, hex_) == OK:
                offer(out, GUARD, who, hex_, 0)


@compiled
def list_hexes(s: LegendState, out: Choices) -> None:
    """p24: any hex of the board."""
    for hex_ in range(s.hexes):
        offer(out, HEX, hex_, 0, 0)


@compiled
def do_hex(s: LegendState, hex_: int) -> None:
    """Name the hex where a tie will be won."""
    s.tie_hex[s.to_act] = hex_
