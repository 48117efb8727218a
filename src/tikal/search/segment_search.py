"""Searches of a segment, made for a game from its own options and evaluation.

They are made, instead of getting the game's functions as arguments, because compiled code cannot be handed a function.
Compiled functions call what is made here; Python calls it only through an entry point (`games/*/search`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from tikal.compiling.functions import compiled
from tikal.rules.state import AnyState
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import END, Choices, encode
from tikal.search.beam import SCRATCH, START, Beam, keep
from tikal.search.context import Context, keep_deploys
from tikal.search.reaching import Reached, begin_search, most_points, reach

TABLE: Final = 1 << 16
"""Entries for positions reached."""
NOTHING: Final = -1
"""No option."""
THE_END: Final = encode(END, 0, 0, 0)
"""The action that ends a segment."""

AnyContext = TypeVar("AnyContext", bound=Context)
PlanSegment: TypeAlias = Callable[[list[AnyState], AnyContext, Beam, Reached, Choices, int, int], float]
BestOption: TypeAlias = Callable[[list[AnyState], int, AnyContext, Choices], int]


class SearchedGame(NamedTuple, Generic[AnyState, AnyContext]):
    """What differs between games in which segments are searched; the functions are compiled ones."""

    list_options: Callable[[AnyState, AnyContext, Choices], None]
    """Lists all options of the searching player. `deploy` of the context must fit their camps."""
    price_of: Callable[[AnyContext, int], int]
    """Action points that an option costs."""
    take_option: Callable[[AnyState, int, int], None]
    """Carries out an option for its price; a treasure that is dug stays unknown."""
    evaluate: Callable[[AnyState, AnyContext], float]
    """What a position is worth to the searching player."""
    change: Callable[[int, int], int]
    """What an option of a player adds to the key of a position (`hashing.py`)."""


def planner(game: SearchedGame[AnyState, AnyContext]) -> PlanSegment[AnyState, AnyContext]:
    """The search of a whole segment with a beam.

    From the most points down, the best positions of each layer are expanded; what an option leads to goes into the
    layer of the points then left. A position that was reached before with as many points is not looked at again, so
    the order of actions does not matter.
    """
    list_options, price_of, take_option, evaluate, change = game

    @compiled
    def expand(states: list[AnyState], c: AnyContext, b: Beam, t: Reached, slot: int, choices: Choices) -> None:
        """Try all options of a position."""
        s, trial = states[slot], states[SCRATCH]
        keep_deploys(s, c, c.seat)
        list_options(s, c, choices)
        for k in range(choices.count):
            option = choices.codes[k]
            keep_deploys(s, c, c.seat)
            price = price_of(c, option)
            layer, key = s.ap - price, b.key[slot] + change(c.seat, option)
            if not reach(t, key, layer):
                continue
            states[SCRATCH] = states[slot]
            take_option(trial, option, price)
            b.evaluated += 1
            keep(b, layer, evaluate(trial, c), key, slot, option, price)
            if b.evaluated >= b.limit:
                return

    @compiled
    def plan(
        states: list[AnyState], c: AnyContext, b: Beam, t: Reached, choices: Choices, width: int, limit: int
    ) -> float:
        """Search from `states[START]`, for which the context was prepared; the value of the best position found."""
        b.width, b.limit, b.evaluated, b.best = width, limit, 1, NOWHERE
        b.filled[:] = 0
        begin_search(t, TABLE)
        start = states[START]
        top = start.ap
        reach(t, 0, top)
        root = keep(b, top, evaluate(start, c), 0, NOWHERE, 0, 0)
        states[root] = states[START]
        for layer in range(top, 0, -1):
            for k in range(b.filled[layer]):
                slot = b.heap[layer, k]
                if b.evaluated >= b.limit or most_points(t, b.key[slot]) > layer:
                    continue
                if slot != root:
                    states[slot] = states[b.parent[slot]]
                    take_option(states[slot], b.option[slot], b.price[slot])
                expand(states, c, b, t, slot, choices)
        return float(b.value[b.best])

    return plan


def chooser(game: SearchedGame[AnyState, AnyContext]) -> BestOption[AnyState, AnyContext]:
    """The choice of the option that looks best at once."""
    list_options, price_of, take_option, evaluate, _ = game

    @compiled
    def best_option(states: list[AnyState], here: int, c: AnyContext, choices: Choices) -> int:
        """The option of the position `states[here]` that gains most for a point, or NOTHING if none gains."""
        s, trial = states[here], states[SCRATCH]
        now = evaluate(s, c)
        list_options(s, c, choices)
        best, best_rate = NOTHING, 0.0
        for k in range(choices.count):
            option = choices.codes[k]
            keep_deploys(s, c, c.seat)
            price = price_of(c, option)
            states[SCRATCH] = states[here]
            take_option(trial, option, price)
            rate = (evaluate(trial, c) - now) / price
            if rate > best_rate:
                best, best_rate = option, rate
        keep_deploys(s, c, c.seat)
        return best

    return best_option
