"""What a seat sees, as far as it is the same in every game: the site, the players, the decision, the supplies.

Seats are counted from the observer: row 0 is the observer, row 1 the left neighbour, and so on. Nothing here reads what
is hidden, so a full state gives the same numbers as a view.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tikal.compiling.functions import clear_record, compiled, copy_row, mark_equal
from tikal.games.encoding.fields import Field
from tikal.rules.packing import widen
from tikal.rules.state import CAMPS, KINDS, LEVELS, SEATS, State
from tikal.rules.steps import EFFECT, NORMAL, SEGMENTS, SPEND, STEPS, TOKEN
from tikal.rules.terrain import (
    JUNGLE,
    LETTERED_TILES,
    NO_TILE,
    NOBODY,
    NOWHERE,
    SIDES,
    TERRAINS,
    TILE_STONES,
    TILE_TERRAIN,
    TILE_VALUE,
)

LAP: Final = 100
"""Points in a lap of the scoring track: scores and bids are given as laps and points beyond."""
LOWEST_FLOOR: Final = 2
SEEN_TERRAINS: Final = TERRAINS[JUNGLE:]
TILE_FEATURES: Final = len(SEEN_TERRAINS) + 1 + SIDES
"""Of a tile that is not on the site: its terrain, its value, and the stones on its sides before it is turned."""

TILE_LOOKS: Final = np.array(
    [
        [*(int(terrain == JUNGLE + k) for k in range(len(SEEN_TERRAINS))), value, *stones[0]]
        for terrain, value, stones in zip(TILE_TERRAIN, TILE_VALUE, TILE_STONES, strict=True)
    ],
    dtype=np.int8,
)
"""[tile] -> its features."""

PLAYER: Final = (
    "at the table",
    "laps",
    "points beyond",
    "scorings",
    "explorers in reserve",
    "leaders in reserve",
    "camps in reserve",
    "guardians left",
    "explorers gone",
    "leaders gone",
    "to act",
    "active",
    "segments until own in scoring round",
)
"""Columns of `players`; columns that only some games have come after them, treasures are an array of their own."""
(
    PRESENT,
    LAPS,
    POINTS,
    SCORINGS,
    EXPLORERS_LEFT,
    LEADERS_LEFT,
    CAMPS_LEFT,
    GUARDIANS_LEFT,
    EXPLORERS_GONE,
    LEADERS_GONE,
    TO_ACT,
    ACTIVE,
    UNTIL_SCORING,
) = range(len(PLAYER))


def common_fields(hexes: int, more_columns: tuple[str, ...]) -> tuple[Field, ...]:
    """The arrays that every game has, on a board with this many hexes."""
    columns = (*PLAYER, *more_columns)
    return (
        Field("terrain", (len(SEEN_TERRAINS), hexes), f"1 where the hex is {', '.join(SEEN_TERRAINS)}"),
        Field("passages", (hexes, SIDES), "stones towards N, NE, SE, S, SW, NW, both sides together"),
        Field("temple", (hexes,), "value of the temple, 0 elsewhere"),
        Field("tokens", (hexes,), "treasures still lying there"),
        Field("explorers", (SEATS, hexes), "explorers of each player"),
        Field("leaders", (SEATS, hexes), "leaders of each player"),
        Field("camps", (SEATS, hexes), "number of the player's camp (1 or 2) where one stands"),
        Field("guardians", (SEATS, hexes), "1 where the player's guardian stands"),
        Field("cleared", (hexes,), "floors cleared in this segment"),
        Field("dug", (hexes,), "treasures dug in this segment"),
        Field("players", (SEATS, len(columns)), "; ".join(columns)),
        Field("treasures", (SEATS, KINDS), "treasures of each player by kind"),
        Field("step", (len(STEPS),), f"1 at the decision that is due: {', '.join(STEPS)}"),
        Field("segment", (len(SEGMENTS),), f"1 at the kind of segment: {', '.join(SEGMENTS)}"),
        Field("ap", (1,), "action points left"),
        Field("floors", (LEVELS - LOWEST_FLOOR,), "floors left of the levels 2 to 10"),
        Field("to_come", (LETTERED_TILES,), "1 for each tile A1 to G5 that nobody has seen yet"),
    )


@compiled
def seat_at(s: State, seat: int, place: int) -> int:
    """Who sits so many places to the left of a seat; a comparison takes less time than a division."""
    other = seat + place
    return other - s.players if other >= s.players else other


@compiled
def place_of(s: State, other: int, seat: int) -> int:
    """How many places to the left of a seat another sits."""
    place = other - seat
    return place + s.players if place < 0 else place


@compiled
def observe_common(s: State, seat: int, o: Any) -> None:
    """Fill in the arrays that every game has; everything else is cleared."""
    clear_record(o)
    observe_site(s, o)
    for place in range(s.players):
        observe_player(s, seat_at(s, seat, place), place, o)
    if s.to_act != NOBODY:
        o.players[place_of(s, s.to_act, seat), TO_ACT] = 1
    o.players[place_of(s, s.active, seat), ACTIVE] = 1
    if NORMAL < s.segment < TOKEN and (s.step == SPEND or s.step == EFFECT):
        for turn in range(s.scoring_turn, s.players):
            o.players[place_of(s, widen(s.scoring_order[turn]), seat), UNTIL_SCORING] = turn - s.scoring_turn
    o.step[s.step] = 1
    o.segment[s.segment] = 1
    o.ap[0] = s.ap
    copy_row(o.floors, s.floors[LOWEST_FLOOR:])


@compiled
def observe_site(s: State, o: Any) -> None:
    """What lies on the hexes."""
    copy_row(o.passages, s.passage)
    copy_row(o.temple, s.temple)
    copy_row(o.tokens, s.tokens)
    copy_row(o.cleared, s.cleared)
    copy_row(o.dug, s.dug)
    for place in range(len(SEEN_TERRAINS)):
        mark_equal(o.terrain[place], s.terrain, JUNGLE + place)


@compiled
def observe_player(s: State, seat: int, place: int, o: Any) -> None:
    """What a player has on the site and in front of them."""
    copy_row(o.explorers[place], s.explorers[seat])
    copy_row(o.leaders[place], s.leaders[seat])
    mark_equal(o.guardians[place], s.guardian, seat)
    copy_row(o.treasures[place], s.treasures[seat])
    row = o.players[place]
    row[PRESENT] = 1
    row[LAPS] = s.score[seat] // LAP
    row[POINTS] = s.score[seat] % LAP
    row[SCORINGS] = s.scorings[seat]
    row[EXPLORERS_LEFT] = s.explorers_left[seat]
    row[LEADERS_LEFT] = s.leaders_left[seat]
    row[GUARDIANS_LEFT] = s.guardians_left[seat]
    row[EXPLORERS_GONE] = s.explorers_gone[seat]
    row[LEADERS_GONE] = s.leaders_gone[seat]
    in_reserve = 0
    for camp in range(CAMPS):
        hex_ = s.camps[seat, camp]
        if hex_ == NOWHERE:
            in_reserve += 1
        else:
            o.camps[place, hex_] = camp + 1
    row[CAMPS_LEFT] = in_reserve


@compiled
def observe_tile(tile: int, row: Any) -> None:
    """The features of a tile, zeros for none."""
    if tile != NO_TILE:
        copy_row(row, TILE_LOOKS[tile])


@compiled
def observe_to_come(s: State, drawn: int, o: Any) -> None:
    """Tiles that have not been drawn; `drawn` of the stack have."""
    for tile in range(LETTERED_TILES):
        o.to_come[tile] = 1
    for place in range(drawn):
        o.to_come[widen(s.stack[place])] = 0
