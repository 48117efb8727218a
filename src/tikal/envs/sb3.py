"""Many games for Stable-Baselines3 and sb3-contrib: `MaskablePPO` finds the masks where it looks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np

from tikal.envs.seeds import Seeds
from tikal.envs.spaces import observation_space
from tikal.envs.vector_games import VectorGames
from tikal.errors import TikalError, needed_beside

vec_env: Any = needed_beside("stable_baselines3.common.vec_env", "pip install sb3-contrib")


class Sb3Games(vec_env.VecEnv):  # type: ignore[misc]  # installed only where somebody uses it
    """`VectorGames` as a vectorised environment; `table` is what `VectorGames` takes."""

    def __init__(self, num_envs: int = 64, *, seed: int = 0, reward_scale: float = 1.0, **table: Any) -> None:
        """Rewards are multiplied by a scale; `lead` counts points, which is a lot for some learners."""
        self.games = VectorGames(games=num_envs, seed=seed, **table)
        self._resets = Seeds(seed)
        self._scale = reward_scale
        self._actions: Any = None
        actions = gym.spaces.Discrete(self.games.coder.actions)
        super().__init__(num_envs, observation_space(self.games.coder), actions)

    def reset(self) -> Any:
        """Start all games again, with other deals each time; they follow from the seed that was given last.

        Game i begins with the deal of seed + i. `seed`, which learners call, sets the seed of the next reset.
        """
        if self._seeds[0] is not None:
            self._resets.begin_with(int(self._seeds[0]))
        self._reset_seeds()
        self.games.reset(self._resets.take())
        return self.games.observations.copy()

    def step_async(self, actions: Any) -> None:
        """Remember the actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Play them."""
        games = self.games
        games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(games.ends):
            last, scores = games.final_observations[game].copy(), games.scores[game].copy()
            infos[game] = {"terminal_observation": last, "scores": scores}
        return games.observations.copy(), games.acted_rewards * self._scale, games.ends.copy(), infos

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
        """Stop the threads."""
        self.games.close()
