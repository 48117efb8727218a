"""Many games for Stable-Baselines3 and sb3-contrib: `MaskablePPO` finds the masks where it looks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np

from tikal.envs.spaces import observation_space
from tikal.envs.vector_games import VectorGames
from tikal.errors import TikalError, needed_beside

vec_env: Any = needed_beside("stable_baselines3.common.vec_env", "pip install sb3-contrib")


class Sb3Games(vec_env.VecEnv):  # type: ignore[misc]  # installed only where somebody uses it
    """`VectorGames` as a vectorised environment; `table` is what `VectorGames` takes."""

    def __init__(self, num_envs: int = 64, *, reward_scale: float = 1.0, **table: Any) -> None:
        """Rewards are multiplied by a scale; `lead` counts points, which is a lot for some learners."""
        self.games = VectorGames(games=num_envs, **table)
        self._scale = reward_scale
        self._actions: Any = None
        actions = gym.spaces.Discrete(self.games.coder.actions)
        super().__init__(num_envs, observation_space(self.games.coder), actions)

    def reset(self) -> Any:
        """Start all games again, with the seed that `seed` was given last, or the one that they began with."""
        seeds = [seed for seed in self._seeds if seed is not None]
        self.games.reset(int(seeds[0]) if seeds else None)
        return self.games.observations.copy()

    def step_async(self, actions: Any) -> None:
        """Remember the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Play them."""
        games = self.games
        acted = games.to_act.copy()
        games.step(self._actions)
        rewards = games.rewards[np.arange(self.num_envs), acted] * self._scale
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(games.ends):
            # The last position of a game is of no use to a learner; what follows its last action is worth nothing.
            infos[game] = {"terminal_observation": games.observations[game].copy(), "scores": games.scores[game].copy()}
        return games.observations.copy(), rewards, games.ends.copy(), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """`action_masks` is the only method of the single games."""
        if method_name != "action_masks":
            raise TikalError(f"games in a vector have no method {method_name!r}, only action_masks")
        return list(self.games.masks[self._get_indices(indices)].astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        """Whether single games have an attribute."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Single games have no attributes to read but how they are rendered, which they are not."""
        if attr_name != "render_mode":
            raise AttributeError(attr_name)
        return [None for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Single games have no attributes to set."""
        raise TikalError(f"games in a vector have no attribute {attr_name!r}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Single games are never wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[None]:
        """There are none."""
        return [None] * self.num_envs

    def close(self) -> None:
        """End its threads."""
        self.games.close()
