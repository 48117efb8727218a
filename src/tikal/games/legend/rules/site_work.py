"""Digging and clearing by cards and powers: without price and without limits per turn (L-CARD-c, C-55)."""

from __future__ import annotations

from tikal.compiling.functions import compiled, lowest_bit
from tikal.games.legend.rules.cards import CLEAR_ONE, EFFECT_KIND
from tikal.games.legend.rules.state import LegendState
from tikal.rules.clearing import check_growth, grow
from tikal.rules.digging import unearth
from tikal.rules.majority import occupied, pieces
from tikal.rules.reasons import DIG_EMPTY, DIG_NOT_RUINS, OK, STEP_PIECES, STEP_SAME_HEX, STEP_SAME_TEMPLE
from tikal.rules.terrain import NOWHERE, RUINS
from tikal.rules.verbs import CLEAR, DIG, Choices, offer


@compiled
def check_free_hand(s: LegendState, hex_: int) -> int:
    """A different piece for every step on the same site."""
    return OK if pieces(s, s.to_act, hex_) > s.worked[hex_] else STEP_PIECES


@compiled
def check_free_dig(s: LegendState, hex_: int) -> int:
    """Cards 04 to 06, p07."""
    if s.terrain[hex_] != RUINS:
        return DIG_NOT_RUINS
    return DIG_EMPTY if s.tokens[hex_] == 0 else check_free_hand(s, hex_)


@compiled
def check_free_clear(s: LegendState, hex_: int) -> int:
    """Cards 10 and 11, p04, p05: all floors on one temple, or each on another."""
    growth = check_growth(s, hex_)
    if growth != OK:
        return growth
    if EFFECT_KIND[s.effect] == CLEAR_ONE:
        return check_free_hand(s, hex_) if s.effect_from in (NOWHERE, hex_) else STEP_SAME_HEX
    return STEP_SAME_TEMPLE if s.worked[hex_] else check_free_hand(s, hex_)


@compiled
def list_free_digs(s: LegendState, out: Choices) -> None:
    """All ruins to dig in."""
    left = occupied(s, s.to_act)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        if check_free_dig(s, hex_) == OK:
            offer(out, DIG, hex_, 0, 0)


@compiled
def list_free_clears(s: LegendState, out: Choices) -> None:
    """All temples to clear."""
    left = occupied(s, s.to_act)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        if check_free_clear(s, hex_) == OK:
            offer(out, CLEAR, hex_, 0, 0)


@compiled
def do_free_dig(s: LegendState, hex_: int) -> None:
    """Dig with another piece."""
    s.worked[hex_] += 1
    unearth(s, s.to_act, hex_)


@compiled
def do_free_clear(s: LegendState, hex_: int) -> None:
    """Clear with another piece."""
    s.worked[hex_] += 1
    s.effect_from = hex_
    grow(s, hex_)
