"""The last segment of Legend for the solver: everything is tried, for no bound is known that a product obeys.

So nothing is worked out for a bound either, and the context takes the place of a prospect.
"""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.context import LegendContext
from tikal.games.legend.search.hashing import legend_change
from tikal.games.legend.search.margin import legend_margin
from tikal.games.legend.search.options import legend_price, list_exchanges_and_recruits, take_legend_option
from tikal.rules.camping import list_camps
from tikal.rules.packing import widen
from tikal.rules.verbs import Choices
from tikal.search.beam import START
from tikal.search.branch_and_bound import Descent, SolvedGame, solver
from tikal.search.context import keep_deploys
from tikal.search.options import list_journeys, list_work
from tikal.search.reaching import Reached

EVERYTHING: Final = 1.0e9


@compiled
def list_everything(s: LegendState, c: LegendContext, out: Choices) -> None:
    """Journeys to all hexes, and all that can be done there."""
    out.count = 0
    for there in range(s.hexes):
        list_journeys(s, c, there, s.ap, out)
    list_work(s, c.seat, out)
    list_camps(s, out)
    list_exchanges_and_recruits(s, c.seat, widen(1), out)


@compiled
def value_now(s: LegendState, c: LegendContext, p: LegendContext) -> float:
    """How far the searching player is ahead."""
    return legend_margin(s, c)


@compiled
def most_to_gain(s: LegendState, c: LegendContext, p: LegendContext) -> float:
    """No bound."""
    return EVERYTHING


_search: Final = solver(
    SolvedGame(list_everything, legend_price, take_legend_option, value_now, most_to_gain, legend_change)
)


@compiled
def solve_legend(
    states: list[LegendState],
    c: LegendContext,
    d: Descent,
    t: Reached,
    lists: list[Choices],
    limit: int,
) -> bool:
    """Find the best plan from the position in START, at least as good as the one in `d`; whether all were tried."""
    states[0] = states[START]
    s = states[0]
    for k in range(d.length):
        keep_deploys(s, c, c.seat)
        take_legend_option(s, d.plan[k], legend_price(c, d.plan[k]))
    d.best = legend_margin(s, c)
    return bool(_search(states, c, c, d, t, lists, limit))
