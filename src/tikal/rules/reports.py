"""What callers in Python want to know about a position: records that one call fills in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.compiling.records import new_record
from tikal.rules.majority import value
from tikal.rules.moving import check_crossing
from tikal.rules.packing import NUMBER, SMALL, record_type
from tikal.rules.reasons import OK
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS, SEATS, Int8Array, State
from tikal.rules.terrain import HEXES, SIDES, TEMPLE

TEMPLES, HIGHEST, VOLCANOES, JUNGLES, LAKES = range(5)
"""What hexes give points for; in the base game only temples do."""
CATEGORIES: Final = 5
PLENTY: Final = 100
"""More action points than any single step costs."""


class Scoring(Protocol):
    """What a player would score as the board stands."""

    by_hex: Annotated[Int8Array, SMALL, HEXES, CATEGORIES]  # [hex, category]
    by_kind: Annotated[Int8Array, SMALL, KINDS]  # [kind] for collections of treasures
    factors: Annotated[Int8Array, SMALL, CATEGORIES]  # [category] the factor of each of its hexes
    director: Annotated[int, NUMBER]  # for a power that was not used
    total: Annotated[int, NUMBER]


class Standing(Protocol):
    """Who holds the temples, one after the other."""

    hexes: Annotated[Int8Array, SMALL, HEXES]  # [k] where temple k stands
    values: Annotated[Int8Array, SMALL, HEXES, SEATS]  # [k, seat] of the player's pieces there
    holds: Annotated[Int8Array, SMALL, HEXES, SEATS]  # [k, seat] 1: the temple is the player's


class Passages(Protocol):
    """Where pieces can walk."""

    prices: Annotated[Int8Array, SMALL, HEXES, SIDES]  # [hex, side] to walk over that side, 0 where nobody can


SCORING: Final = record_type(Scoring)
STANDING: Final = record_type(Standing)
PASSAGES: Final = record_type(Passages)


def empty(report: np.dtype[np.void]) -> Any:
    """A report to be filled in."""
    return new_record(report)


@compiled
def score_collections(s: State, seat: int, out: Scoring) -> None:
    """Points for a player's treasures, kind by kind."""
    for kind in range(KINDS):
        out.by_kind[kind] = collection_points(s, seat, kind)


def standing_by(holds_temple: Callable[[Any, int, int], bool]) -> Callable[[Any, Standing], int]:
    """The function that reports who holds the temples, by the rule of a game, and how many there are."""

    @compiled
    def stand(s: Any, out: Standing) -> int:
        count = 0
        for hex_ in range(s.hexes):
            if s.terrain[hex_] == TEMPLE:
                out.hexes[count] = hex_
                for seat in range(s.players):
                    out.values[count, seat] = value(s, seat, hex_)
                    out.holds[count, seat] = holds_temple(s, seat, hex_)
                count += 1
        return count

    return stand


@compiled
def price_passages(s: State, out: Passages) -> None:
    """Ask the rules about every side of every hex."""
    points = s.ap
    s.ap = PLENTY
    for hex_ in range(s.hexes):
        for side in range(SIDES):
            if check_crossing(s, hex_, side) == OK:
                out.prices[hex_, side] = s.passage[hex_, side]
    s.ap = points
