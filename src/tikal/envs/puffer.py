"""PufferLib's contract: many games that fill PufferLib's own buffers."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np

from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.seeds import far_apart
from tikal.envs.spaces import LEAST, MOST
from tikal.envs.vector_games import VectorGames
from tikal.errors import needed_beside

pufferlib: Any = needed_beside("pufferlib", "pip install pufferlib, in an environment of its own")


class PufferTikal(pufferlib.PufferEnv):  # type: ignore[misc]  # PufferLib has no types
    """An agent for each game, which makes every decision in it, or those of one seat (`opponents="random"`).

    PufferLib has no action masks, so the mask follows the observation: the first `coder.size` numbers
    are the observation, the others the mask. The reward is that of the seat that acted.
    """

    def __init__(self, num_envs: int = 1024, buf: Any = None, seed: int = 0, **table: Any) -> None:
        """`table` is what `VectorGames` takes."""
        self.games = VectorGames(**{"edition": DEFAULT_EDITION, **table}, games=num_envs, seed=far_apart(seed))
        self.coder = self.games.coder
        self.num_agents = num_envs
        self.single_observation_space = gym.spaces.Box(LEAST, MOST, (self.coder.size + self.coder.actions,), np.int8)
        self.single_action_space = gym.spaces.Discrete(self.coder.actions)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        """Start all games again, with a new seed, or as they began.

        PufferLib gives its workers the seeds s, s + 1, s + 2 ...; as seeds of `VectorGames` these would share deals.
        """
        self.games.reset(None if seed is None else far_apart(seed))
        self._show()
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Play one action in each game."""
        games = self.games
        games.step(np.asarray(actions))
        self._show()
        self.rewards[:] = games.acted_rewards
        self.terminals[:] = games.ends
        infos = []
        if games.ends.any():
            scores = games.scores[games.ends]
            infos.append({"games": float(len(scores)), "score": float(scores.mean())})
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Stop the threads."""
        self.games.close()

    def _show(self) -> None:
        self.observations[:, : self.coder.size] = self.games.observations
        self.observations[:, self.coder.size :] = self.games.masks
