"""Everything visible in a position, on one screen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text

from tikal.games.view import View
from tikal.terminal.panels import Panels
from tikal.terminal.showing import showing_of
from tikal.terminal.symbols import Symbols
from tikal.terminal.wrapping import beside

MARGIN: Final = 2


def position(view: View, choices: Collection[str], symbols: Symbols, width: int) -> list[Text]:
    """The board with some hexes to choose from; below it players, tiles in question and supplies."""
    panels = panels_of(view, symbols)
    tiles = panels.tiles()
    taken = max(line.cell_len for line in tiles) + MARGIN if tiles else 0
    board = showing_of(view).board(view, symbols, choices).lines()
    below = beside(tiles, panels.facts(width - taken), taken)
    return [*board, *panels.players(), *panels.camp_boards(width), *below, *panels.lists(width)]


def panels_of(view: View, symbols: Symbols) -> Panels:
    """The texts around a position."""
    return showing_of(view).panels(view, symbols)
