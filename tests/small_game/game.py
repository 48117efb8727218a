"""The small game as one object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from small_game import setup
from tikal.components import OptionSet, option_set
from tikal.games.base.game import GAME_KIND as BASE
from tikal.games.base.rules import game as base_rules
from tikal.rules.playouts import PlayedGame, player


def options(_: str, auction: bool, players: int, chosen: Mapping[str, object]) -> OptionSet:
    """Those of the base game."""
    return option_set(setup.LIKE, auction, players, chosen)


_, _play_games = player(PlayedGame(setup.deal, base_rules.begin, base_rules.legal_actions, base_rules.do))

GAME_KIND: Final = replace(
    BASE,
    id="small",
    rules=replace(
        BASE.rules,
        set_up=setup.set_up,
        deal=setup.deal,
        play_games=_play_games,
        setup_of=setup.setup_of,
        deal_from=setup.deal_from,
        revealed_setup=setup.revealed_setup,
        completed=setup.completed,
        opening_results=setup.opening_results,
    ),
    options=options,
    letters=setup.LETTERS,
)
