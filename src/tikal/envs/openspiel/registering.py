"""Our games in OpenSpiel's list of games."""

from __future__ import annotations

from typing import Any

import pyspiel

from tikal.envs.openspiel.game import TikalGame, name_of
from tikal.envs.registering import default_editions
from tikal.games.registry import kind_of


def game_type(edition: str) -> Any:
    """What OpenSpiel has to know about a game before it is made."""
    kind = kind_of(edition)
    is_open = kind.encoding().chance is not None
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(kind.id),
        long_name=f"Tikal ({kind.id})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=is_open,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "edition": edition,
            "auction": False,
            "scenario": "",
            "options": "",
        },
    )


def register_all() -> None:
    """Register all games once."""
    known = set(pyspiel.registered_names())
    for edition in default_editions().values():
        kind = game_type(edition)
        if kind.short_name not in known:
            # A class of its own for each: OpenSpiel keeps it until after Python's end, when nothing may be freed.
            of_game = {"game_type": kind, "game_id": kind_of(edition).id}
            pyspiel.register_game(kind, type(f"Game_{kind.short_name}", (TikalGame,), of_game))
