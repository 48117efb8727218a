"""What is hidden in a base edition, and how it may be filled in: tiles to come and treasures face down."""

from __future__ import annotations

from itertools import pairwise

from tikal.games.base.rules.entry_points import shuffle
from tikal.games.seeing import UNKNOWN, fill_in_treasures
from tikal.rules.dealing import LETTER_STARTS, Random
from tikal.rules.state import State, copy
from tikal.rules.terrain import LETTERED_TILES


def blank_out(state: State, seat: int | None) -> State:
    """A copy without what nobody may know; in the base editions all seats know the same."""
    seen = copy(state)
    seen.stack[seen.drawn :] = UNKNOWN
    seen.pile[:] = UNKNOWN
    seen.token[:] = UNKNOWN
    return seen


def fill_in(s: State, random: Random) -> None:
    """Replace everything unknown at random, all possibilities being equally likely."""
    _fill_stack(s, random)
    fill_in_treasures(s, random, s.treasures.sum(axis=0), shuffle)


def _fill_stack(s: State, random: Random) -> None:
    drawn = set(s.stack[: s.drawn].tolist())
    s.stack[s.drawn :] = [tile for tile in range(LETTERED_TILES) if tile not in drawn]
    for start, end in pairwise(LETTER_STARTS):
        shuffle(random, s.stack, max(int(start), int(s.drawn)), int(end))
