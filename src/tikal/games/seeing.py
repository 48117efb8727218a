"""What is hidden in every game, and how it can be filled in: treasures that lie face down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.rules.dealing import Random
from tikal.rules.state import KINDS, TREASURES, Int8Array, State

UNKNOWN: Final = -1


Counts: TypeAlias = npt.NDArray[np.integer[Any]]
Shuffle: TypeAlias = Callable[[Random, Int8Array, int, int], None]


def fill_in_treasures(s: State, random: Random, dug: Counts, shuffle: Shuffle) -> None:
    """Deal the treasures that nobody has seen over the stacks on the ruins and the rest of the pile.

    `dug` says how many of each kind have left the ruins; `shuffle` is the game's own, perhaps compiled.
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
