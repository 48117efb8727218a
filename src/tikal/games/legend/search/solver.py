"""The best play of a last segment of Legend."""

from __future__ import annotations

from typing import Final

from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import STONE_COST
from tikal.games.legend.search.search import legend_search
from tikal.games.weights import Weights

WIDTH: Final = 128
NODES: Final = 1_000_000
"""Enough for such a beam to come to its end."""


def best_last_plan(state: LegendState, weights: Weights) -> tuple[int, ...]:
    """The best way found to spend the points of a last segment."""
    search = legend_search()
    search.enter(state, int(state.to_act), weights)
    search.plan_last(WIDTH, NODES)
    return search.best_plan()


def best_legend_options(state: LegendState, weights: Weights, nodes: int) -> tuple[list[int], float, bool]:
    """The options of the best play, the margin they lead to, and whether that is proven.

    Where a stone could be laid or moved nothing is proven: they are not tried. Nor with p20, when guardians are worth
    more than is counted.
    """
    plan = best_last_plan(state, weights)
    search = legend_search()
    search.descent.length = len(plan)
    search.descent.plan[: len(plan)] = plan
    is_all_tried = search.solve(nodes)
    found = search.descent
    proven = is_all_tried and state.ap < STONE_COST and not state.keep_pieces
    return found.plan[: found.length].tolist(), float(found.best), bool(proven)
