"""The legal actions of a decision in Legend: cards, powers and tokens are named with what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product
from typing import Final, cast

from rich.text import Text

from tikal.games.action import Action
from tikal.games.legend.naming import card_title, power_title
from tikal.games.legend.rules.state import LegendState
from tikal.games.view import View
from tikal.rules.steps import EFFECT, MAIN
from tikal.rules.terrain import HEX_NAMES, NO_TILE, TILE_IDS
from tikal.terminal.menu import Menu
from tikal.terminal.symbols import Symbols
from tikal.terminal.tile import tile_words
from tikal.texts.messages import text

TOKENS: Final = ("draft order", "draft ap", "activate", "begin")
CARDS: Final = ("draft card", "stash", "stash for", "play", "bonus", "takecard")
EXPLAINED: Final = frozenset((*TOKENS, *CARDS, "draft tile", "place tile", "power"))
"""Kinds of action that are shown with more than their last word."""
ONE_HEX: Final = ("place", "put", "site", "camp", "dig", "clear")
"""Verbs of steps that choose one hex."""
ON_BORDERS: Final = ("stone", "movestone")


class LegendMenu(Menu):
    """What may be decided now."""

    endings: Sequence[str] = (*Menu.endings, "done")
    turning: Sequence[str] = (*Menu.turning, "rotate")

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
        if kind == "draft tile":
            return tile_words(words[0])
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

    @property
    def _spends(self) -> bool:
        return super()._spends or bool(self._s.step == EFFECT)

    @property
    def _choosing_a_hex(self) -> Sequence[str]:
        return ONE_HEX if self._s.step == EFFECT else super()._choosing_a_hex

    def _tile(self, action: Action) -> str:
        if action.kind == "rotate":
            return TILE_IDS[int(self._s.tile_on[HEX_NAMES.index(action.arguments[0])])]
        return super()._tile(action)

    def _beginnings(self, verb: str, actions: list[Action]) -> list[Text]:
        if verb == "stone":
            return [Text(text("terminal-borders", number=len(actions), hex=actions[0].arguments[0]))]
        return super()._beginnings(verb, actions)

    def _beginning(self, action: Action) -> tuple[str, ...]:
        if action.kind in ("play", "bonus"):
            return ()
        if action.kind == "place tile":
            hex_, _, tile = action.arguments
            return tile, hex_
        second_word = action.kind.partition(" ")[2]
        if action.verb == "draft":
            return (second_word,)
        return (action.arguments[0], second_word) if action.kind == "stash for" else super()._beginning(action)

    def _places(self, action: Action) -> tuple[int, ...]:
        """Tiles in hand come one after the other."""
        first, second, third, fourth = super()._places(action)
        return (third, first, second, fourth) if action.kind == "place tile" else (first, second, third, fourth)

    def _spellings(self, action: Action) -> list[list[str]]:
        """A border is found by either of its hexes, so they may come in either order."""
        own = str(action).split(" ")
        if action.verb not in ON_BORDERS:
            return [own]
        borders = [own[place : place + 2] for place in range(1, len(own), 2)]
        turned = product(*((border, border[::-1]) for border in borders))
        return [[own[0], *chain.from_iterable(choice)] for choice in turned]
