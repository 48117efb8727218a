"""Stone tokens: loose stones that lie on borders between two hexes (L-AP-5, A-58, C-38)."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled, copy_row
from tikal.games.legend.rules.state import STONE_TOKENS, LegendState
from tikal.games.legend.rules.verbs import MOVESTONE, STONE
from tikal.rules.packing import widen
from tikal.rules.placing import add_stones
from tikal.rules.reasons import (
    OK,
    STONE_NO_BORDER,
    STONE_NONE_LEFT,
    STONE_NOT_THERE,
    STONE_SAME_BORDER,
    STONE_SUPPLY_FIRST,
)
from tikal.rules.terrain import HEX_NAMES, HEXES, NEIGHBOUR, NOWHERE
from tikal.rules.verbs import Choices, encode, encode_four

STONE_COST: Final = 3

_BORDERS: Final = sorted(
    (here, int(there), side)
    for here in range(HEXES)
    for side, there in enumerate(NEIGHBOUR[here])
    if there != NOWHERE and HEX_NAMES[here] < HEX_NAMES[there]
)
BORDERS: Final = len(_BORDERS)
BORDER: Final = np.array(_BORDERS, dtype=np.int64)
"""[border] -> its two hexes, the alphabetically first one first, and the side of that one."""

BORDER_BETWEEN: Final = np.full((HEXES, HEXES), NOWHERE, dtype=np.int16)
"""[hex, hex] -> the border of two neighbours, the alphabetically first one first; else NOWHERE."""
BORDER_BETWEEN[BORDER[:, 0], BORDER[:, 1]] = range(BORDERS)

STONE_TO: Final = np.array([encode(STONE, here, there, 0) for here, there, _ in _BORDERS])
MOVESTONE_TO: Final = np.array([encode_four(MOVESTONE, 0, 0, here, there) for here, there, _ in _BORDERS])
"""[border] -> the action that puts a token there, or moves one there from a border that has to be added."""


@compiled
def border_between(here: int, there: int) -> int:
    """The border of two hexes given in alphabetical order, or NOWHERE."""
    return widen(BORDER_BETWEEN[here, there])


@compiled
def token_on(s: LegendState, border: int) -> int:
    """A stone token that lies on the border, or NOWHERE."""
    for token in range(STONE_TOKENS):
        if s.stone_at[token] == border:
            return token
    return NOWHERE


@compiled
def check_stone(s: LegendState, here: int, there: int) -> int:
    """A token from the management board to the border of two hexes."""
    if border_between(here, there) == NOWHERE:
        return STONE_NO_BORDER
    return OK if s.stones_left > 0 else STONE_NONE_LEFT


@compiled
def check_movestone(s: LegendState, here: int, there: int, to_here: int, to_there: int) -> int:
    """A token from the border of two hexes to the border of two others."""
    return check_relaying(s, border_between(here, there), border_between(to_here, to_there))


@compiled
def check_relaying(s: LegendState, start: int, goal: int) -> int:
    """A-59: a token on the site may be moved only when none is left to be placed."""
    if start == NOWHERE or goal == NOWHERE:
        return STONE_NO_BORDER
    if s.stones_left > 0:
        return STONE_SUPPLY_FIRST
    if token_on(s, start) == NOWHERE:
        return STONE_NOT_THERE
    return STONE_SAME_BORDER if start == goal else OK


@compiled
def list_stones(s: LegendState, out: Choices) -> None:
    """All ways to place a token, or to move one."""
    if s.stones_left > 0:
        copy_row(out.codes[out.count : out.count + BORDERS], STONE_TO)
        out.count += BORDERS
        return
    for token in range(STONE_TOKENS):
        start = widen(s.stone_at[token])
        if token_on(s, start) != token:
            continue
        count, from_here = out.count, encode(0, BORDER[start, 0], BORDER[start, 1], 0)
        for border in range(BORDERS):
            out.codes[count] = MOVESTONE_TO[border] | from_here
            count += border != start  # all of `check_relaying` that depends on where it goes
        out.count = count


@compiled
def place_stone(s: LegendState, border: int) -> None:
    """Put a token from the management board on a border."""
    s.stones_left -= 1
    s.stone_at[token_on(s, NOWHERE)] = border
    add_stones(s, BORDER[border, 0], BORDER[border, 2], 1)


@compiled
def move_stone(s: LegendState, start: int, goal: int) -> None:
    """Move a token from one border to another."""
    s.stone_at[token_on(s, start)] = goal
    add_stones(s, BORDER[start, 0], BORDER[start, 2], -1)
    add_stones(s, BORDER[goal, 0], BORDER[goal, 2], 1)


@compiled
def do_stone(s: LegendState, here: int, there: int) -> None:
    """Place a token between two hexes."""
    place_stone(s, border_between(here, there))


@compiled
def do_movestone(s: LegendState, here: int, there: int, to_here: int, to_there: int) -> None:
    """Move a token from between two hexes to between two others."""
    move_stone(s, border_between(here, there), border_between(to_here, to_there))
