"""The last segment of the base game for the solver: everything is tried that options and bound leave open."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.search.context import BaseContext
from tikal.games.base.search.margin import Prospect, margin, most_to_gain, prepare_bound
from tikal.rules.verbs import Choices
from tikal.search.beam import START, States
from tikal.search.branch_and_bound import Descent, SolvedGame, solver
from tikal.search.context import keep_deploys
from tikal.search.hashing import change
from tikal.search.options import list_options, price_of, take_option
from tikal.search.reaching import Reached

_search: Final = solver(SolvedGame(list_options, price_of, take_option, margin, most_to_gain, change))


@compiled
def solve(
    states: States, c: BaseContext, p: Prospect, d: Descent, t: Reached, lists: list[Choices], limit: int
) -> bool:
    """Find the best plan from the position in START, at least as good as the one in `d`; whether it is proven."""
    prepare_bound(states[START], c, p)
    states[0] = states[START]
    s = states[0]
    for k in range(d.length):
        keep_deploys(s, c, c.seat)
        take_option(s, d.plan[k], price_of(c, d.plan[k]))
    d.best = margin(s, c, p)
    return bool(_search(states, c, p, d, t, lists, limit))
