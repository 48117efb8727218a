"""A turn of the action phase: one main action, and the free things besides it (L-ACT)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.camp_board import discard_right, has_compulsory_card, list_stashes
from tikal.games.legend.rules.flow.rounds import go_to_next_turn
from tikal.games.legend.rules.flow.scoring_round import begin_scoring
from tikal.games.legend.rules.flow.token import check_activate
from tikal.games.legend.rules.laying import has_tile_to_lay, lay_from_hand, list_lays, set_aside_tiles
from tikal.games.legend.rules.playing import list_plays
from tikal.games.legend.rules.segment import list_free_things
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import ACTIVATE
from tikal.rules.reasons import OK, PASS_COMPULSORY
from tikal.rules.steps import AFTER, VOLCANO_ROUND
from tikal.rules.terrain import TILE_TERRAIN, VOLCANO
from tikal.rules.verbs import END, PASS, Choices, offer


@compiled
def may_pass(s: LegendState, seat: int) -> bool:
    """L-ACT-3: all compulsory things on the camp board have been used."""
    return not (s.ap_token[seat] or has_compulsory_card(s, seat) or has_tile_to_lay(s, seat))


@compiled
def check_pass(s: LegendState) -> int:
    """Whether the player may pass."""
    return OK if may_pass(s, s.to_act) else PASS_COMPULSORY


@compiled
def do_pass(s: LegendState) -> None:
    """L-ACT-5: the player is out of this round."""
    discard_right(s, s.to_act)
    set_aside_tiles(s, s.to_act)
    s.passed[s.to_act] = 1
    go_to_next_turn(s)


@compiled
def list_main(s: LegendState, out: Choices) -> None:
    """L-ACT-1: exactly one of these in a turn, besides the free things."""
    list_stashes(s, out)
    list_plays(s, out)
    if check_activate(s) == OK:
        offer(out, ACTIVATE, 0, 0, 0)
    list_lays(s, out)
    if check_pass(s) == OK:
        offer(out, PASS, 0, 0, 0)
    list_free_things(s, out)


@compiled
def list_after(s: LegendState, out: Choices) -> None:
    """After the main action: the free things, and `end` (C-27)."""
    offer(out, END, 0, 0, 0)
    list_free_things(s, out)


@compiled
def do_lay(s: LegendState, hex_: int, rotation: int, tile: int) -> None:
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
