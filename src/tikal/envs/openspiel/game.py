"""A game for OpenSpiel."""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tikal.compiling.records import array_of
from tikal.envs.coder import Coder
from tikal.envs.openspiel.state import DIGITS, OUTCOMES, TikalState
from tikal.errors import OptionError
from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.games.table import Table


class TikalGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table; `options` is a JSON object, and an empty `scenario` the recommended one."""

    game_type: Any
    """Set by the classes that are registered."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        self.table: Final = _table(given)
        self.coder: Final = Coder(self.table)
        self.chance: Final = self.coder.chance
        start = kind_of(self.table.edition).rules.set_up(self.table)
        if self.chance is not None:
            self.chance.unknown(start)
        self.start: Final = array_of(start)
        """The table before anything is known or dealt."""
        players = self.table.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coder.actions,
            max_chance_outcomes=OUTCOMES if self.chance is None else self.chance.outcomes,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.coder.longest,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self, struct: Any = None) -> TikalState:
        """The start of a game; given the struct of a state, that state, replayed from its history."""
        state = TikalState(self)
        if struct is not None:
            for action in (struct if isinstance(struct, dict) else struct.to_dict())["history"]:
                state.apply_action(action)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """How often chance moves at most."""
        return DIGITS if self.chance is None else self.chance.most

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees, as an array and as text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SeatObserver(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SeatObserver:
    """The observation of `tikal.envs`, by the names of its arrays."""

    def __init__(self, game: TikalGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations of Tikal take no parameters, not {params}")
        self._coder: Final = game.coder
        self.tensor: Final = np.zeros(self._coder.size, dtype=np.float32)
        self.dict: Final[dict[str, Any]] = {}
        start = 0
        for field in self._coder.fields:
            self.dict[field.name] = self.tensor[start : start + len(field)].reshape(field.shape)
            start += len(field)

    def set_from(self, state: TikalState, player: int) -> None:
        """Fill in what a player sees; nothing before the cards are dealt."""
        self.tensor[:] = self._coder.observation(state.view(max(player, 0))) if state.is_dealt else 0

    def string_from(self, state: TikalState, player: int) -> str:
        """The same as text."""
        return state.view(max(player, 0)).to_json() if state.is_dealt else "not dealt yet"


def _table(given: dict[str, Any]) -> Table:
    try:
        options = json.loads(given["options"] or "{}")
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise OptionError(("options",), f"options must be a JSON object, not {given['options']!r}")
    return agree(
        given["edition"], given["players"], given["auction"], options=options, scenario=given["scenario"] or None
    )
