"""Everything there is to see of a position, on one screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from tikal.terminal.board import BoardPicture
from tikal.terminal.panels import Panels
from tikal.terminal.symbols import Symbols
from tikal.terminal.wrapping import beside
from tikal.view import View

MARGIN: Final = 2


def position(view: View, choices: Collection[str], symbols: Symbols, width: int) -> list[Text]:
    """The board with some hexes to choose from; below it players, tiles in question, auction and supplies."""
    panels = Panels(view, symbols)
    tiles = panels.tiles()
    taken = max(line.cell_len for line in tiles) + MARGIN if tiles else 0
    facts = [*panels.auction(width - taken), *panels.supplies(width - taken)]
    board = BoardPicture(view, symbols, choices).lines()
    return [*board, *panels.players(), *beside(tiles, facts, taken)]
