"""Chance in the base game: who begins, which tile is drawn, which treasure is dug up."""

from __future__ import annotations

from typing import Final

from tikal.components import pieces
from tikal.games.base.rules.entry_points import do
from tikal.games.seeing import UNKNOWN
from tikal.rules.state import COPIES, KINDS, SEATS, TREASURES, State, copy
from tikal.rules.terrain import LETTERED_TILES, TILE_IDS
from tikal.rules.verbs import DIG, first_of, verb_of

FIRST_TILE: Final = SEATS
FIRST_KIND: Final = FIRST_TILE + LETTERED_TILES
"""Outcomes are seats, then tiles, then kinds of treasures."""


class BaseChance:
    """Everybody sees the same, so what nobody has seen can be left open."""

    outcomes: Final = FIRST_KIND + KINDS
    most: Final = 1 + LETTERED_TILES + TREASURES

    def unknown(self, s: State) -> None:
        """Nothing is known yet."""
        s.first = UNKNOWN
        s.stack[:] = UNKNOWN
        s.pile[:] = UNKNOWN
        s.token[:] = UNKNOWN

    def next_draw(self, s: State, code: int | None) -> dict[int, float]:
        """Equal chances for all tiles of the letter, and for all treasures that nobody has seen."""
        if s.first == UNKNOWN:
            return dict.fromkeys(range(s.players), 1 / s.players)
        if code is not None and verb_of(code) == DIG and s.token[_top(s, code)] == UNKNOWN:
            left = [COPIES - int(number) for number in s.treasures.sum(axis=0)]
            return {FIRST_KIND + kind: number / sum(left) for kind, number in enumerate(left) if number}
        place = _next_unknown_tile(s, code)
        if place is None:
            return {}
        drawn = set(s.stack[:place].tolist())
        tiles = [tile for tile in _alike(place) if tile not in drawn]
        return {FIRST_TILE + tile: 1 / len(tiles) for tile in tiles}

    def draw(self, s: State, outcome: int, code: int | None) -> None:
        """Put a seat, a treasure or a tile where it comes to light."""
        if s.first == UNKNOWN:
            s.first = outcome
        elif outcome >= FIRST_KIND:
            assert code is not None
            s.token[_top(s, code)] = outcome - FIRST_KIND
        else:
            s.stack[_next_unknown_tile(s, code)] = outcome - FIRST_TILE

    def label(self, outcome: int) -> str:
        """An outcome in words."""
        if outcome < FIRST_TILE:
            return f"first {outcome}"
        if outcome < FIRST_KIND:
            return f"drew {TILE_IDS[outcome - FIRST_TILE]}"
        return f"dug {pieces().treasures.kinds[outcome - FIRST_KIND]}"


def _top(s: State, code: int) -> tuple[int, int]:
    hex_ = first_of(code)
    return hex_, int(s.tokens[hex_]) - 1


def _alike(place: int) -> list[int]:
    """The tiles of the letter that lies at a place of the stack; tiles in their order have the same letters there."""
    return [tile for tile in range(LETTERED_TILES) if TILE_IDS[tile][0] == TILE_IDS[place][0]]


def _next_unknown_tile(s: State, code: int | None) -> int | None:
    """The first place of the stack that will be drawn and is not known."""
    end = s.drawn + _tiles_drawn_by(s, code)
    return next((place for place in range(s.drawn, end) if s.stack[place] == UNKNOWN), None)


def _tiles_drawn_by(s: State, code: int | None) -> int:
    """How many tiles an action brings to light; that does not depend on which they are."""
    if code is None:
        return int(s.players) if s.auction else 1
    trial = copy(s)
    hidden = [tile for tile in range(LETTERED_TILES) if tile not in set(s.stack.tolist())]
    trial.stack[trial.stack == UNKNOWN] = sorted(hidden)
    trial.token[trial.token == UNKNOWN] = 0
    do(trial, code)
    return int(trial.drawn - s.drawn)
