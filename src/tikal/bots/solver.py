"""The best play of a last scoring segment: exact in the base game, in Legend where everything could be tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.base.search.search import base_search
from tikal.games.base.search.spending import actions_for
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.lines import THE_END, actions_in
from tikal.games.legend.search.solver import best_legend_options
from tikal.games.view import View
from tikal.games.weights import Weights, weights_for
from tikal.rules.state import State, copy
from tikal.rules.steps import FINAL_ROUND, SPEND
from tikal.search.beam import path_to
from tikal.search.budget import MOST, is_number_of_nodes

NODES: Final = 600_000
"""About two seconds; docs/strength.md tells how many a last segment needs."""
LEGEND_NODES: Final = 75_000
"""The same in Legend, where more has to be worked out for each position."""
INCUMBENT_WIDTH: Final = 32
INCUMBENT_NODES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Solution:
    """The best that can be done with the action points of a segment."""

    actions: list[Action]
    """What to do, up to the first treasure, which nobody can foresee; else up to the end of the segment."""
    value: float
    """Points ahead of the best rival after it, all counted who have still to score; treasures unseen at their mean."""
    proven: bool
    """Whether the search looked at everything; if not, this is the best it found. In Legend that is the rule."""


def is_last_segment(view: View) -> bool:
    """Whether the player to act spends his last action points of the game."""
    return bool(view.seen.step == SPEND and view.seen.segment == FINAL_ROUND)


def solve(view: View, nodes: int | None = None) -> Solution:
    """The best play of the last segment of a game, for the player to act.

    All ways to spend the points are considered that differ in what stands where in the end, treasures being worth what
    they bring in the mean. What rivals do afterwards is not, nor are powers of directors in Legend.
    """
    if not isinstance(view, View):
        raise TikalError(f"a view is solved, game.view(seat), not a {type(view).__name__}")
    if view.seat is None or view.seat != view.to_act or not is_last_segment(view):
        raise TikalError("only the last segment of a game can be solved, by the player who has to act")
    if nodes is not None and not is_number_of_nodes(nodes):
        raise TikalError(f"nodes is how many positions may be looked at, a whole number from 1 to {MOST:,}: {nodes!r}")
    state, weights = copy(view.seen), weights_for(view.table)
    if view.kind.id == "legend":
        site = cast(LegendState, state)
        options, value, proven = best_legend_options(site, weights, nodes or LEGEND_NODES)
        return Solution(actions_in(view, site, (*options, THE_END), weights), value, proven)
    options, value, proven = best_options(state, weights, nodes or NODES)
    return Solution(actions_for(view, state, options), value, proven)


def best_options(state: State, weights: Weights, nodes: int) -> tuple[list[int], float, bool]:
    """The options of the best plan, the margin they lead to, and whether that is proven. A beam finds the incumbent."""
    search = base_search()
    search.enter(state, weights)
    search.plan(INCUMBENT_WIDTH, INCUMBENT_NODES)
    found, incumbent = search.descent, search.beam
    found.length = path_to(incumbent, incumbent.best, found.plan)
    proven = search.solve(nodes)
    return [int(option) for option in found.plan[: found.length]], float(found.best), proven
