"""What callers in Python want to know about a position: records that one call fills in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.compiling.records import new_record
from tikal.rules.majority import value
from tikal.rules.moving import check_crossing
from tikal.rules.packing import NUMBER, record_type
from tikal.rules.reasons import OK
from tikal.rules.scoring import collection_points
from tikal.rules.state import KINDS, SEATS, State
from tikal.rules.terrain import HEXES, SIDES, TEMPLE

Numbers: TypeAlias = npt.NDArray[np.int64]

TEMPLES, HIGHEST, VOLCANOES, JUNGLES, LAKES = range(5)
"""What hexes give points for; in the base game only temples do."""
CATEGORIES: Final = 5
PLENTY: Final = 100
"""More action points than any single step costs."""


class Scoring(Protocol):
    """What a player would score as the board stands."""

    by_hex: Annotated[Numbers, NUMBER, HEXES, CATEGORIES]  # [hex, category]
    by_kind: Annotated[Numbers, NUMBER, KINDS]  # [kind] for collections of treasures
    factors: Annotated[Numbers, NUMBER, CATEGORIES]  # [category] the factor of each of its hexes
    director: Annotated[int, NUMBER]  # for a power that was not used
    total: Annotated[int, NUMBER]


class Standing(Protocol):
    """Who holds the temples."""

    values: Annotated[Numbers, NUMBER, HEXES, SEATS]  # [hex, seat] of the player's pieces on a temple
    holds: Annotated[Numbers, NUMBER, HEXES, SEATS]  # [hex, seat] 1: the temple is the player's


class Passages(Protocol):
    """Where pieces can walk."""

    prices: Annotated[Numbers, NUMBER, HEXES, SIDES]  # [hex, side] to walk over that side, 0 where nobody can


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


def standing_by(holds_temple: Callable[[Any, int, int], bool]) -> Callable[[Any, Standing], None]:
    """The function that reports who holds the temples, by the rule of a game."""

    @compiled
    def stand(s: Any, out: Standing) -> None:
        for hex_ in range(s.hexes):
            for seat in range(s.players if s.terrain[hex_] == TEMPLE else 0):
                out.values[hex_, seat] = value(s, seat, hex_)
                out.holds[hex_, seat] = holds_temple(s, seat, hex_)

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
