"""How each game is shown: the one table from games to what the terminal draws and offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tikal.games.view import View
from tikal.terminal.board import BoardPicture
from tikal.terminal.legend import cards
from tikal.terminal.legend.board import LegendBoard
from tikal.terminal.legend.menu import LegendMenu
from tikal.terminal.legend.panels import LegendPanels
from tikal.terminal.menu import Menu
from tikal.terminal.panels import Panels


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a game."""

    texts: Callable[[View], dict[str, str]]
    """[id] -> what a card does."""
    own: Callable[[View], list[str]]
    """Ids of the cards of the player who has to decide."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What is drawn and offered for a game."""

    board: type[BoardPicture] = BoardPicture
    panels: type[Panels] = Panels
    menu: type[Menu] = Menu
    cards: Cards | None = None
    help: str | None = None
    """Message that explains its own signs."""


_SHOWINGS: Final = {
    "legend": Showing(
        LegendBoard, LegendPanels, LegendMenu, Cards(cards.card_texts, cards.own_cards), "terminal-help-legend"
    )
}
"""[game] -> how it is shown, if not as the base game is."""


def showing_of(view: View) -> Showing:
    """How the game of a view is shown."""
    return _SHOWINGS.get(view.kind.id, Showing())
