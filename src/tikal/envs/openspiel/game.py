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
from tikal.envs.registering import need_game
from tikal.errors import OptionError, TikalError
from tikal.games.agreeing import agree
from tikal.games.registry import kind_of
from tikal.games.table import Table
from tikal.games.view import View

Private: Final = pyspiel.PrivateInfoType


class TikalGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table; `options` is a JSON object, and an empty `scenario` the recommended one."""

    game_type: Any
    game_id: str
    """Both are set by the classes that are registered."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        need_game(self.game_id, given["edition"], name_of)
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
        for action in [] if struct is None else _history(struct):
            state.apply_action(action)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """How often chance moves at most."""
        return DIGITS if self.chance is None else self.chance.most

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees, or with `PrivateInfoType.NONE` what everybody does; None for what the game does not have.

        Where players know different things there are no information states: the history contains the deal.
        """
        if params:
            raise TikalError(f"observations of Tikal take no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if self.chance is not None and (wanted.perfect_recall or not wanted.public_info):
            return IIGObserverForPublicInfoGame(wanted, params)
        if self.chance is None and (wanted.perfect_recall or wanted.private_info == Private.ALL_PLAYERS):
            return None
        if not wanted.public_info:
            return PrivateObserver()
        return SeatObserver(self, of_a_seat=wanted.private_info != Private.NONE)


class SeatObserver:
    """The observation of `tikal.envs`, by the names of its arrays."""

    def __init__(self, game: TikalGame, of_a_seat: bool) -> None:
        self._coder: Final = game.coder
        self._of_a_seat: Final = of_a_seat
        self.tensor: Final = np.zeros(self._coder.size, dtype=np.float32)
        self.dict: Final[dict[str, Any]] = {
            field.name: self.tensor[place].reshape(field.shape)
            for field, place in zip(self._coder.fields, self._coder.slices.values(), strict=True)
        }

    def set_from(self, state: TikalState, player: int) -> None:
        """Fill in what a player sees; nothing before the cards are dealt."""
        self.tensor[:] = self._coder.observation(self._view(state, player)) if state.is_dealt else 0

    def string_from(self, state: TikalState, player: int) -> str:
        """The same as text."""
        return self._view(state, player).to_json() if state.is_dealt else "not dealt yet"

    def _view(self, state: TikalState, player: int) -> View:
        return state.view(max(player, 0) if self._of_a_seat else None)


class PrivateObserver:
    """What a player knows and a spectator does not, as text."""

    tensor: Final = None
    dict: Final[dict[str, Any]] = {}

    def set_from(self, state: TikalState, player: int) -> None:
        """There is no array of it."""

    def string_from(self, state: TikalState, player: int) -> str:
        """Those parts of the view that differ from what everybody sees."""
        if not state.is_dealt or player < 0:
            return "{}"
        public = dict(state.view(None).to_dict())
        own = state.view(player).to_dict()
        return json.dumps({name: part for name, part in own.items() if part != public[name]}, ensure_ascii=False)


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel's list."""
    return f"tikal_{game}"


def _history(struct: Any) -> list[int]:
    """The actions of the struct of a state."""
    given = struct.to_dict() if hasattr(struct, "to_dict") else struct
    if not isinstance(given, dict):
        raise TikalError(f"new_initial_state takes nothing or the struct of a state, not {struct!r}")
    history = given.get("history")
    if not isinstance(history, list) or not all(type(action) is int for action in history):
        raise TikalError(f"the struct of a state has a list of actions as its history, not {history!r}")
    return history


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
