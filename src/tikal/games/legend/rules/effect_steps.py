"""The steps of cards and powers: which one is due, what is allowed, what it does (L-CARD, L-DIR)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import (
    EFFECT_KIND,
    EFFECT_STEPS,
    LEFT,
    PUT_AND_ORDER,
    RECRUIT_BOTH,
    RECRUIT_EXPLORERS,
    STEP_VERB,
    STONE_AND_WALK,
)
from tikal.games.legend.rules.drafting import take_card
from tikal.games.legend.rules.favours import (
    check_collection,
    check_free_swap,
    check_rotate,
    check_takecard,
    list_collections,
    list_free_guards,
    list_free_swaps,
    list_hexes,
    list_rotations,
    list_takecards,
    score_collection,
)
from tikal.games.legend.rules.laying import border_tile_of, check_lay_border, lay_border, list_border_lays, turn_tile
from tikal.games.legend.rules.ordering import (
    check_order,
    check_site_step,
    do_order,
    list_orders,
    list_sites,
    look_through,
)
from tikal.games.legend.rules.putting import check_put, do_put, list_puts
from tikal.games.legend.rules.recruiting import check_recruit, recruit
from tikal.games.legend.rules.relocating import (
    check_free_camp,
    check_shift,
    do_free_camp,
    do_movecamp,
    list_free_camps,
    list_shifts,
)
from tikal.games.legend.rules.site_work import (
    check_free_clear,
    check_free_dig,
    do_free_clear,
    do_free_dig,
    list_free_clears,
    list_free_digs,
)
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import border_between, check_stone, list_stones, move_stone, place_stone
from tikal.rules.guarding import check_guardian, set_guardian
from tikal.rules.majority import pieces
from tikal.rules.moving import check_move, do_move, do_transfer, list_moves, list_transfers, shift
from tikal.rules.packing import number
from tikal.rules.reasons import OK, STEP_EXPLORERS_ONLY, STEP_RECRUITED
from tikal.rules.swapping import exchange
from tikal.rules.verbs import (
    CAMP,
    CLEAR,
    COLLECTION,
    DIG,
    EXPLORER,
    GUARD,
    HEX,
    LEADER,
    MOVE,
    MOVECAMP,
    MOVESTONE,
    ORDER,
    PLACE,
    PUT,
    RECRUIT,
    ROTATE,
    SHIFT,
    SITE,
    STONE,
    SWAP,
    TAKECARD,
    TRANSFER,
    Choices,
    first_of,
    fourth_of,
    offer,
    second_of,
    third_of,
    verb_of,
)

FAVOURS: Final = (SWAP, COLLECTION, TAKECARD, GUARD, HEX, ROTATE)
"""Steps that only powers have."""


@compiled
def due_verb(s: LegendState) -> int:
    """Which kind of step comes next."""
    return number(STEP_VERB[EFFECT_KIND[s.effect], 0 if s.effect_steps == 0 else 1])


@compiled
def list_steps(s: LegendState, out: Choices) -> None:
    """All next steps."""
    due = due_verb(s)
    if due == PUT:
        list_puts(s, out)
    elif due == DIG:
        list_free_digs(s, out)
    elif due == CLEAR:
        list_free_clears(s, out)
    elif due == MOVE:
        list_walks(s, out)
    elif due == SHIFT:
        list_shifts(s, out)
    elif due == CAMP:
        list_free_camps(s, out)
    elif due == RECRUIT:
        list_recruits(s, out)
    elif due == STONE:
        list_stones(s, out)
    elif due == PLACE:
        list_border_lays(s, border_tile_of(s, s.effect), out)
    elif due == ORDER:
        list_orders(s, out)
    elif due == SITE:
        list_sites(s, out)
    elif due == ROTATE:
        list_rotations(s, out)
    elif due == SWAP:
        list_free_swaps(s, out)
    elif due == COLLECTION:
        list_collections(s, out)
    elif due == TAKECARD:
        list_takecards(s, out)
    elif due == GUARD:
        list_free_guards(s, out)
    elif due == HEX:
        list_hexes(s, out)


@compiled
def list_walks(s: LegendState, out: Choices) -> None:
    """Moves and transfers with the points that are left."""
    list_transfers(s, out)
    for hex_ in range(s.hexes):
        if pieces(s, s.to_act, hex_) > 0:
            list_moves(s, hex_, out)


@compiled
def check_free_recruit(s: LegendState, who: int) -> int:
    """Card 15 and p10 are for explorers; card 16 takes at most one of each."""
    kind = EFFECT_KIND[s.effect]
    if kind == RECRUIT_EXPLORERS and who == LEADER:
        return STEP_EXPLORERS_ONLY
    if kind == RECRUIT_BOTH and s.worked[who]:
        return STEP_RECRUITED
    return check_recruit(s, who)


@compiled
def list_recruits(s: LegendState, out: Choices) -> None:
    """Pieces that may be made available."""
    for who in (EXPLORER, LEADER):
        if check_free_recruit(s, who) == OK:
            offer(out, RECRUIT, who, 0, 0)


@compiled
def check_card_step(s: LegendState, verb: int, first: int, second: int, third: int) -> int:
    """Steps that cards have."""
    if verb == PUT:
        return check_put(s, first, second)
    if verb == DIG:
        return check_free_dig(s, first)
    if verb == CLEAR:
        return check_free_clear(s, first)
    if verb == MOVE:
        return check_move(s, first, second, third)
    if verb == SHIFT:
        return check_shift(s, first, second, third)
    if verb == CAMP:
        return check_free_camp(s, first)
    if verb == RECRUIT:
        return check_free_recruit(s, first)
    if verb == STONE:
        return check_stone(s, border_between(first, second))
    if verb == PLACE:
        return check_lay_border(s, border_tile_of(s, s.effect), first, second)
    return check_order(s, first) if verb == ORDER else check_site_step(s, first)


@compiled
def check_favour(s: LegendState, verb: int, first: int, second: int, third: int) -> int:
    """Steps that only powers have."""
    if verb == SWAP:
        return check_free_swap(s, first, second, third)
    if verb == COLLECTION:
        return check_collection(s, first)
    if verb == TAKECARD:
        return check_takecard(s, first)
    if verb == GUARD:
        return check_guardian(s, first, second)
    return check_rotate(s, first, second) if verb == ROTATE else OK


@compiled
def do_card_step(s: LegendState, code: int) -> None:
    """Steps that cards have."""
    verb, first, second, third = verb_of(code), first_of(code), second_of(code), third_of(code)
    if verb == PUT:
        do_put(s, first, second)
        if EFFECT_KIND[s.effect] == PUT_AND_ORDER:
            look_through(s, second)
    elif verb == DIG:
        do_free_dig(s, first)
    elif verb == CLEAR:
        do_free_clear(s, first)
    elif verb == MOVE:
        do_move(s, first, second, third)
    elif verb == TRANSFER:
        do_transfer(s, first, second, third)
    elif verb == SHIFT:
        shift(s, first, second, third)
        s.effect_from, s.effect_to = second, third
    elif verb == CAMP:
        do_free_camp(s, first)
    elif verb == MOVECAMP:
        do_movecamp(s, first, second)
    elif verb == RECRUIT:
        recruit(s, first)
        s.worked[first] += 1
    elif verb in (STONE, MOVESTONE):
        do_free_stone(s, code)
    elif verb == PLACE:
        lay_border(s, border_tile_of(s, s.effect), first, second)
    elif verb == ORDER:
        do_order(s, first)
    elif verb == SITE:
        look_through(s, first)


@compiled
def do_free_stone(s: LegendState, code: int) -> None:
    """Card 19, and p02, which then walks."""
    if verb_of(code) == STONE:
        place_stone(s, border_between(first_of(code), second_of(code)))
    else:
        move_stone(s, border_between(first_of(code), second_of(code)), border_between(third_of(code), fourth_of(code)))
    if EFFECT_KIND[s.effect] == STONE_AND_WALK:
        s.ap = EFFECT_STEPS[s.effect]


@compiled
def do_favour(s: LegendState, verb: int, first: int, second: int, third: int) -> None:
    """Steps that only powers have."""
    if verb == SWAP:
        exchange(s, first, second, third)
    elif verb == COLLECTION:
        score_collection(s, first)
    elif verb == TAKECARD:
        take_card(s, first, LEFT)
    elif verb == GUARD:
        set_guardian(s, first, second)
    elif verb == ROTATE:
        turn_tile(s, first, second)
    else:
        s.tie_hex[s.to_act] = first
