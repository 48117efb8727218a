"""Branch and bound: the best way to spend the points of a last scoring segment, found by looking at all of them.

Depth first from an incumbent; a branch is left when even the most it could gain would not beat the best found so far.
Like the searches in `segment_search.py` it is made for a game from the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.packing import NUMBER, record_type
from tikal.rules.state import AnyState
from tikal.rules.verbs import Choices
from tikal.search.beam import LAYERS, START
from tikal.search.context import Indices, keep_deploys
from tikal.search.reaching import ENTRIES, Reached, begin_search, reach
from tikal.search.segment_search import AnyContext

DEEPEST: Final = LAYERS
"""Options one after the other, at most: each costs a point."""
SAME: Final = 1.0e-9

AnyProspect = TypeVar("AnyProspect")
"""What a game works out about a position for its bound."""


class Descent(Protocol):
    """Where a search stands, and the best it has found."""

    evaluated: Annotated[int, NUMBER]
    best: Annotated[float, np.float64]  # to begin with, what has to be beaten
    length: Annotated[int, NUMBER]  # of the best plan
    plan: Annotated[Indices, NUMBER, DEEPEST]
    option: Annotated[Indices, NUMBER, DEEPEST]  # [depth] taken there
    left: Annotated[Indices, NUMBER, DEEPEST]  # [depth] how many of its options are still to be tried
    key: Annotated[Indices, NUMBER, DEEPEST]


DESCENT: Final = record_type(Descent)
Solve: TypeAlias = Callable[[list[AnyState], AnyContext, AnyProspect, Descent, Reached, list[Choices], int], bool]


class SolvedGame(NamedTuple, Generic[AnyState, AnyContext, AnyProspect]):
    """What differs between games whose last segments are solved; the functions are compiled ones."""

    list_options: Callable[[AnyState, AnyContext, Choices], None]
    """Lists what is tried in a position."""
    price_of: Callable[[AnyContext, int], int]
    take_option: Callable[[AnyState, int, int], None]
    value: Callable[[AnyState, AnyContext, AnyProspect], float]
    """What can be had without another option."""
    most_to_gain: Callable[[AnyState, AnyContext, AnyProspect], float]
    """No options raise the value by more than this. After `value`."""
    change: Callable[[int, int], int]
    """What an option of a player adds to the key of a position (`hashing.py`)."""


def solver(game: SolvedGame[AnyState, AnyContext, Any]) -> Solve[AnyState, AnyContext, Any]:
    """The search of all ways to spend the points of a segment that could be the best."""
    list_options, price_of, take_option, value, most_to_gain, change = game

    @compiled
    def go_deeper(
        states: list[AnyState], c: AnyContext, p: Any, d: Descent, t: Reached, depth: int, option: int
    ) -> bool:
        """Try the last option left; whether the position after it is worth a further look."""
        s, child = states[depth], states[depth + 1]
        keep_deploys(s, c, c.seat)
        price = price_of(c, option)
        d.option[depth] = option
        key = d.key[depth] + change(c.seat, option)
        if not reach(t, key, s.ap - price):
            return False
        states[depth + 1] = states[depth]
        take_option(child, option, price)
        d.evaluated += 1
        d.key[depth + 1] = key
        reached = value(child, c, p)
        if reached > d.best + SAME:
            d.best, d.length = reached, depth + 1
            for k in range(d.length):
                d.plan[k] = d.option[k]
        return child.ap > 0 and reached + most_to_gain(child, c, p) > d.best + SAME

    @compiled
    def solve(
        states: list[AnyState], c: AnyContext, p: Any, d: Descent, t: Reached, lists: list[Choices], limit: int
    ) -> bool:
        """Find the plan with the highest value from `states[START]`; whether the search came to its end.

        `d` holds the plan to begin with, or a value without one. The states before START hold the way down.
        """
        states[0] = states[START]
        d.evaluated, depth = 1, 0
        begin_search(t, ENTRIES)
        d.key[0] = 0
        keep_deploys(states[0], c, c.seat)
        here = value(states[0], c, p)
        if here > d.best + SAME:
            d.best, d.length = here, 0
        if here + most_to_gain(states[0], c, p) <= d.best + SAME:
            return True
        list_options(states[0], c, lists[0])
        d.left[0] = lists[0].count
        while depth >= 0:
            if d.left[depth] == 0:
                depth -= 1
                continue
            if d.evaluated >= limit:
                return False
            d.left[depth] -= 1
            if go_deeper(states, c, p, d, t, depth, lists[depth].codes[d.left[depth]]):
                depth += 1
                list_options(states[depth], c, lists[depth])
                d.left[depth] = lists[depth].count
        return True

    return solve
