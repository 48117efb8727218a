"""Bidding for the next turn, and choosing a tile (R-AUC).

A tile is worth what a narrow search finds after it is laid. Being next is worth the lead of the best tile over the
second best: that is what a player loses by coming later.
"""

from __future__ import annotations

from typing import Final

from tikal.games.action import Action
from tikal.games.base.rules.auction import highest_possible_bid
from tikal.games.base.rules.verbs import BID, TAKE
from tikal.games.base.search.search import BaseSearch
from tikal.rules import steps
from tikal.rules.state import State, copy
from tikal.rules.terrain import NO_TILE, TILE_TERRAIN, VOLCANO
from tikal.rules.verbs import PASS, encode
from tikal.search.weights import Weights

HIGHEST_STAKE: Final = 6.0
"""No turn is worth more: a search may err."""


def tile_values(search: BaseSearch, state: State, width: int, weights: Weights) -> dict[int, float]:
    """What each open tile is worth to the player to act, if they have their turn with it now."""
    now = copy(state)
    now.step = steps.TAKE
    search.enter(now, int(now.to_act), weights)
    tiles = [tile for tile in now.open_tiles[: now.players].tolist() if tile != NO_TILE]
    values = {tile: search.value_with(tile, width) for tile in tiles}
    second = _second_segment(search, [value for tile, value in values.items() if not _is_volcano(tile)])
    return {tile: value + (second if _is_volcano(tile) else 0.0) for tile, value in values.items()}


def _is_volcano(tile: int) -> bool:
    return bool(TILE_TERRAIN[tile] == VOLCANO)


def _second_segment(search: BaseSearch, others: list[float]) -> float:
    """A volcano brings a segment of scoring first, and then one like those that the other tiles bring."""
    return max(others) - search.value() if others else 0.0


def stake(values: dict[int, float]) -> float:
    """What it is worth to be next."""
    best, second = sorted(values.values(), reverse=True)[:2]
    return min(best - second, HIGHEST_STAKE)


def take(values: dict[int, float]) -> Action:
    """Take the best open tile."""
    return Action.of(encode(TAKE, max(values, key=lambda tile: values[tile]), 0, 0))


def bid(state: State, values: dict[int, float]) -> Action:
    """Bid one point more than the others, as long as being next is worth it."""
    offer = int(state.high_bid) + 1
    if offer <= min(stake(values), highest_possible_bid(state, state.to_act)):
        return Action.of(encode(BID, offer, 0, 0))
    return Action.of(encode(PASS, 0, 0, 0))
