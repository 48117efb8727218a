"""What the next tile may be, from what everybody knows."""

from __future__ import annotations

from typing import Final

from tikal.advice.insight.data import DrawData
from tikal.games.view import View
from tikal.rules.terrain import LETTERS, TILE_IDS, TILE_TERRAIN, VOLCANO

_TILES_OF: Final = {letter: [tile for tile, name in enumerate(TILE_IDS) if name[0] == letter] for letter in LETTERS}
_VOLCANOES: Final = frozenset((TILE_TERRAIN == VOLCANO).nonzero()[0].tolist())


def draw(view: View) -> DrawData:
    """Tiles of the letter that comes next which nobody has seen, and the chance that a volcano is drawn."""
    s = view.seen
    seen = {*s.stack[: s.drawn].tolist(), *s.tile_on.tolist()}
    for letter in view.kind.letters:
        unseen = [tile for tile in _TILES_OF[letter] if tile not in seen]
        if unseen:
            names = [TILE_IDS[tile] for tile in unseen]
            return {"letter": letter, "unseen": names, "volcano": [len(_VOLCANOES.intersection(unseen)), len(unseen)]}
    return {"letter": None, "unseen": [], "volcano": None}
