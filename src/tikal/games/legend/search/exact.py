"""The last segment of Legend for the solver: everything is tried, for no bound is known that a product obeys."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.context import LegendContext
from tikal.games.legend.search.margin import legend_margin
from tikal.games.legend.search.options import legend_price, list_exchanges_and_recruits, take_legend_option
from tikal.rules.packing import NUMBER, number, record_type
from tikal.rules.verbs import Choices
from tikal.search.beam import START
from tikal.search.branch_and_bound import Descent, SolvedGame, solver
from tikal.search.context import keep_deploys
from tikal.search.options import list_camps, list_journeys, list_work
from tikal.search.reaching import Reached

EVERYTHING: Final = 1.0e9


class NoProspect(Protocol):
    """What branch and bound asks of every game; there is nothing to work out here."""

    begun: Annotated[int, NUMBER]
    to_beat: Annotated[float, np.float64]


NO_PROSPECT: Final = record_type(NoProspect)


@compiled
def list_everything(s: LegendState, c: LegendContext, p: NoProspect, out: Choices) -> int:
    """Journeys to all hexes, and all that can be done there."""
    out.count = 0
    for there in range(s.hexes):
        list_journeys(s, c, there, s.ap, out)
    list_work(s, c.seat, out)
    list_camps(s, c.seat, out)
    list_exchanges_and_recruits(s, c.seat, number(1), out)
    return number(0)


@compiled
def value_now(s: LegendState, c: LegendContext, p: NoProspect) -> float:
    """How far the searching player is ahead."""
    return legend_margin(s, c)


@compiled
def most_to_gain(s: LegendState, c: LegendContext, p: NoProspect) -> float:
    """No bound."""
    return EVERYTHING


_search: Final = solver(SolvedGame(list_everything, legend_price, take_legend_option, value_now, most_to_gain))


@compiled
def solve_legend(
    states: list[LegendState],
    c: LegendContext,
    p: NoProspect,
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
    return bool(_search(states, c, p, d, t, lists, limit))
