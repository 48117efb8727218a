"""The legal actions of a decision in Legend: cards, powers and tokens are named with what they mean."""

from __future__ import annotations

from typing import Final, cast

from tikal.games.action import Action
from tikal.games.legend.naming import card_title, power_title
from tikal.games.legend.rules.state import LegendState
from tikal.games.view import View
from tikal.rules.steps import MAIN
from tikal.rules.terrain import NO_TILE, TILE_IDS
from tikal.terminal.menu import Menu
from tikal.terminal.symbols import Symbols
from tikal.texts.messages import text

TOKENS: Final = ("draft order", "draft ap", "activate", "begin")
CARDS: Final = ("draft card", "stash", "stash for", "play", "bonus", "takecard")
EXPLAINED: Final = frozenset((*TOKENS, *CARDS, "place tile", "power"))
"""Kinds of action that are shown with more than their last word."""


class LegendMenu(Menu):
    """What may be decided now."""

    def __init__(self, view: View, symbols: Symbols) -> None:
        super().__init__(view, symbols)
        self._s: Final = cast(LegendState, view.seen)

    @property
    def tile_in_hand(self) -> str:
        """The first of the tiles in hand that could be placed; empty if there is none."""
        hand = self._s.hand_tiles[self._s.to_act].tolist() if self._s.step == MAIN else []
        names = [TILE_IDS[tile] for tile in hand if tile != NO_TILE]
        return names[0] if names else ""

    def _end(self, action: Action) -> str:
        """The last word of an action, explained if it is only a name."""
        kind, words, s = action.kind, action.arguments, self._s
        if kind not in EXPLAINED:
            return super()._end(action)
        if kind == "activate":
            return text("terminal-activate", ap=int(s.ap_token[s.to_act]))
        if kind == "begin":
            return text("terminal-begin", ap=int(s.ap))
        if kind == "draft order":
            return text("terminal-place", number=int(words[0]))
        if kind == "draft ap":
            return text("terminal-token", ap=int(words[0]))
        if kind == "power":
            return f"{words[0]} ({power_title(words[0])})"
        if kind == "place tile":
            return words[1]
        card = words[-1 if kind == "stash for" else 0]
        side = f" {words[1]}" if kind in ("play", "bonus") else ""
        return f"{card}{side} ({card_title(card, s=s)})"
