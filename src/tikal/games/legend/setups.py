"""Set-ups of Legend as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tikal.components import legend_components
from tikal.errors import SetupError
from tikal.games.legend.rules.cards import CARD_IDS, POWER_TILES
from tikal.games.legend.rules.setup import DRAFTED_LETTERS
from tikal.games.legend.rules.state import LegendState
from tikal.games.setups import (
    Setup,
    any_treasures,
    check_parts,
    checked_first,
    checked_order,
    checked_pile,
    checked_stack,
    completed_order,
    completed_tiles,
    revealed_tiles,
)
from tikal.rules.terrain import TILE_IDS

_PARTS: Final = ("scenario", "tiles", "treasures", "order", "cards", "ap_tokens", "powers")
_ORDER: Final = ("order",)


def setup_of(s: LegendState) -> Setup:
    """The set-up that a game was started from."""
    stack = _drafted(s)
    return {
        "scenario": _scenario(s),
        "tiles": {letter: [tile for tile in stack if tile[0] == letter] for letter in DRAFTED_LETTERS},
        "treasures": [int(kind) for kind in s.pile],
        "order": _clockwise(int(s.first), int(s.players)),
        "cards": [CARD_IDS[card] for card in s.deck[: s.deck_size]],
        "ap_tokens": [int(value) for value in s.bag],
        "powers": [POWER_TILES[tile] for tile in s.power_tile[: s.players]],
    }


def revealed_setup(s: LegendState) -> Setup:
    """The set-up as far as everybody has seen it: None for what is still hidden."""
    setup = setup_of(s)
    return {
        **setup,
        "tiles": revealed_tiles(s, setup["tiles"]),
        "treasures": None,
        "cards": [card if place < s.deck_drawn else None for place, card in enumerate(setup["cards"])],
        "ap_tokens": [token if place < s.bag_drawn else None for place, token in enumerate(setup["ap_tokens"])],
    }


def completed(s: LegendState, setup: Setup) -> Setup:
    """A set-up that starts like a revealed one; what is hidden is filled up in a fixed, meaningless order."""
    whole = setup_of(s)
    return {
        **setup,
        "tiles": completed_tiles(setup["tiles"], _drafted(s)),
        "treasures": any_treasures(),
        "cards": completed_order(setup["cards"], whole["cards"]),
        "ap_tokens": completed_order(setup["ap_tokens"], whole["ap_tokens"]),
    }


def deal_from(s: LegendState, setup: Mapping[str, Any]) -> None:
    """Put a given set-up on the table; `SetupError` says what is wrong with it."""
    check_parts(setup, _PARTS)
    if setup["scenario"] != _scenario(s):
        problem = f"this is a set-up for {setup['scenario']!r}, but the game is for {_scenario(s)!r}"
        raise SetupError(("scenario",), problem)
    s.stack[: s.stack_size] = checked_stack(setup["tiles"], _drafted(s))
    s.pile[:] = checked_pile(setup["treasures"])
    s.first = _first(setup["order"], int(s.players))
    deck = [CARD_IDS[card] for card in s.deck[: s.deck_size]]
    s.deck[: s.deck_size] = [CARD_IDS.index(card) for card in checked_order(("cards",), setup["cards"], deck)]
    s.bag[:] = checked_order(("ap_tokens",), setup["ap_tokens"], [int(value) for value in s.bag])
    s.power_tile[: s.players] = _powers(setup["powers"], int(s.players))


def _scenario(s: LegendState) -> str:
    return legend_components().scenarios[s.scenario].id


def _drafted(s: LegendState) -> list[str]:
    return [TILE_IDS[tile] for tile in s.stack[: s.stack_size]]


def _clockwise(first: int, players: int) -> list[int]:
    return [(first + place) % players for place in range(players)]


def _first(order: object, players: int) -> int:
    if not isinstance(order, list | tuple) or not order:
        raise SetupError(_ORDER, f"the order must list the seats clockwise from the first player, not {order!r}")
    first = checked_first(order[0], players, _ORDER)
    if list(order) != _clockwise(first, players):
        raise SetupError(_ORDER, f"the order must be clockwise: {_clockwise(first, players)}, not {list(order)}")
    return first


def _powers(powers: object, players: int) -> list[int]:
    if not isinstance(powers, list | tuple) or len(powers) != players or len(set(map(str, powers))) != players:
        problem = f"powers must be {players} different tiles out of {', '.join(POWER_TILES)}, not {powers!r}"
        raise SetupError(("powers",), problem)
    for tile in powers:
        if tile not in POWER_TILES:
            raise SetupError(("powers",), f"there is no power tile {tile!r}; there are {', '.join(POWER_TILES)}")
    return [POWER_TILES.index(tile) for tile in powers]
