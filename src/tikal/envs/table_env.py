"""A whole table for PettingZoo: one agent for each seat, in the order in which they decide (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium as gym
import numpy as np
from pettingzoo import AECEnv

from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.arguments import agreed, whole_number
from tikal.envs.begun import begun, game_over
from tikal.envs.coder import Coder
from tikal.envs.registering import need_game
from tikal.envs.rewards import RewardKind, checked_reward, leads, win_rewards
from tikal.envs.spaces import RENDER_MODES, checked_render_mode, observation_space, rendered
from tikal.errors import TikalError
from tikal.play.game import Game


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """Agents are called player_0, player_1 ... after their seats.

    An observation is a flat array of int8, and `infos[agent]["action_mask"]` says what is legal. With
    `masked_observations` it is a dict of both, `observation` and `action_mask`, as the classic games of PettingZoo
    have it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tikal_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        game: str | None = None,
        auction: bool = False,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: RewardKind = "win",
        masked_observations: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`game` is what the name of a registered environment stands for: editions of other games are refused."""
        super().__init__()
        need_game(game, edition)
        self._reward = checked_reward(reward)
        self.table = agreed(edition, players, auction, scenario, options)
        self.coder = Coder(self.table)
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._masked = masked_observations
        self._chance = np.random.default_rng()
        flat = observation_space(self.coder)
        mask = gym.spaces.Box(0, 1, (self.coder.actions,), np.int8)
        seen: gym.Space[Any] = (
            gym.spaces.Dict({"observation": flat, "action_mask": mask}) if masked_observations else flat
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gym.spaces.Discrete(self.coder.actions) for agent in self.possible_agents}
        self.game: Game | None = None

    def observation_space(self, agent: str) -> gym.Space[Any]:
        """The same object for every agent."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> gym.Space[Any]:
        """The same object on every call."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same deals, in this game and in those after it."""
        if seed is not None:
            self._chance = np.random.default_rng(whole_number("seed", seed, least=0))
        self.game = Game(self.table, seed=int(self._chance.integers(1 << 63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they decide; it takes a `step` for each."""
        self._running()
        return super().agent_iter(max_iter)

    def last(self, observe: bool = True) -> Any:
        """Observation, reward, ended, truncated and info of the agent that must decide, or hear how it ended."""
        self._going_on()
        return super().last(observe)

    def observe(self, agent: str) -> Any:
        """What an agent sees now, whoever has to decide."""
        view = self._running().view(self.possible_agents.index(self._known(agent)))
        seen = self.coder.observation(view)
        return {"observation": seen, "action_mask": self.coder.mask(view)} if self._masked else seen

    def step(self, action: Any) -> None:
        """Play an action for the agent that must decide; if it is not legal, an error says why, and nothing happens."""
        game = self._going_on()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(self.agent_selection)
        chosen = self.coder.action(game.view(seat), action)
        before = leads(game.scores)
        game.play(chosen)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        gained = [after - earlier for after, earlier in zip(leads(game.scores), before, strict=True)]
        if self._reward == "win":
            players = len(self.possible_agents)
            gained = win_rewards(players, game.winners) if game.is_over else [0.0] * players
        for agent, reward in zip(self.possible_agents, gained, strict=True):
            self.rewards[agent] = reward
        if game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text: returned (`ansi`) or printed (`human`)."""
        return rendered(self._running().view(None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise TikalError(f"there is no agent {agent!r}; agents are {', '.join(self.possible_agents)}")
        return agent

    def _select(self) -> None:
        """The agent that decides; after the end the agents go one after the other."""
        game = self._running()
        self.agent_selection = self.possible_agents[game.to_act or 0]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent]["action_mask"] = self.coder.mask(game.view(seat))

    def _going_on(self) -> Game:
        """The game, as long as an agent is left that must decide or hear how it ended."""
        game = self._running()
        if not self.agents:
            raise game_over()
        return game

    def _running(self) -> Game:
        return begun(self.game)
