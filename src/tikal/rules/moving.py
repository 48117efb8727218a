"""Walking over passages (R-MOVE) and going from camp to camp (R-CMOVE)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, lowest_bit
from tikal.rules.deploying import CAMP_NODES, camp_node, camp_of, may_use_camp
from tikal.rules.majority import pieces, pieces_of, put
from tikal.rules.packing import widen
from tikal.rules.reasons import (
    MOVE_GUARDIAN,
    MOVE_INSTALMENTS,
    MOVE_JUNGLE,
    MOVE_NO_PASSAGE,
    MOVE_NOBODY,
    MOVE_NOT_ADJACENT,
    MOVE_VOLCANO,
    OK,
    TOO_FEW_AP,
    TRANSFER_ENDS,
    TRANSFER_FOREIGN_CAMP,
    TRANSFER_NOBODY,
)
from tikal.rules.state import State
from tikal.rules.terrain import JUNGLE, NEIGHBOUR, NOBODY, NOWHERE, OUTSIDE, SIDES
from tikal.rules.verbs import EXPLORER, LEADER, MOVE, TRANSFER, Choices, offer

TRANSFER_COST: Final = 1


@compiled
def side_towards(here: int, there: int) -> int:
    """The side of a hex on which another one lies, or NOWHERE."""
    for side in range(SIDES):
        if NEIGHBOUR[here, side] == there:
            return side
    return NOWHERE


@compiled
def leads_on(s: State, here: int, side: int) -> int:
    """R-MOVE-1 to 4: 1 if a piece could walk over this side at some price. A processor guesses branches wrong here."""
    there = NEIGHBOUR[here, side]
    return widen((s.passage[here, side] > 0) & (there != NOWHERE) & s.enterable[s.terrain[there]])


@compiled
def check_crossing(s: State, here: int, side: int) -> int:
    """Whether a piece could walk over this side now."""
    if not leads_on(s, here, side):
        return no_way(s, NEIGHBOUR[here, side])
    return OK if s.ap >= s.passage[here, side] else MOVE_INSTALMENTS


@compiled
def ways_out(s: State, here: int) -> int:
    """The sides over which a piece could walk now, as a set of bits."""
    sides = 0
    for side in range(SIDES):
        sides |= (leads_on(s, here, side) & (s.ap >= s.passage[here, side])) << side
    return sides


@compiled
def no_way(s: State, there: int) -> int:
    """Why nobody can walk there from a neighbour at any price."""
    if there == NOWHERE or s.terrain[there] == OUTSIDE:
        return MOVE_NOT_ADJACENT
    if not s.enterable[s.terrain[there]]:
        return MOVE_JUNGLE if s.terrain[there] == JUNGLE else MOVE_VOLCANO
    return MOVE_NO_PASSAGE


@compiled
def check_move(s: State, who: int, here: int, there: int) -> int:
    """Whether one piece may walk from a hex to a neighbour."""
    if pieces_of(s, s.to_act, who, here) == 0:
        is_guardian = s.guardian[here] == s.to_act and s.guardian_who[here] == who
        return MOVE_GUARDIAN if is_guardian else MOVE_NOBODY
    side = side_towards(here, there)
    return MOVE_NOT_ADJACENT if side == NOWHERE else check_crossing(s, here, side)


@compiled
def list_moves(s: State, here: int, out: Choices) -> None:
    """All walks of the player's pieces on a hex."""
    explorers = s.explorers[s.to_act, here] > 0
    leaders = s.leaders[s.to_act, here] > 0
    left = ways_out(s, here)
    while left:
        side = lowest_bit(left)
        left &= left - 1
        if explorers:
            offer(out, MOVE, EXPLORER, here, NEIGHBOUR[here, side])
        if leaders:
            offer(out, MOVE, LEADER, here, NEIGHBOUR[here, side])


@compiled
def do_move(s: State, who: int, here: int, there: int) -> None:
    """Walk, paying one point for each stone."""
    s.ap -= s.passage[here, side_towards(here, there)]
    shift(s, who, here, there)


@compiled
def shift(s: State, who: int, here: int, there: int) -> None:
    """Take one of the player's pieces from one hex to another."""
    put(s, s.to_act, who, here, -1)
    put(s, s.to_act, who, there, 1)


@compiled
def check_transfer(s: State, who: int, here: int, there: int) -> int:
    """R-CMOVE-1 to 3."""
    for end in (here, there):
        if not may_use_camp(s, s.to_act, end):
            return TRANSFER_ENDS if camp_of(s, end) == NOBODY else TRANSFER_FOREIGN_CAMP
    if here == there:
        return TRANSFER_ENDS
    if pieces_of(s, s.to_act, who, here) == 0:
        return TRANSFER_NOBODY
    return OK if s.ap >= TRANSFER_COST else TOO_FEW_AP


@compiled
def list_transfers(s: State, out: Choices) -> None:
    """All journeys from camp to camp."""
    for start in range(CAMP_NODES):
        here = camp_node(s, s.to_act, start)
        if here == NOWHERE or pieces(s, s.to_act, here) == 0:
            continue
        for goal in range(CAMP_NODES):
            there = camp_node(s, s.to_act, goal)
            if there == NOWHERE:
                continue
            for who in (EXPLORER, LEADER):
                if check_transfer(s, who, here, there) == OK:
                    offer(out, TRANSFER, who, here, there)


@compiled
def do_transfer(s: State, who: int, here: int, there: int) -> None:
    """Go from camp to camp."""
    s.ap -= TRANSFER_COST
    shift(s, who, here, there)
