"""What a search in the base game knows besides the position: as in every game, with its own terms and sites."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.dealing import LETTER_STARTS
from tikal.rules.packing import NUMBER, record_type, widen
from tikal.rules.state import SEATS, State
from tikal.rules.steps import FINAL_ROUND, SPEND, VOLCANO_ROUND
from tikal.rules.terrain import HEXES, LETTERED_TILES, NO_TILE, TEMPLE, TILE_TERRAIN, VOLCANO
from tikal.search.context import (
    Context,
    Indices,
    Numbers,
    count_hidden,
    expect_treasures,
    find_pieces,
    price_deploys,
    price_supply,
)

TERMS: Final = 31
"""How many terms the evaluation has."""
SCORINGS: Final = 1 + sum(int(terrain) == VOLCANO for terrain in TILE_TERRAIN[:LETTERED_TILES])
"""How often each player scores in a game: at every volcano, and at the end."""


class BaseContext(Context, Protocol):
    """The fields that only the base game has."""

    weights: Annotated[Numbers, np.float64, TERMS]
    terms: Annotated[Numbers, np.float64, SEATS, TERMS]
    found: Annotated[int, NUMBER]  # treasures dug in this segment before the search: their kinds are known
    temples: Annotated[int, NUMBER]  # how many temples there are
    temple: Annotated[Indices, NUMBER, HEXES]  # [k] their hexes
    ruins: Annotated[int, NUMBER]  # how many ruins have treasures
    ruin: Annotated[Indices, NUMBER, HEXES]  # [k] their hexes
    price: Annotated[Indices, NUMBER, SEATS, HEXES]  # [seat, k] action points to take temple k, TOO_FAR for its holder


BASE_CONTEXT: Final = record_type(BaseContext)


@compiled
def find_sites(s: State, c: BaseContext) -> None:
    """List the temples, and the ruins with treasures."""
    c.temples, c.ruins = 0, 0
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == TEMPLE:
            c.temple[c.temples] = hex_
            c.temples += 1
        elif s.tokens[hex_] > 0:
            c.ruin[c.ruins] = hex_
            c.ruins += 1


@compiled
def dug_so_far(s: State, c: BaseContext) -> int:
    """Treasures dug in this segment on the ruins that are listed."""
    count = 0
    for k in range(c.ruins):
        count += widen(s.dug[c.ruin[k]])
    return count


@compiled
def tiles_before_scoring(s: State) -> float:
    """How many tiles will be drawn before the next volcano or the end, on average, from what everybody knows."""
    before = 0.0
    for slot in range(SEATS):
        if s.open_tiles[slot] != NO_TILE and TILE_TERRAIN[s.open_tiles[slot]] == VOLCANO:
            return 1.0
    for letter in range(len(LETTER_STARTS) - 1):
        hidden = max(0, LETTER_STARTS[letter + 1] - max(LETTER_STARTS[letter], s.drawn))
        if hidden == 0:
            continue
        volcanoes = 0
        for tile in range(LETTER_STARTS[letter], LETTER_STARTS[letter + 1]):
            if TILE_TERRAIN[tile] == VOLCANO:
                volcanoes += 1
        for place in range(LETTER_STARTS[letter], min(s.drawn, LETTER_STARTS[letter + 1])):
            if TILE_TERRAIN[s.stack[place]] == VOLCANO:
                volcanoes -= 1
        if volcanoes > 0:
            return float(before + (hidden - volcanoes) / (volcanoes + 1.0))
        before += hidden
    return before


@compiled
def foresee_scorings(s: State, c: BaseContext) -> None:
    """How many scorings each player has left after this segment, and how close the next of them is."""
    closeness = 1.0 / (1.0 + tiles_before_scoring(s) / (2.0 * s.players))
    in_round = s.step == SPEND and s.segment in (VOLCANO_ROUND, FINAL_ROUND)
    for seat in range(s.players):
        c.left[seat] = SCORINGS - s.scorings[seat]
        c.near[seat] = min(closeness, c.left[seat])
    c.ends_in_scoring = 1 if in_round and s.to_act == c.seat else 0
    if in_round:
        for k in range(s.scoring_turn, s.players):
            c.near[s.scoring_order[k]] = 1.0
    if c.ends_in_scoring:
        c.left[c.seat] -= 1.0
        c.near[c.seat] = min(closeness, c.left[c.seat])


@compiled
def prepare(s: State, c: BaseContext, seat: int) -> None:
    """Everything but the distances, for a search by this player in this segment."""
    c.seat = seat
    foresee_scorings(s, c)
    count_hidden(s, c)
    expect_treasures(s, c)
    find_sites(s, c)
    c.found = dug_so_far(s, c)
    for player in range(s.players):
        price_deploys(s, c, player)
        find_pieces(s, c, player)
        if player != seat:
            for k in range(c.temples):
                price_supply(s, c, player, c.temple[k])
