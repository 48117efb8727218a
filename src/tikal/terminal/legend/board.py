"""The board of Legend as text."""

from __future__ import annotations

from typing import cast

from tikal.games.legend.rules.scoring import holds_temple
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import BORDER
from tikal.games.view import View
from tikal.rules.terrain import HEX_NAMES, NOWHERE
from tikal.terminal.board import BoardPicture
from tikal.terminal.hexagon import NARROW
from tikal.terminal.symbols import PASSAGE, STONE_TOKEN


class LegendBoard(BoardPicture):
    """Narrower hexes, because there are more of them; stone tokens on the borders."""

    shape = NARROW

    def _mark_more(self) -> None:
        """A plus sign for each stone token, beside the price."""
        s = cast(LegendState, self._s)
        borders = [int(border) for border in s.stone_at if border != NOWHERE]
        for token, border in enumerate(borders):
            here, _, side = BORDER[border].tolist()
            self.hexagons[here].mark(side, STONE_TOKEN, PASSAGE, -1 if border in borders[:token] else 1)

    def _temple_holders(self, view: View) -> dict[str, int]:
        """[hex] -> who holds the temple there, even if it gives no points."""
        s = cast(LegendState, view.seen)
        return {
            HEX_NAMES[hex_]: seat
            for seat in range(view.table.players)
            for hex_ in range(s.hexes)
            if holds_temple(s, seat, hex_)
        }
