"""Laying a tile (R-PLACE)."""

from __future__ import annotations

from tikal.compiling.functions import compiled, lowest_bit, where_above, where_equal
from tikal.rules.reasons import (
    OK,
    PLACE_DETACHED,
    PLACE_OCCUPIED,
    PLACE_OFF_BOARD,
    PLACE_ONLY_VOLCANO,
    PLACE_SAME_ROTATION,
    PLACE_UNREACHABLE,
    PLACE_VOLCANO_PATH,
    PLACE_VOLCANO_SEALS,
)
from tikal.rules.state import TREASURES, State
from tikal.rules.terrain import (
    BASE_CAMP,
    JUNGLE,
    NEIGHBOUR,
    NEIGHBOUR_MASK,
    NOWHERE,
    OUTSIDE,
    ROTATIONS,
    RUINS,
    SIDES,
    TEMPLE,
    TILE_SIDES,
    TILE_STONES,
    TILE_TERRAIN,
    TILE_VALUE,
    VOLCANO,
)
from tikal.rules.verbs import PLACE, Choices, offer


@compiled
def surroundings(s: State, hex_: int) -> tuple[int, int, int]:
    """Three sets of sides of an empty hex, as bits.

    Those that touch an explored hex (R-PLACE-2), those of them from which a piece could come, so not a
    volcano's (R-PLACE-4), and those of them where the neighbour shows stones.
    """
    touching, open_, stony = 0, 0, 0
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there == NOWHERE or s.terrain[there] <= JUNGLE:
            continue
        touching |= 1 << side
        if s.enterable[s.terrain[there]]:
            open_ |= 1 << side
        if s.passage[hex_, side] > 0:
            stony |= 1 << side
    return touching, open_, stony


@compiled
def check_place(s: State, tile: int, hex_: int, rotation: int) -> int:
    """Whether a tile may be laid this way, by the rules of the base editions."""
    if s.terrain[hex_] == OUTSIDE:
        return PLACE_OFF_BOARD
    if s.terrain[hex_] != JUNGLE:
        return PLACE_OCCUPIED
    if rotation >= ROTATIONS[tile]:
        return PLACE_SAME_ROTATION
    touching, open_, stony = surroundings(s, hex_)
    if touching == 0:
        return PLACE_DETACHED
    if TILE_TERRAIN[tile] == VOLCANO:
        return check_volcano(s, hex_)
    return check_entry(touching, open_, stony | TILE_SIDES[tile, rotation])


@compiled
def check_entry(touching: int, open_: int, stony: int) -> int:
    """R-PLACE-3: one border with stones on either tile is enough, if a piece could come over it."""
    if stony & open_:
        return OK
    return PLACE_ONLY_VOLCANO if stony & touching else PLACE_UNREACHABLE


@compiled
def check_volcano(s: State, hex_: int) -> int:
    """R-PLACE-5 and R-PLACE-6: what some editions demand of a place for a volcano besides touching the site."""
    if s.volcano_needs_path and not has_path(s, hex_) and any_place_with_path(s):
        return PLACE_VOLCANO_PATH
    if s.volcano_isolation and seals_off(s, hex_):
        return PLACE_VOLCANO_SEALS
    return OK


@compiled
def has_path(s: State, hex_: int) -> bool:
    """Whether stones of an enterable neighbour lead to an empty hex."""
    _, open_, stony = surroundings(s, hex_)
    return (open_ & stony) != 0


@compiled
def any_place_with_path(s: State) -> bool:
    """C-4: only if no empty hex of the whole board has a path may a volcano do without one."""
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == JUNGLE and has_path(s, hex_):
            return True
    return False


@compiled
def seals_off(s: State, hex_: int) -> bool:
    """R-PLACE-6, A-20: whether a volcano beside another cuts a hex off from the base camp, ignoring stones."""
    beside_volcano = False
    for side in range(SIDES):
        there = NEIGHBOUR[hex_, side]
        if there != NOWHERE and s.terrain[there] == VOLCANO:
            beside_volcano = True
    if not beside_volcano:
        return False
    passable = 0
    for other in range(s.hexes):
        if other != hex_ and s.terrain[other] != VOLCANO:
            passable |= 1 << other
    return flooded_from_camp(passable) != passable


@compiled
def flooded_from_camp(passable: int) -> int:
    """The part of a set of hexes that is connected to the base camp."""
    reached = 0
    growing = 1 << BASE_CAMP
    while growing != reached:
        reached = growing
        for hex_ in range(len(NEIGHBOUR_MASK)):
            if reached >> hex_ & 1:
                growing |= NEIGHBOUR_MASK[hex_] & passable
    return reached


@compiled
def fringe(s: State) -> int:
    """The empty hexes that touch an explored one (R-PLACE-2), as a set of bits."""
    beside, left = 0, where_above(s.terrain, JUNGLE)
    while left:
        beside |= NEIGHBOUR_MASK[lowest_bit(left)]
        left &= left - 1
    return beside & where_equal(s.terrain, JUNGLE)


@compiled
def list_places(s: State, out: Choices) -> None:
    """All places and rotations of the tile in hand."""
    is_volcano = TILE_TERRAIN[s.tile] == VOLCANO
    left = fringe(s)
    while left:
        hex_ = lowest_bit(left)
        left &= left - 1
        touching, open_, stony = surroundings(s, hex_)
        if is_volcano and check_volcano(s, hex_) != OK:
            continue
        for rotation in range(ROTATIONS[s.tile]):
            if is_volcano or check_entry(touching, open_, stony | TILE_SIDES[s.tile, rotation]) == OK:
                offer(out, PLACE, hex_, rotation, 0)


@compiled
def has_place(s: State, tile: int) -> bool:
    """Whether a tile fits anywhere (A-22)."""
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == JUNGLE:
            for rotation in range(ROTATIONS[tile]):
                if check_place(s, tile, hex_, rotation) == OK:
                    return True
    return False


@compiled
def lay(s: State, tile: int, hex_: int, rotation: int) -> None:
    """Put a tile on the board: its terrain, its stones, a temple's value, the treasures of ruins."""
    terrain = TILE_TERRAIN[tile]
    s.terrain[hex_] = terrain
    s.tile_on[hex_] = tile
    s.rotation[hex_] = rotation
    for side in range(SIDES):
        add_stones(s, hex_, side, TILE_STONES[tile, rotation, side])
    if terrain == TEMPLE:
        s.temple[hex_] = TILE_VALUE[tile]
    elif terrain == RUINS:
        lay_treasures(s, hex_, TILE_VALUE[tile])


@compiled
def add_stones(s: State, hex_: int, side: int, stones: int) -> None:
    """Add stones to a border, as seen from both of its hexes (R-MOVE-6)."""
    s.passage[hex_, side] += stones
    there = NEIGHBOUR[hex_, side]
    if there != NOWHERE:
        s.passage[there, (side + SIDES // 2) % SIDES] += stones


@compiled
def lay_treasures(s: State, hex_: int, masks: int) -> None:
    """R-PLACE-9, C-1: as many treasures as masks, the first drawn on top; fewer if the pile ends (A-23)."""
    number = min(masks, TREASURES - s.laid)
    for drawn in range(number):
        s.token[hex_, number - 1 - drawn] = s.pile[s.laid + drawn]
    s.tokens[hex_] = number
    s.laid += number
