"""Prices, majorities and paths worked out anew from the components.

A mistake in the rules cannot hide behind itself here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from random_play import Course, Segment, Step
from tikal.components import board, tiles
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES, TERRAINS

HEXES: Final = range(40)
PRICES: Final = {"deploy": 1, "transfer": 1, "clear": 2, "dig": 3, "swap": 3, "camp": 5, "guard": 5}
PRINTED: Final = {HEX_NAMES.index(printed.hex): printed for printed in board().printed}


def seats(s: State) -> range:
    return range(s.players)


def places(table: npt.NDArray[Any]) -> list[int]:
    """Where a table, usually one over hexes, is not zero or false."""
    return np.flatnonzero(table).tolist()


def terrain(s: State, hex_: int) -> str:
    return TERRAINS[s.terrain[hex_]]


def hex_of(step: Step) -> int:
    """The last hex that an action names: the site of most actions."""
    return HEX_NAMES.index(next(word for word in reversed(step.action.arguments) if word in HEX_NAMES))


def printed_value(s: State, hex_: int) -> int:
    """Value of a temple, or masks of ruins, before anything happened there."""
    return PRINTED[hex_].value if hex_ in PRINTED else tiles()[s.tile_on[hex_]].value


def stones(s: State, hex_: int, side: int) -> int:
    """Stones on a side of the tile that lies on a hex; none if there is no tile."""
    if hex_ in PRINTED:
        return PRINTED[hex_].stones[side]
    tile = int(s.tile_on[hex_])
    return 0 if tile < 0 else tiles()[tile].stones[(side - s.rotation[hex_]) % 6]


def borders() -> Iterable[tuple[int, int, int]]:
    """All borders between two hexes, seen from both sides: hex, side, neighbour."""
    for hex_ in HEXES:
        for side, there in enumerate(board().neighbours(hex_)):
            if there in HEXES:
                yield hex_, side, there


BORDERS: Final = list(borders())


def stones_between(s: State, hex_: int, side: int, there: int) -> int:
    return stones(s, hex_, side) + stones(s, there, (side + 3) % 6)


def connected(nodes: set[int], links: Iterable[tuple[int, int]]) -> bool:
    """Whether all nodes hang together with the base camp."""
    neighbours: dict[int, set[int]] = {node: set() for node in nodes}
    for here, there in links:
        if here in nodes and there in nodes:
            neighbours[here].add(there)
            neighbours[there].add(here)
    reached, edge = {0}, [0]
    while edge:
        new = neighbours[edge.pop()] - reached
        reached |= new
        edge += new
    return reached == nodes


def in_majority(s: State, hex_: int) -> list[int]:
    """The seats that have more on a hex than each of the others; no guardians considered."""
    values = [int(s.explorers[seat, hex_] + 3 * s.leaders[seat, hex_]) for seat in seats(s)]
    return [seat for seat, value in enumerate(values) if value and values.count(value) == 1 and value == max(values)]


def price(step: Step) -> int:
    """Action points that an action costs, after the price list."""
    if step.action.verb != "move":
        return PRICES[step.action.verb]
    here, there = (HEX_NAMES.index(name) for name in step.action.arguments[1:])
    return stones_between(step.before, here, board().neighbours(here).index(there), there)


def is_scoring(step: Step) -> bool:
    """Whether the player who decided scores now."""
    return step.action.verb == "end" and step.before.segment != 0


def scoring_rounds(game: Course) -> list[list[Segment]]:
    """The segments of scoring rounds, round by round."""
    scoring = [segment for segment in game.segments if segment.kind != "normal"]
    players = game.seating.players
    return [scoring[start : start + players] for start in range(0, len(scoring), players)]


def winning_bids(game: Course) -> list[int]:
    """What was to be paid for each tile, from the bids alone."""
    high, bids = 0, []
    for step in game.with_verb("bid", "take"):
        if step.action.verb == "bid":
            high = int(step.action.arguments[0])
        else:
            bids.append(high)
            high = 0
    return bids
