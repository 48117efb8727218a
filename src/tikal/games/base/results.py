"""What an action brought to light or set in motion, read off the states before and after it.

Results make a game file replayable without a generator, tell a page what to show, and mark the point behind
which nothing may be taken back.
"""

from __future__ import annotations

from tikal.games.action import Action
from tikal.games.results import Result, found, scored, set_aside
from tikal.rules.state import State
from tikal.rules.terrain import TILE_IDS


def results_of(before: State, action: Action, after: State) -> tuple[Result, ...]:
    """All consequences of an action, in the order in which they came about."""
    return (
        *found(before, action, after),
        *scored(before, after),
        *_paid(before, after),
        *_tiles(before, after),
    )


def opening_results(after: State) -> tuple[Result, ...]:
    """What the start of a game revealed."""
    return tuple(_revealed(0, after))


def _paid(before: State, after: State) -> list[Result]:
    return [
        Result("paid", (str(before.score[seat] - after.score[seat]),))
        for seat in range(before.players)
        if after.score[seat] < before.score[seat]
    ]


def _tiles(before: State, after: State) -> list[Result]:
    return _revealed(int(before.drawn), after) + set_aside(before, after)


def _revealed(drawn: int, after: State) -> list[Result]:
    tiles = tuple(TILE_IDS[tile] for tile in after.stack[drawn : after.drawn])
    if not tiles:
        return []
    return [Result("opened" if after.auction else "drew", tiles)]
