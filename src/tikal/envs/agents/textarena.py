"""TextArena's contract: players that read and write text, one after the other.

    env = TextArenaTikal(edition="supermeeple-2015")
    env.reset(num_players=3, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, info = env.close()

It needs nothing but Tikal. With TextArena installed, `register()` gives it the name `Tikal-v0` there.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Final

from tikal.bots.custom.simple_move import simple_move
from tikal.bots.levels.random_bot import RandomBot
from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.agents.prompting import make_prompt, parse_response, rethink_prompt
from tikal.envs.rewards import win_rewards
from tikal.errors import TikalError, needed_beside
from tikal.games.action import Action
from tikal.play.game import Game, new_game
from tikal.play.narration import narrate

NAME: Final = "Tikal-v0"
SEED_BITS: Final = 63
INVALID_ALLOWED: Final = 3
"""Answers in a row that cannot be played; after one more a simple move is played instead."""


class TextArenaTikal:
    """A whole table. An answer is a turn, up to the first surprise; one that cannot be played is asked for again."""

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        auction: bool = False,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        invalid_allowed: int = INVALID_ALLOWED,
    ) -> None:
        self._edition: Final = edition
        self._auction: Final = auction
        self._scenario: Final = scenario
        self._options: Final = options
        self._allowed: Final = invalid_allowed
        self.game: Game | None = None
        self._happened: list[list[str]] = []
        self._refused: str | None = None
        self._wrong = 0
        self._lost: list[int] = []
        self._spare = RandomBot(0)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; without a seed, chance deals."""
        drawn = randbits(SEED_BITS) if seed is None else seed
        self.game = new_game(
            self._edition,
            players=num_players,
            seed=drawn,
            auction=self._auction,
            scenario=self._scenario,
            options=self._options,
        )
        self._happened = [[] for _ in range(num_players)]
        self._lost = [0] * num_players
        self._refused, self._wrong = None, 0
        self._spare = RandomBot(drawn)

    def get_observation(self) -> tuple[int, str]:
        """Who has to answer, and what they are asked."""
        game = self._running()
        seat = game.to_act
        if seat is None:
            raise TikalError("the game is over; call close() for the rewards, or reset() for another game")
        return seat, self._refused or make_prompt(game.view(seat), self._happened[seat])

    def step(self, action: str | None) -> tuple[bool, dict[str, Any]]:
        """Take the answer of the player who was asked; whether the game is over, and how the answer was taken."""
        game = self._running()
        seat, _ = self.get_observation()
        view = game.view(seat)
        try:
            turn = parse_response(action, view)
        except TikalError as reason:
            self._wrong += 1
            if self._wrong <= self._allowed:
                first = make_prompt(view, self._happened[seat])
                self._refused = rethink_prompt(first, action, reason)
                return False, {"player": seat, "invalid": str(reason)}
            self._lost[seat] += 1
            turn = (simple_move(view, self._spare),)
            info: dict[str, Any] = {"player": seat, "invalid": str(reason), "played": [str(turn[0])]}
        else:
            info = {"player": seat, "played": [str(one) for one in turn]}
        self._refused, self._wrong = None, 0
        self._happened[seat] = []
        for one in turn:
            self._play(game, seat, one)
        return game.is_over, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards of all players (1 to -1), and how they did."""
        game = self._running()
        if not game.is_over:
            raise TikalError("the game is not over yet; rewards are given at its end")
        rewards = win_rewards(game.table.players, game.winners)
        infos = {seat: {"score": score, "turns_lost": self._lost[seat]} for seat, score in enumerate(game.scores)}
        return dict(enumerate(rewards)), infos

    def _play(self, game: Game, seat: int, action: Action) -> None:
        """Play an action, and remember for each of the others what they see of it."""
        others = [other for other in range(game.table.players) if other != seat]
        before = {other: game.view(other) for other in others}
        entry = game.play(action)
        for other in others:
            self._happened[other] += [one.text() for one in narrate(before[other], entry, game.view(other))]

    def _running(self) -> Game:
        if self.game is None:
            raise TikalError("call reset(num_players) first")
        return self.game


def register() -> None:
    """Let TextArena make it: `textarena.make("Tikal-v0", edition="legend")`."""
    registration: Any = needed_beside("textarena.envs.registration", "pip install textarena", "register()")
    if NAME not in registration.ENV_REGISTRY:
        registration.register(id=NAME, entry_point=f"{__name__}:TextArenaTikal")
