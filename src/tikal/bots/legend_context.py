"""What a search in Legend knows beside the position: as in the base game, with terms of Legend's own."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.bots.context import Context, Numbers, find_pieces, measure_ways, price_deploys, price_supply
from tikal.rules.compiled import compiled
from tikal.rules.legend.state import LegendState
from tikal.rules.packing import record_type
from tikal.rules.state import KINDS, SEATS
from tikal.rules.steps import FINAL_ROUND, OVER, VOLCANO_ROUND
from tikal.rules.terrain import LAKE, NOBODY, TEMPLE, VOLCANO

TERMS: Final = 43
"""How many terms the evaluation has."""
WHITE_AND_BLUE: Final = 3 + 2
"""Treasures of a kind in the whole game."""


class LegendContext(Context, Protocol):
    """More fields for Legend."""

    terms: Annotated[Numbers, np.float64, SEATS, TERMS]
    term_weights: Annotated[Numbers, np.float64, TERMS]


LEGEND_CONTEXT: Final = record_type(LegendContext)


@compiled
def is_prize(s: LegendState, hex_: int) -> bool:
    """Whether the majority on a hex brings points by itself."""
    terrain = s.terrain[hex_]
    return bool(terrain in (LAKE, VOLCANO) or (terrain == TEMPLE and s.guardian[hex_] == NOBODY))


@compiled
def look_around(s: LegendState, c: LegendContext, seat: int) -> None:
    """Everything for a search by this player, distances included."""
    measure_ways(s, c)
    c.seat = seat
    expect_treasure(s, c)
    for player in range(s.players):
        look_for(s, c, player)


@compiled
def look_for(s: LegendState, c: LegendContext, player: int) -> None:
    """Where a player stands, and what it costs him to come to prizes."""
    price_deploys(s, c, player)
    find_pieces(s, c, player)
    for hex_ in range(s.hexes):
        if is_prize(s, hex_):
            price_supply(s, c, player, hex_)


@compiled
def expect_treasure(s: LegendState, c: LegendContext) -> None:
    """What a treasure of unknown kind adds to the searching player's sets, singles and pairs, in the mean."""
    unseen = 0.0
    c.unknown[:] = 0.0
    for kind in range(KINDS):
        hidden = WHITE_AND_BLUE - s.blue[kind]
        for seat in range(s.players):
            hidden -= s.treasures[seat, kind]
        mine = s.treasures[c.seat, kind]
        unseen += hidden
        c.unknown[0] += hidden * (mine + 1.0)
        c.unknown[1] += hidden * (1.0 if mine == 0 else (-1.0 if mine == 1 else 0.0))
        c.unknown[2] += hidden * (1.0 if mine == 1 else (-1.0 if mine == 2 else 0.0))
    if unseen > 0.0:
        for part in range(len(c.unknown)):
            c.unknown[part] /= unseen


@compiled
def scores_yet(s: LegendState, seat: int) -> bool:
    """Whether a scoring round is on in which the player has still to score."""
    if s.step == OVER or s.segment not in (VOLCANO_ROUND, FINAL_ROUND):
        return False
    for k in range(s.scoring_turn, s.players):
        if s.scoring_order[k] == seat:
            return True
    return False
