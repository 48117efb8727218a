"""The small game as one object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from small_game import peeking, setup
from small_game.striking import FLOW, STRIKE_COST
from tikal.components import OptionSet, option_set
from tikal.games.action import Action
from tikal.games.base.game import GAME_KIND as BASE
from tikal.games.base.rules import game as base_rules
from tikal.rules.playouts import PlayedGame, player
from tikal.rules.state import State

if TYPE_CHECKING:
    from tikal.games.encoding.encoding import Encoding


def options(_: str, auction: bool, players: int, chosen: Mapping[str, object]) -> OptionSet:
    """Those of the base game."""
    return option_set(setup.LIKE, auction, players, chosen)


def price(s: State, action: Action) -> int:
    """Those of the base game, and striking camps."""
    return STRIKE_COST if action.kind == "strike" else BASE.rules.price(s, action)


_play_out, _play_games = player(PlayedGame(setup.deal, base_rules.begin, FLOW.legal_actions, FLOW.do))


def _encoding() -> Encoding:
    from small_game import encoding

    return encoding.ENCODING


GAME_KIND: Final = replace(
    BASE,
    id="small",
    encoding=_encoding,
    rules=replace(
        BASE.rules,
        set_up=setup.set_up,
        deal=setup.deal,
        legal_actions=FLOW.legal_actions,
        check=FLOW.check,
        do=FLOW.do,
        play_out=_play_out,
        play_games=_play_games,
        price=price,
        setup_of=setup.SETUPS.setup_of,
        deal_from=setup.SETUPS.deal_from,
        revealed_setup=setup.SETUPS.revealed_setup,
        completed=setup.SETUPS.completed,
        stand_in=peeking.stand_in,
        results_of=peeking.results_of,
        opening_results=setup.opening_results,
    ),
    wording=replace(BASE.wording, results={**BASE.wording.results, "peeked": peeking.peeked}),
    options=options,
    letters=setup.LETTERS,
)
