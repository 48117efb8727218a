"""A turn of the action phase: one main action, and the free things beside it (L-ACT)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import (
    check_look,
    check_stash,
    check_stash_for,
    discard_right,
    do_look,
    do_stash,
    do_stash_for,
    has_compulsory_card,
    list_stashes,
)
from tikal.games.legend.rules.flow.rounds import go_to_next_turn
from tikal.games.legend.rules.flow.scoring_round import begin_scoring
from tikal.games.legend.rules.laying import check_lay, has_tile_to_lay, lay_from_hand, list_lays, set_aside_tiles
from tikal.games.legend.rules.playing import check_play, check_power, do_play, do_power, list_plays
from tikal.games.legend.rules.segment import list_free_things
from tikal.games.legend.rules.state import LegendState
from tikal.rules.packing import number
from tikal.rules.reasons import ACTIVATE_NO_TOKEN, OK, PASS_COMPULSORY, WRONG_STEP
from tikal.rules.steps import AFTER, BONUS, VOLCANO_ROUND
from tikal.rules.terrain import TILE_TERRAIN, VOLCANO
from tikal.rules.verbs import (
    ACTIVATE,
    LOOK,
    PASS,
    PLACE_TILE,
    PLAY,
    POWER,
    STASH,
    STASH_FOR,
    Choices,
    first_of,
    offer,
    second_of,
    third_of,
    verb_of,
)


@compiled
def may_pass(s: LegendState, seat: int) -> bool:
    """L-ACT-3: all compulsory things on the camp board have been used."""
    return not (s.ap_token[seat] or has_compulsory_card(s, seat) or has_tile_to_lay(s, seat))


@compiled
def do_pass(s: LegendState) -> None:
    """L-ACT-5: the player is out of this round."""
    discard_right(s, s.to_act)
    set_aside_tiles(s, s.to_act)
    s.passed[s.to_act] = 1
    go_to_next_turn(s)


@compiled
def list_main(s: LegendState, out: Choices) -> None:
    """L-ACT-1: exactly one of these a turn, and the free things."""
    list_stashes(s, out)
    list_plays(s, out)
    if s.ap_token[s.to_act]:
        offer(out, ACTIVATE, 0, 0, 0)
    list_lays(s, out)
    if may_pass(s, s.to_act):
        offer(out, PASS, 0, 0, 0)
    list_free_things(s, out)


@compiled
def check_main(s: LegendState, code: int) -> int:
    """Whether a main action is allowed."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if verb == STASH:
        return check_stash(s, first)
    if verb == STASH_FOR:
        return check_stash_for(s, first, second)
    if verb == PLAY:
        return check_play(s, first, second)
    if verb == ACTIVATE:
        return OK if s.ap_token[s.to_act] else ACTIVATE_NO_TOKEN
    if verb == PLACE_TILE:
        return check_lay(s, third_of(code), first, second)
    if verb == PASS:
        return OK if may_pass(s, s.to_act) else PASS_COMPULSORY
    return check_free(s, code)


@compiled
def check_free(s: LegendState, code: int) -> int:
    """Whether a free thing is allowed."""
    if verb_of(code) == POWER:
        return check_power(s, first_of(code))
    if verb_of(code) == LOOK:
        return check_look(s, first_of(code))
    return WRONG_STEP


@compiled
def do_main(s: LegendState, code: int) -> None:
    """Do a main action; afterwards the turn waits for `end`, unless it is over anyway (C-27)."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if verb == STASH:
        do_stash(s, first)
        s.step = AFTER
    elif verb == STASH_FOR:
        do_stash_for(s, first, second)
        s.step = AFTER
    elif verb == PLAY:
        do_play(s, first, second)
    elif verb == PLACE_TILE:
        do_lay(s, third_of(code), first, second)
    elif verb == ACTIVATE:
        s.step = BONUS
        s.ap = number(s.ap_token[s.to_act])
    elif verb == PASS:
        do_pass(s)
    else:
        do_free(s, code)


@compiled
def do_free(s: LegendState, code: int) -> None:
    """Do a free thing."""
    if verb_of(code) == POWER:
        do_power(s, first_of(code))
    else:
        do_look(s, first_of(code))


@compiled
def do_lay(s: LegendState, tile: int, hex_: int, rotation: int) -> None:
    """L-VOLC-1: a drafted volcano brings a scoring round, placer first."""
    lay_from_hand(s, tile, hex_, rotation)
    if TILE_TERRAIN[tile] != VOLCANO:
        s.step = AFTER
        return
    s.scoring_order[0] = s.to_act
    k = 1
    for place in range(s.players):
        if s.turn_order[place] != s.to_act:
            s.scoring_order[k] = s.turn_order[place]
            k += 1
    begin_scoring(s, VOLCANO_ROUND)
