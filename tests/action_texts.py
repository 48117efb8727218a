"""Every action text that can be read on the board of the base editions, legal or not."""

from __future__ import annotations

from itertools import product
from typing import Final

from action_kinds import BASE_VERBS, FORMS
from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.arguments import Argument
from tikal.rules.terrain import BASE_HEXES, HEX_NAMES, LETTERED_TILES, TILE_IDS

HIGHEST_BID: Final = 200

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "leader|explorer": ("leader", "explorer"),
    "HEX": HEX_NAMES[:BASE_HEXES],
    "TILE": TILE_IDS[:LETTERED_TILES],
    "TREASURE": pieces().treasures.kinds,
    "SEAT": ("0", "1", "2", "3"),
    "ROTATION": ("0", "1", "2", "3", "4", "5"),
    "POINTS": tuple(str(points) for points in range(HIGHEST_BID + 1)),
}

ALL_TEXTS: Final = tuple(
    " ".join([verb, *words])
    for verb in BASE_VERBS
    for words in product(*(_WORDS[part.word] for part in FORMS[verb] if isinstance(part, Argument)))
)
"""About seven thousand; bids end somewhere."""

ALL_CODES: Final = tuple(Action.parse(text).code for text in ALL_TEXTS)
