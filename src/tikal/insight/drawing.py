"""What the next tile may be, from what everybody knows."""

from __future__ import annotations

from typing import Any

from tikal.legend.facts import is_legend
from tikal.rules.legend.setup import DRAFTED_LETTERS
from tikal.rules.terrain import LETTERS, TILE_IDS, TILE_TERRAIN, VOLCANO
from tikal.view import View


def draw(view: View) -> dict[str, Any]:
    """Tiles of the letter that comes next which nobody has seen, and the chance that a volcano is drawn."""
    s = view.seen
    seen = {*s.stack[: s.drawn].tolist(), *s.tile_on.tolist()}
    for letter in DRAFTED_LETTERS if is_legend(s) else LETTERS:
        unseen = [tile for tile, name in enumerate(TILE_IDS) if name[0] == letter and tile not in seen]
        if unseen:
            volcanoes = sum(bool(TILE_TERRAIN[tile] == VOLCANO) for tile in unseen)
            names = [TILE_IDS[tile] for tile in unseen]
            return {"letter": letter, "unseen": names, "volcano": [volcanoes, len(unseen)]}
    return {"letter": None, "unseen": [], "volcano": None}
