"""What is hidden in a base edition, and how it may be filled in: tiles to come and treasures face down."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.games.base.rules.entry_points import shuffle
from tikal.rules.dealing import LETTER_STARTS, Random
from tikal.rules.state import KINDS, TREASURES, State, copy
from tikal.rules.terrain import LETTERED_TILES

UNKNOWN: Final = -1

Counts: TypeAlias = npt.NDArray[np.integer[Any]]


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
    fill_in_treasures(s, random, s.treasures.sum(axis=0))


def _fill_stack(s: State, random: Random) -> None:
    drawn = set(s.stack[: s.drawn].tolist())
    s.stack[s.drawn :] = [tile for tile in range(LETTERED_TILES) if tile not in drawn]
    for start, end in pairwise(LETTER_STARTS):
        shuffle(random, s.stack, max(int(start), int(s.drawn)), int(end))


def fill_in_treasures(s: State, random: Random, dug: Counts) -> None:
    """Deal the treasures that nobody has seen anew over the stacks on the ruins and the rest of the pile.

    `dug` says how many of each kind have left the ruins.
    """
    places = [(hex_, height) for hex_ in np.flatnonzero(s.tokens) for height in range(s.tokens[hex_])]
    left = [TREASURES // KINDS - int(number) for number in dug]
    for place in places:
        if s.token[place] != UNKNOWN:
            left[s.token[place]] -= 1
    unseen = np.array([kind for kind in range(KINDS) for _ in range(left[kind])], dtype=np.int8)
    shuffle(random, unseen, 0, len(unseen))
    hidden = [place for place in places if s.token[place] == UNKNOWN]
    for place, kind in zip(hidden, unseen, strict=False):
        s.token[place] = kind
    s.pile[s.laid :] = unseen[len(hidden) :]
