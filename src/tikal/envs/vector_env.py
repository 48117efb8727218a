"""Thousands of games at once for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.coder import Small
from tikal.envs.registering import need_game
from tikal.envs.spaces import observation_space
from tikal.envs.vector_games import Actions, VectorGames

Info = dict[str, Any]


class VectorEnv(gym.vector.VectorEnv[Any, Any, Any]):
    """`VectorGames` behind the interface of a vector environment.

    Every decision of a game is one step, whoever's turn it is, and the reward is that of the seat that acted; with
    `opponents="random"` only the decisions of one seat are. `info` has `action_mask`, `to_act`, and `rewards` of all
    seats; for games that ended with this step (`_scores`) also their `scores`.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(self, num_envs: int = 1024, *, copy: bool = True, game: str | None = None, **table: Any) -> None:
        """`table` is what `VectorGames` takes. Without copies, what `step` returns changes with the next one.

        `game` is what the name of a registered environment stands for: editions of other games are refused.
        """
        need_game(game, table.get("edition", DEFAULT_EDITION))
        self.games = VectorGames(games=num_envs, **table)
        self.num_envs = num_envs
        self._copy = copy
        self.single_observation_space = observation_space(self.games.coder)
        self.single_action_space = gym.spaces.Discrete(self.games.coder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Small, Info]:
        """Start all games again; game i has the deal of `tikal.new_game(..., seed=seed + i)`."""
        first = seed[0] if isinstance(seed, list) else seed
        self.games.reset(int(np.random.default_rng().integers(1 << 62)) if first is None else first)
        return self._given(self.games.observations), self._info()

    def step(self, actions: Actions) -> tuple[Small, npt.NDArray[np.float32], npt.NDArray[np.bool_], Any, Info]:
        """Play one action in each game; if one is not legal, none is played and an error says why."""
        games = self.games
        acted = games.to_act.copy()
        games.step(actions)
        rewards = games.rewards[np.arange(self.num_envs), acted]
        info = {**self._info(), "rewards": self._given(games.rewards)}
        if games.ends.any():
            info |= {"scores": self._given(games.scores), "_scores": games.ends.copy()}
        return (
            self._given(games.observations),
            rewards,
            games.ends.copy(),
            np.zeros(self.num_envs, dtype=np.bool_),
            info,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """[game, action] what is legal."""
        return self.games.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """End its threads."""
        self.games.close()

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        return {"action_mask": self._given(self.games.masks), "to_act": self._given(self.games.to_act)}
