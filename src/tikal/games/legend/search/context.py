"""What a search in Legend knows besides the position: as in the base game, with terms of Legend's own."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.components import pieces
from tikal.games.legend.rules.state import LegendState
from tikal.rules.packing import record_type
from tikal.rules.state import KINDS, SEATS
from tikal.rules.steps import FINAL_ROUND, OVER, VOLCANO_ROUND
from tikal.rules.terrain import LAKE, NOBODY, TEMPLE, VOLCANO
from tikal.search.context import (
    Context,
    Numbers,
    count_hidden,
    expect_treasures,
    find_pieces,
    is_to_score,
    measure_ways,
    price_deploys,
    price_supply,
)

TERMS: Final = 43
"""How many terms the evaluation has."""
BLUE: Final = pieces().treasures.blue_copies
"""Treasures of a kind that Legend adds."""


class LegendContext(Context, Protocol):
    """The fields that only Legend has."""

    weights: Annotated[Numbers, np.float64, TERMS]
    terms: Annotated[Numbers, np.float64, SEATS, TERMS]


LEGEND_CONTEXT: Final = record_type(LegendContext)


@compiled
def is_prize(s: LegendState, hex_: int) -> bool:
    """Whether the majority on a hex brings points by itself."""
    terrain = s.terrain[hex_]
    return bool(terrain in (LAKE, VOLCANO) or (terrain == TEMPLE and s.guardian[hex_] == NOBODY))


@compiled
def prepare_legend(s: LegendState, c: LegendContext, seat: int) -> None:
    """Everything for a search by this player, distances included."""
    measure_ways(s, c)
    c.seat = seat
    count_hidden(s, c)
    for kind in range(KINDS):
        c.hidden[kind] += BLUE - s.blue[kind]  # players have them among the others
    expect_treasures(s, c)
    for player in range(s.players):
        price_prizes(s, c, player)


@compiled
def price_prizes(s: LegendState, c: LegendContext, player: int) -> None:
    """Where a player stands, and what it costs to come to prizes."""
    price_deploys(s, c, player)
    find_pieces(s, c, player)
    for hex_ in range(s.hexes):
        if is_prize(s, hex_):
            price_supply(s, c, player, hex_)


@compiled
def scores_yet(s: LegendState, seat: int) -> bool:
    """Whether a scoring round is on in which the player has still to score."""
    return s.step != OVER and s.segment in (VOLCANO_ROUND, FINAL_ROUND) and is_to_score(s, seat)
