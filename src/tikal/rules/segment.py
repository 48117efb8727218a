"""A segment: up to ten action points for one player (R-AP, R-TURN-3, 4, 6)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, lowest_bit
from tikal.components import pieces as component_pieces
from tikal.rules.camping import check_camp, do_camp, list_camps
from tikal.rules.clearing import check_clear, do_clear, list_clears
from tikal.rules.deploying import check_deploy, do_deploy, list_deploys
from tikal.rules.digging import check_dig, do_dig, list_digs
from tikal.rules.flow import Verb, do_of
from tikal.rules.guarding import check_guard, do_guard, list_guards
from tikal.rules.majority import occupied
from tikal.rules.moving import check_move, check_transfer, do_move, do_transfer, list_moves, list_transfers
from tikal.rules.state import State
from tikal.rules.steps import SPEND
from tikal.rules.swapping import check_swap, do_swap, list_swaps
from tikal.rules.terrain import RUINS, TEMPLE
from tikal.rules.verbs import CAMP, CLEAR, DEPLOY, DIG, END, GUARD, MOVE, SWAP, TRANSFER, Choices, offer

ACTION_POINTS: Final = component_pieces().segment_ap

FIELD_WORK: Final = (
    Verb(MOVE, check_move, do_move),
    Verb(DEPLOY, check_deploy, do_deploy),
    Verb(TRANSFER, check_transfer, do_transfer),
    Verb(CLEAR, check_clear, do_clear),
    Verb(DIG, check_dig, do_dig),
    Verb(CAMP, check_camp, do_camp),
)
"""What action points are spent on in all games, in the same way."""
SPENDING: Final = (*FIELD_WORK, Verb(SWAP, check_swap, do_swap), Verb(GUARD, check_guard, do_guard))
"""What they are spent on in the base game."""

do_spending = do_of("spending", SPENDING)


@compiled
def begin_segment(s: State, seat: int, segment: int) -> None:
    """Give a player ten action points and fresh limits on every site (R-TURN-6)."""
    s.step = SPEND
    s.to_act = seat
    s.segment = segment
    s.ap = ACTION_POINTS
    s.cleared[:] = 0
    s.dug[:] = 0


@compiled
def list_spending(s: State, out: Choices) -> None:
    """Everything action points can be spent on now, and `end`, which is always possible (C-2)."""
    offer(out, END, 0, 0, 0)
    if s.ap > 0:
        list_field_work(s, out)
        list_swaps(s, out)


@compiled
def list_field_work(s: State, out: Choices) -> None:
    """The same, and guards: the games agree where one may be posted, but not on what becomes of the rest."""
    list_deploys(s, out)
    list_transfers(s, out)
    left = occupied(s, s.to_act)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        list_moves(s, hex_, out)
        if s.terrain[hex_] == TEMPLE:
            list_clears(s, hex_, out)
            list_guards(s, hex_, out)
        elif s.terrain[hex_] == RUINS:
            list_digs(s, hex_, out)
    list_camps(s, out)
