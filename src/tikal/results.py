"""What an action brought to light or set in motion, read off the states before and after it.

Results make a game file replayable without a generator, tell a page what to show, and mark the point behind
which nothing may be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.action import Action
from tikal.components import pieces
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import TILE_IDS

REVEALING: Final = frozenset({"drew", "opened", "found"})
"""Kinds of result that tell players something they could not know."""


@dataclass(frozen=True, slots=True)
class Result:
    """One consequence, as a kind and its words: `drew B3`, `found jaguar`, `scored 29`."""

    kind: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.kind, *self.words))


def results_of(before: State, action: Action, after: State) -> tuple[Result, ...]:
    """All consequences of an action, in the order in which they came about."""
    return (
        *_found(before, action, after),
        *_scored(before, after),
        *_paid(before, after),
        *_tiles(before, after),
    )


def opening_results(after: State) -> tuple[Result, ...]:
    """What the start of a game revealed."""
    return tuple(_revealed(0, after))


def _found(before: State, action: Action, after: State) -> list[Result]:
    if action.verb != "dig":
        return []
    seat = int(before.to_act)
    gained = [kind for kind in range(KINDS) if after.treasures[seat, kind] > before.treasures[seat, kind]]
    return [Result("found", (pieces().treasures.kinds[kind],)) for kind in gained]


def _scored(before: State, after: State) -> list[Result]:
    return [
        Result("scored", (str(after.score[seat] - before.score[seat]),))
        for seat in range(before.players)
        if after.scorings[seat] > before.scorings[seat]
    ]


def _paid(before: State, after: State) -> list[Result]:
    return [
        Result("paid", (str(before.score[seat] - after.score[seat]),))
        for seat in range(before.players)
        if after.score[seat] < before.score[seat]
    ]


def _tiles(before: State, after: State) -> list[Result]:
    aside = [TILE_IDS[after.aside[slot]] for slot in range(before.aside_count, after.aside_count)]
    return _revealed(int(before.drawn), after) + [Result("aside", (tile,)) for tile in aside]


def _revealed(drawn: int, after: State) -> list[Result]:
    tiles = tuple(TILE_IDS[tile] for tile in after.stack[drawn : after.drawn])
    if not tiles:
        return []
    return [Result("opened" if after.auction else "drew", tiles)]
