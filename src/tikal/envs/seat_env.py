"""One seat for Gymnasium: the learner plays against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Literal

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from tikal.bots.registry import Bot, bot_seed, check_bot, seated_bots
from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.begun import begun, game_over
from tikal.envs.coder import Coder, Small
from tikal.envs.registering import need_game
from tikal.envs.rewards import RewardKind, checked_reward, leads, win_rewards
from tikal.envs.spaces import RENDER_MODES, observation_space
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.drawing.lines import lines
from tikal.play.game import Game


class SeatEnv(gym.Env[Any, Any]):
    """A game at a table where the other seats belong to bots: levels such as `random` or `greedy`, or bots of your own.

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
        opponents: str | Sequence[str] = "greedy",
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
        if render_mode not in (None, *RENDER_MODES):
            raise TikalError(f"a render mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self._reward = checked_reward(reward)
        self.table = agree(edition, players, auction, options=options, scenario=scenario)
        self._opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != players - 1:
            raise TikalError(f"{players} players need {players - 1} opponents, not {len(self._opponents)}")
        for name in self._opponents:
            check_bot(name)
        if illegal not in ("error", "random"):
            raise TikalError(f"what follows an illegal action is 'error' or 'random', not {illegal!r}")
        self._illegal = illegal
        self._given_seat = None if seat is None else self.table.checked_seat(seat)
        self.render_mode = render_mode
        self.coder = Coder(self.table)
        self.observation_space = observation_space(self.coder)
        self.action_space = gym.spaces.Discrete(self.coder.actions)
        self.game: Game | None = None
        self.seat = 0
        """The learner's seat in this game."""
        self._bots: list[Bot] = []
        self._leaving = ExitStack()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Small, dict[str, Any]]:
        """Begin a game, and let the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._given_seat is None else self._given_seat
        deal = int(self.np_random.integers(1 << 62))
        self.game = Game(self.table, seed=deal)
        names = [*self._opponents[: self.seat], "random", *self._opponents[self.seat :]]
        self._leaving.close()
        self._bots = self._leaving.enter_context(seated_bots(names, bot_seed(deal, players)))
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
        text = lines(self._running().view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End bots that are programs."""
        self._leaving.close()

    def _let_bots_play(self) -> None:
        game = self._running()
        while (to_act := game.to_act) is not None and to_act != self.seat:
            game.play(self._bots[to_act].choose(game.view(to_act)))

    def _seen(self) -> Small:
        return self.coder.observation(self._running().view(self.seat))

    def _info(self) -> dict[str, Any]:
        game = self._running()
        info = {"action_mask": self.coder.mask(game.view(self.seat)), "seat": self.seat}
        return {**info, "scores": game.scores, "won": self.seat in game.winners} if game.is_over else info

    def _running(self) -> Game:
        return begun(self.game)
