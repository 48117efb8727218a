"""Blocks of the action space that all games have: what action points are spent on."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import pieces
from tikal.games.encoding.actions import NO_ACTION, Axis, Block
from tikal.rules import verbs
from tikal.rules.deploying import CAMP_NODES, camp_node
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, SEATS, State
from tikal.rules.terrain import HEX_NAMES, HEXES, NEIGHBOUR, NOWHERE, SIDES
from tikal.rules.verbs import WHO, encode, first_of, second_of, third_of, verb_of

SIDE_TO: Final = np.full((HEXES, HEXES), NOWHERE, dtype=np.int8)
"""[hex, neighbour] -> the side on which it lies; a mask needs it so often that looking for it would take too long."""
for _hex in range(HEXES):
    for _side in range(SIDES):
        if NEIGHBOUR[_hex, _side] != NOWHERE:
            SIDE_TO[_hex, NEIGHBOUR[_hex, _side]] = _side

WHO_AXIS: Final = Axis("who", WHO)
SIDE_AXIS: Final = Axis("side", ("N", "NE", "SE", "S", "SW", "NW"))
ROTATION_AXIS: Final = Axis("rotation", tuple(map(str, range(SIDES))))
CAMP_AXIS: Final = Axis("camp", ("base camp", *(f"camp {number}" for number in range(1, CAMP_NODES))))
FROM_CAMP, TO_CAMP = Axis("from", CAMP_AXIS.values), Axis("to", CAMP_AXIS.values)
RIVAL_AXIS: Final = Axis("player", tuple(f"left {places}" for places in range(1, SEATS)))
GIVE_AXIS, TAKE_AXIS = Axis("give", pieces().treasures.kinds), Axis("take", pieces().treasures.kinds)


def hex_axis(hexes: int) -> Axis:
    """The first hexes of the board."""
    return Axis("hex", HEX_NAMES[:hexes])


@compiled
def node_at(s: State, hex_: int) -> int:
    """The number of the acting player's camp on a hex, 0 for the base camp."""
    for node in range(CAMP_NODES):
        if camp_node(s, s.to_act, node) == hex_:
            return node
    return NOWHERE


@compiled
def places_left(s: State, seat: int) -> int:
    """How many places to the left of the acting player somebody sits, from 0 for the left neighbour."""
    return (seat - s.to_act - 1) % s.players


@compiled
def seat_left(s: State, places: int) -> int:
    """The reverse; NOWHERE beyond the last rival."""
    return (s.to_act + 1 + places) % s.players if places < s.players - 1 else NOWHERE


@compiled
def deploy_place(s: State, code: int) -> int:
    """Who, and to which camp."""
    return first_of(code) * CAMP_NODES + node_at(s, second_of(code))


@compiled
def deploy_code(s: State, place: int) -> int:
    """The reverse."""
    hex_ = camp_node(s, s.to_act, first_of(place) % CAMP_NODES)
    return NO_ACTION if hex_ == NOWHERE else encode(verb_of(place), first_of(place) // CAMP_NODES, hex_, 0)


@compiled
def transfer_place(s: State, code: int) -> int:
    """Who, and between which camps."""
    here, there = node_at(s, second_of(code)), node_at(s, third_of(code))
    return (first_of(code) * CAMP_NODES + here) * CAMP_NODES + there


@compiled
def transfer_code(s: State, place: int) -> int:
    """The reverse."""
    rest = first_of(place)
    there = camp_node(s, s.to_act, rest % CAMP_NODES)
    here = camp_node(s, s.to_act, rest // CAMP_NODES % CAMP_NODES)
    if here == NOWHERE or there == NOWHERE:
        return NO_ACTION
    return encode(verb_of(place), rest // (CAMP_NODES * CAMP_NODES), here, there)


@compiled
def move_place(s: State, code: int) -> int:
    """Who, from where, over which side; the block of a game has as many hexes as its board."""
    side = widen(SIDE_TO[second_of(code), third_of(code)])
    return (first_of(code) * s.hexes + second_of(code)) * SIDES + side


@compiled
def move_code(s: State, place: int) -> int:
    """The reverse."""
    rest, side = first_of(place) // SIDES, first_of(place) % SIDES
    there = widen(NEIGHBOUR[rest % s.hexes, side])
    return NO_ACTION if there == NOWHERE else encode(verb_of(place), rest // s.hexes, rest % s.hexes, there)


@compiled
def swap_place(s: State, code: int) -> int:
    """With whom, what for what."""
    return (places_left(s, first_of(code)) * KINDS + second_of(code)) * KINDS + third_of(code)


@compiled
def swap_code(s: State, place: int) -> int:
    """The reverse."""
    rest = first_of(place)
    seat = seat_left(s, rest // (KINDS * KINDS))
    return NO_ACTION if seat == NOWHERE else encode(verb_of(place), seat, rest // KINDS % KINDS, rest % KINDS)


def spending_blocks(hexes: int) -> tuple[Block, ...]:
    """What action points are spent on, on a board with this many hexes, and the end of it."""
    board = hex_axis(hexes)
    return (
        Block(verbs.END),
        Block(verbs.DEPLOY, (WHO_AXIS, CAMP_AXIS), deploy_place, deploy_code),
        Block(verbs.MOVE, (WHO_AXIS, board, SIDE_AXIS), move_place, move_code),
        Block(verbs.TRANSFER, (WHO_AXIS, FROM_CAMP, TO_CAMP), transfer_place, transfer_code),
        Block(verbs.CLEAR, (board,)),
        Block(verbs.DIG, (board,)),
        Block(verbs.SWAP, (RIVAL_AXIS, GIVE_AXIS, TAKE_AXIS), swap_place, swap_code),
        Block(verbs.CAMP, (board,)),
        Block(verbs.GUARD, (WHO_AXIS, board)),
    )
