"""Facts as messages take them: numbers, words and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from tikal.games.action import Action
from tikal.games.legend.rules.cards import CARD_TEXTS, NO_CARD
from tikal.games.legend.rules.state import LegendState
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOWHERE, TILE_IDS
from tikal.texts.messages import Arg

Facts: TypeAlias = dict[str, Arg]
Gatherers: TypeAlias = Mapping[str, Callable[[LegendState, Action], Facts]]
"""[kind of action] -> what finds the facts for a message about it."""

NOTHING: Final = "none"
"""Stands for an empty list; messages say it in their own words."""


def listed(things: Iterable[object]) -> str:
    """One after the other."""
    return ", ".join(map(str, things)) or NOTHING


def cards(slots: Iterable[int]) -> str:
    """The cards in some slots."""
    return listed(CARD_TEXTS[card] for card in slots if card != NO_CARD)


def tiles_in_hand(s: LegendState) -> str:
    """The tiles that the player to act may lay."""
    return listed(TILE_IDS[tile] for tile in s.hand_tiles[s.to_act] if tile != NO_TILE)


def hex_or_nothing(hex_: int) -> str:
    """The name of a hex, if there is one."""
    return NOTHING if hex_ == NOWHERE else HEX_NAMES[hex_]
