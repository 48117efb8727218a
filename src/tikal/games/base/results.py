"""What an action brought to light or set in motion, read off the states before and after it.

Results make a game file replayable without a generator, tell a page what to show, and mark the point behind
which nothing may be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tikal.components import pieces
from tikal.games.action import Action
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import TILE_IDS

REVEALING: Final = frozenset({"drew", "opened", "found", "cards", "tokens", "saw"})
"""Kinds of result that tell players something they could not know."""

PRIVATE: Final = "saw"
"""The kind of result that only the player who acted may know (Legend's cards 07 and 08, p08)."""


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
        *found(before, action, after),
        *scored(before, after),
        *_paid(before, after),
        *_tiles(before, after),
    )


def opening_results(after: State) -> tuple[Result, ...]:
    """What the start of a game revealed."""
    return tuple(_revealed(0, after))


def found(before: State, action: Action, after: State) -> list[Result]:
    """The treasure that was dug up, or taken from a stack put in order."""
    if action.verb not in ("dig", "order"):
        return []
    seat = int(before.to_act)
    gained = [kind for kind in range(KINDS) if after.treasures[seat, kind] > before.treasures[seat, kind]]
    return [Result("found", (pieces().treasures.kinds[kind],)) for kind in gained]


def scored(before: State, after: State) -> list[Result]:
    """Points of a scoring."""
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
    return _revealed(int(before.drawn), after) + set_aside(before, after)


def set_aside(before: State, after: State) -> list[Result]:
    """Tiles that found no place."""
    slots = range(before.aside_count, after.aside_count)
    return [Result("aside", (TILE_IDS[after.aside[slot]],)) for slot in slots]


def _revealed(drawn: int, after: State) -> list[Result]:
    tiles = tuple(TILE_IDS[tile] for tile in after.stack[drawn : after.drawn])
    if not tiles:
        return []
    return [Result("opened" if after.auction else "drew", tiles)]
