"""Bidding for the next turn, and choosing a tile (R-AUC).

A tile is worth what a narrow search finds after it is laid. A bid is worth the lead of the best tile over the
next: that is what a player loses who comes later.
"""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.base.rules.auction import highest_possible_bid
from tikal.games.base.search.search import base_search
from tikal.games.weights import Weights
from tikal.rules import steps
from tikal.rules.state import State, copy
from tikal.rules.terrain import NO_TILE, TILE_TERRAIN, VOLCANO
from tikal.rules.verbs import BID, PASS, TAKE, encode
from tikal.search.beam import START

MOST: Final = 6.0
"""No turn is worth more: a search may err."""


def tile_values(state: State, width: int, weights: Weights) -> dict[int, float]:
    """What each open tile is worth to the player to act, if he has his turn with it now."""
    now = copy(state)
    now.step = steps.TAKE
    search = base_search()
    search.enter(now, weights)
    start = search.states[START].copy()
    values: dict[int, float] = {}
    for tile in now.open_tiles[: now.players].tolist():
        if tile != NO_TILE:
            search.states[START] = start
            values[tile] = search.plan_with_tile(tile, width)
    return {tile: value + _second_segment(tile, values, start) for tile, value in values.items()}


def _second_segment(tile: int, values: dict[int, float], start: object) -> float:
    """Who takes a volcano has a segment of scoring first, and then one like all others have."""
    others = [value for other, value in values.items() if TILE_TERRAIN[other] != VOLCANO]
    if TILE_TERRAIN[tile] != VOLCANO or not others:
        return 0.0
    search = base_search()
    search.states[START] = start
    return max(others) - search.plan(1, 1)


def take(state: State, width: int, weights: Weights) -> Action:
    """The best open tile."""
    values = tile_values(state, width, weights)
    return Action.of(encode(TAKE, max(values, key=lambda tile: values[tile]), 0, 0))


def bid(state: State, width: int, weights: Weights) -> Action:
    """One point more than is bid, as long as being next is worth it."""
    best, second = sorted(tile_values(state, width, weights).values(), reverse=True)[:2]
    offer = int(state.high_bid) + 1
    if offer <= min(best - second, MOST, highest_possible_bid(state, state.to_act)):
        return Action.of(encode(BID, offer, 0, 0))
    return Action.of(encode(PASS, 0, 0, 0))
