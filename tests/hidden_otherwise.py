"""The same game with other things hidden: tiles, cards and tokens to come, and treasures face down."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from copy import copy as copy_of
from typing import Any, cast

import tikal
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.state import LegendState
from tikal.rules.state import State, copy
from tikal.rules.terrain import TILE_IDS

Place = tuple[int, int]
"""A hex, and a height of the stack of treasures there."""


def twin(game: tikal.Game, seat: int | None, chance: random.Random) -> tikal.Game:
    """The same game, as far as a seat knows, with other things hidden from it."""
    other = copy_of(game)
    if game.table.edition == LEGEND:
        other._state = legend_shuffled_where_hidden(cast(LegendState, game._state), seat, chance)
    else:
        other._state = shuffled_where_hidden(game._state, chance)
    return other


def shuffled_where_hidden(s: State, chance: random.Random) -> State:
    """The same position of a base game with other things hidden."""
    other = copy(s)
    _shuffle_tiles(s, other, len(s.stack), chance)
    _shuffle_treasures(s, other, _on_ruins(s), chance)
    return other


def legend_shuffled_where_hidden(s: LegendState, seat: int | None, chance: random.Random) -> LegendState:
    """The same position of Legend with other things hidden from a seat; what it has looked at stays."""
    other = copy(s)
    _shuffle_tiles(s, other, int(s.stack_size), chance)
    _shuffle(other.deck, range(s.deck_drawn, s.deck_size), chance)
    _shuffle(other.bag, range(s.bag_drawn, len(s.bag)), chance)
    unknown = [(hex_, height) for hex_, height in _on_ruins(s) if seat is None or not s.known[seat, hex_] >> height & 1]
    _shuffle_treasures(s, other, unknown, chance)
    for rival in range(s.players):
        if rival != seat:
            other.known[rival] = chance.randrange(16)
    return other


def _on_ruins(s: State) -> list[Place]:
    return [(hex_, height) for hex_ in range(s.hexes) for height in range(s.tokens[hex_])]


def _shuffle_tiles(s: State, other: State, end: int, chance: random.Random) -> None:
    letters = [TILE_IDS[tile][0] for tile in s.stack[:end]]
    for letter in sorted(set(letters[s.drawn :])):
        _shuffle(other.stack, [place for place in range(s.drawn, end) if letters[place] == letter], chance)


def _shuffle_treasures(s: State, other: State, unknown: Iterable[Place], chance: random.Random) -> None:
    """Deal those at unknown places and those to come anew; and those of the pile that were laid out long ago."""
    hidden = [int(s.token[place]) for place in unknown] + s.pile[s.laid :].tolist()
    chance.shuffle(hidden)
    for place in unknown:
        other.token[place] = hidden.pop()
    other.pile[s.laid :] = hidden
    _shuffle(other.pile, range(s.laid), chance)


def _shuffle(table: Any, places: Sequence[int], chance: random.Random) -> None:
    """Shuffle what is in some places of a table."""
    table[list(places)] = table[chance.sample(places, len(places))]
