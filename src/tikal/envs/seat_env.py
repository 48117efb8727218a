"""One seat for Gymnasium: the learner plays against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Literal

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from tikal.bots.registry import bot_seed, seated_bots
from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.arguments import agreed, one_of, whole_number
from tikal.envs.begun import begun, game_over
from tikal.envs.coder import Coder, Small
from tikal.envs.opponents import Opponent, checked_opponents, chosen, need_copyable
from tikal.envs.registering import need_game
from tikal.envs.rewards import RewardKind, checked_reward, leads, win_rewards
from tikal.envs.spaces import RENDER_MODES, checked_render_mode, observation_space, rendered
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.play.game import Game


class SeatEnv(gym.Env[Any, Any]):
    """A game at a table where the other seats belong to bots.

    `opponents` is one for all seats, or a list: names of bots such as `random` or `greedy`, objects with a method
    `choose(view)`, or functions of a view that return an action or its text.

    `action_masks()` says what is legal, and so does `info["action_mask"]`. Without a `seat` each game puts the learner
    on a random one. An action that is not legal is an error, or, for learners without masks (`illegal="random"`),
    replaced by a random one that is.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        *,
        game: str | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        auction: bool = False,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: RewardKind = "win",
        illegal: Literal["error", "random"] = "error",
        render_mode: str | None = None,
    ) -> None:
        """`game` is what the name of a registered environment stands for: editions of other games are refused."""
        need_game(game, edition)
        self._reward = checked_reward(reward)
        self.table = agreed(edition, players, auction, scenario, options)
        self._opponents = checked_opponents(opponents, self.table.players)
        self._illegal = one_of("illegal", illegal, ("error", "random"))
        self._given_seat = None if seat is None else self.table.checked_seat(seat)
        self.render_mode = checked_render_mode(render_mode)
        self.coder = Coder(self.table)
        self.observation_space = observation_space(self.coder)
        self.action_space = gym.spaces.Discrete(self.coder.actions)
        self.game: Game | None = None
        self.seat = 0
        """The learner's seat in this game."""
        self._bots: list[Opponent] = []
        self._leaving = ExitStack()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Small, dict[str, Any]]:
        """Begin a game, and let the bots play up to the learner's first decision."""
        super().reset(seed=None if seed is None else whole_number("seed", seed, least=0))
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._given_seat is None else self._given_seat
        deal = int(self.np_random.integers(1 << 62))
        self.game = Game(self.table, seed=deal)
        self._leaving.close()
        self._bots = self._seated(deal)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Small, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots reply; if it is not legal, an error says why, and nothing happens."""
        game = self._running()
        if game.is_over:
            raise game_over()
        chosen = self._chosen(action)
        before = leads(game.scores)[self.seat]
        game.play(chosen)
        self._let_bots_play()
        if self._reward == "lead":
            reward = leads(game.scores)[self.seat] - before
        else:
            reward = win_rewards(self.table.players, game.winners)[self.seat] if game.is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, game.is_over, False, self._info()

    def _chosen(self, action: Any) -> Action:
        """The action with a number, or a random one in its place."""
        view = self._running().view(self.seat)
        number = action.item() if isinstance(action, np.ndarray) and action.ndim == 0 else action
        try:
            return self.coder.action(view, number)
        except TikalError:
            if self._illegal == "error":
                raise
            return view.legal_actions()[self.np_random.integers(len(view.legal_actions()))]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each action that is legal now: what MaskablePPO asks for."""
        return self.coder.mask(self._running().view(self.seat)).astype(np.bool_)

    def render(self) -> str | None:
        """The position as text: returned (`ansi`) or printed (`human`)."""
        return rendered(self._running().view(self.seat), self.render_mode)

    def close(self) -> None:
        """End bots that are programs."""
        self._leaving.close()

    def __getstate__(self) -> dict[str, Any]:
        if self._bots:
            need_copyable(self._opponents)
        return {name: value for name, value in self.__dict__.items() if name != "_leaving"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _leaving=ExitStack())

    def _seated(self, deal: int) -> list[Opponent]:
        """Who plays on each seat; what stands on the learner's own is never asked."""
        seated: list[Opponent] = [*self._opponents[: self.seat], "random", *self._opponents[self.seat :]]
        names = [opponent if isinstance(opponent, str) else "random" for opponent in seated]
        bots = self._leaving.enter_context(seated_bots(names, bot_seed(deal, self.table.players)))
        return [bot if isinstance(given, str) else given for given, bot in zip(seated, bots, strict=True)]

    def _let_bots_play(self) -> None:
        game = self._running()
        while (to_act := game.to_act) is not None and to_act != self.seat:
            action = chosen(self._bots[to_act], game.view(to_act))
            try:
                game.play(action)
            except TikalError as error:
                raise TikalError(f"the opponent on seat {to_act} chose an action that is not legal: {error}") from error

    def _seen(self) -> Small:
        return self.coder.observation(self._running().view(self.seat))

    def _info(self) -> dict[str, Any]:
        game = self._running()
        info = {"action_mask": self.coder.mask(game.view(self.seat)), "seat": self.seat}
        return {**info, "scores": game.scores, "won": self.seat in game.winners} if game.is_over else info

    def _running(self) -> Game:
        return begun(self.game)
