"""Thousands of games at once for Gymnasium."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.arguments import whole_number
from tikal.envs.coder import Small
from tikal.envs.registering import need_game
from tikal.envs.spaces import observation_space
from tikal.envs.vector_games import Actions, VectorGames
from tikal.errors import TikalError

Info = dict[str, Any]


class VectorEnv(gym.vector.VectorEnv[Any, Any, Any]):
    """`VectorGames` behind the interface of a vector environment.

    You play one seat of each game against random players, seat i % players in game i. With `opponents=None` every
    decision is yours, whoever's turn it is, and the reward is that of the seat that acted. `info` has `action_mask`,
    `to_act`, and `rewards` of all seats; for games that ended with this step (`_scores`, `_final_obs`) also their
    `scores` and `final_obs`.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1024,
        *,
        opponents: Literal["random"] | None = "random",
        seed: int | None = None,
        copy: bool = True,
        game: str | None = None,
        **table: Any,
    ) -> None:
        """`table` is what `VectorGames` takes. Without copies, what `step` returns changes with the next one.

        A seed is that of the first `reset`, if it is given none. `game` is what the name of a registered environment
        stands for: editions of other games are refused.
        """
        need_game(game, table.get("edition", DEFAULT_EDITION))
        self._first_seed = None if seed is None else whole_number("seed", seed, least=0)
        self.games = VectorGames(games=num_envs, opponents=opponents, seed=seed or 0, **table)
        self.num_envs = self.games.games
        self._copy = copy
        self.single_observation_space = observation_space(self.games.coder)
        self.single_action_space = gym.spaces.Discrete(self.games.coder.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Small, Info]:
        """Start all games again; with a seed, game i has the deal of `tikal.new_game(..., seed=seed + i)`.

        Without one the deals are drawn, and follow from the seed that was given before.
        """
        given = self._first_seed if seed is None else _checked_seed(seed)
        self._first_seed = None
        super().reset(seed=given)
        self.games.reset(int(self.np_random.integers(1 << 62)) if given is None else given)
        return self._given(self.games.observations), self._info()

    def step(self, actions: Actions) -> tuple[Small, npt.NDArray[np.float32], npt.NDArray[np.bool_], Any, Info]:
        """Play one action in each game; if one is not legal, none is played and an error says why."""
        games = self.games
        games.step(actions)
        return (
            self._given(games.observations),
            games.acted_rewards,
            games.ends.copy(),
            np.zeros(self.num_envs, dtype=np.bool_),
            {**self._info(), "rewards": self._given(games.rewards), **self._endings()},
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """[game, action] what is legal."""
        return self.games.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Stop the threads."""
        self.games.close()

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _info(self) -> Info:
        return {"action_mask": self._given(self.games.masks), "to_act": self._given(self.games.to_act)}

    def _endings(self) -> Info:
        """Of the games that have ended: scores, and the last observations in the form that Gymnasium has for them."""
        games = self.games
        if not games.ends.any():
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(games.ends):
            last[number] = games.final_observations[number].copy()
        ended = games.ends.copy()
        return {"scores": self._given(games.scores), "_scores": ended, "final_obs": last, "_final_obs": ended}


def _checked_seed(seed: Any) -> int:
    if isinstance(seed, list | tuple | np.ndarray):
        raise TikalError("reset takes one seed for all games (game i has the deal of seed + i), not one for each")
    return whole_number("seed", seed, least=0)
