"""A price list: what the actions of an edition cost, as the rules have it.

>>> prices("supermeeple-2015")["guard"], prices("supermeeple-2015")["move"]
(5, None)
"""

from __future__ import annotations

from functools import cache

from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.rules.dealing import generator
from tikal.rules.segment import begin_segment
from tikal.rules.steps import NORMAL
from tikal.rules.verbs import encode

FEWEST_PLAYERS = 2


@cache
def prices(edition: str) -> dict[str, int | None]:
    """[kind of action] -> action points; None where it depends on what exactly is done."""
    kind = kind_of(edition)
    state = kind.rules.set_up(agree(edition, FEWEST_PLAYERS))
    kind.rules.deal(state, generator(0))
    kind.rules.begin(state)
    begin_segment(state, 0, NORMAL)
    found: dict[str, int | None] = {}
    for verb in kind.spending.verbs(state):
        action = Action.of(encode(verb, 0, 0, 0))
        found[action.kind] = None if verb in kind.spending.varying else kind.rules.price(state, action)
    return found
