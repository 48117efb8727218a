"""Looking through a stack of treasures, putting it in order and taking the top one (card 08, p08)."""

from __future__ import annotations

from tikal.compiling.functions import compiled, lowest_bit
from tikal.games.legend.rules.order import BITS, COUNT_SHIFT
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import ORDER, SITE
from tikal.rules.digging import unearth
from tikal.rules.majority import occupied, pieces
from tikal.rules.packing import widen
from tikal.rules.reasons import OK, STEP_ORDER, STEP_PIECES, STEP_SITE
from tikal.rules.state import KINDS
from tikal.rules.terrain import RUINS
from tikal.rules.verbs import Choices, encode, offer


@compiled
def check_site_step(s: LegendState, hex_: int) -> int:
    """p08: ruins with treasures where the player has a piece."""
    if s.terrain[hex_] != RUINS or s.tokens[hex_] == 0:
        return STEP_SITE
    return OK if pieces(s, s.to_act, hex_) > 0 else STEP_PIECES


@compiled
def list_sites(s: LegendState, out: Choices) -> None:
    """All ruins whose stack may be looked through."""
    left = occupied(s, s.to_act)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        if check_site_step(s, hex_) == OK:
            offer(out, SITE, hex_, 0, 0)


@compiled
def look_through(s: LegendState, hex_: int) -> None:
    """The player sees the whole stack; nobody else does."""
    s.effect_from = hex_
    s.known[s.to_act, hex_] = (1 << s.tokens[hex_]) - 1


@compiled
def ordered_kind(order: int, place: int) -> int:
    """The kind that an order puts `place` places below the top."""
    return order >> BITS * place & (KINDS - 1)


@compiled
def check_order(s: LegendState, order: int) -> int:
    """An order names exactly the treasures of the stack."""
    hex_ = s.effect_from
    if order >> COUNT_SHIFT != s.tokens[hex_]:
        return STEP_ORDER
    for kind in range(KINDS):
        balance = 0
        for place in range(widen(s.tokens[hex_])):
            balance += int(s.token[hex_, place] == kind) - int(ordered_kind(order, place) == kind)
        if balance != 0:
            return STEP_ORDER
    return OK


@compiled
def list_orders(s: LegendState, out: Choices) -> None:
    """All different orders of the stack; equal treasures make fewer of them."""
    start = out.count
    permutations = 1
    for factor in range(2, s.tokens[s.effect_from] + 1):
        permutations *= factor
    for permutation in range(permutations):
        code = encode(ORDER, nth_order(s, permutation), 0, 0)
        is_new = True
        for place in range(start, out.count):
            if out.codes[place] == code:
                is_new = False
        if is_new:
            out.codes[out.count] = code
            out.count += 1


@compiled
def nth_order(s: LegendState, permutation: int) -> int:
    """One of the orders of the stack: the digits of its number say which of the treasures left comes next."""
    size = widen(s.tokens[s.effect_from])
    order = size << COUNT_SHIFT
    used = 0
    for place in range(size):
        skip = permutation % (size - place)
        permutation //= size - place
        height = 0
        while used >> height & 1 or skip > 0:
            if not used >> height & 1:
                skip -= 1
            height += 1
        used |= 1 << height
        order |= widen(s.token[s.effect_from, height]) << BITS * place
    return order


@compiled
def do_order(s: LegendState, order: int) -> None:
    """Put the stack in order and take the top treasure; nobody else knows any longer which treasure lies where."""
    hex_ = s.effect_from
    size = widen(s.tokens[hex_])
    for place in range(size):
        s.token[hex_, size - 1 - place] = ordered_kind(order, place)
    for seat in range(s.players):
        if seat != s.to_act:
            s.known[seat, hex_] = 0
    unearth(s, s.to_act, hex_)
