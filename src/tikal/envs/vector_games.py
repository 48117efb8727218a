"""Thousands of games at once, stepped by compiled code on one thread or several. It needs NumPy only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.bots.registry import bot_seed
from tikal.compiling.functions import EntryPoint
from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.coder import Coder, Small
from tikal.envs.preparing import prepared
from tikal.envs.rewards import REWARDS, RewardKind, checked_reward
from tikal.errors import TikalError
from tikal.games.agreeing import agree
from tikal.games.encoding.actions import NO_ACTION
from tikal.games.encoding.batch import EVERYBODY, NONE_ILLEGAL, SETTINGS, SLOT
from tikal.games.random_games import generators
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.state import SEATS

CHUNKS_PER_THREAD: Final = 4
"""So that a thread that is held up leaves more of the games to the others."""

Actions: TypeAlias = npt.NDArray[np.integer[Any]]


class VectorGames:
    """Many games of the same table. `step` fills all arrays in place; a game that is over starts again at once.

    Game i begins with the deal of `tikal.new_game(..., seed=seed + i)`.
    """

    observations: Small
    """[game, ...] what the seat that must decide sees."""
    masks: Small
    """[game, action] 1 for each legal action, else 0. It cannot be written to: only what changes is filled in."""
    to_act: Small
    """[game] the seat that must decide."""
    rewards: npt.NDArray[np.float32]
    """[game, seat] of the last step."""
    ends: npt.NDArray[np.bool_]
    """[game] whether the last step ended a game; what is shown is the beginning of the next one."""
    scores: npt.NDArray[np.int16]
    """[game, seat] the final scores of the last game that ended there."""
    random_actions: npt.NDArray[np.int32]
    """[game] a legal action drawn at random, each with the same probability."""

    def __init__(
        self,
        edition: str = DEFAULT_EDITION,
        players: int = 2,
        games: int = 1024,
        *,
        seed: int = 0,
        auction: bool = False,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        opponents: Literal["random"] | None = None,
        reward: RewardKind = "win",
        threads: int = 1,
        observations: Small | None = None,
    ) -> None:
        """With random opponents the actions are those of one seat: seat i % players in game i.

        Observations can be written to an array of your own, of the shape (games, length of an observation).
        """
        _check_number("games", games)
        _check_number("threads", threads)
        if opponents not in (None, "random"):
            raise TikalError(f"opponents are None, so that you play all seats, or 'random', not {opponents!r}")
        self.table: Final = agree(edition, players, auction, options=options, scenario=scenario)
        self.games: Final = games
        self.players: Final = players
        self._kind: Final = kind_of(edition)
        self._encoding: Final = prepared(self._kind)
        self.coder: Final = Coder(self.table)
        self._opponents: Final = opponents
        self._seed: Final = seed
        self._closed = False
        self._settings: Final = np.zeros(1, dtype=SETTINGS)[0]
        self._settings.actions = self.coder.actions
        self._settings.reward = REWARDS[checked_reward(reward)]
        self._make_arrays(observations)
        chunks = _chunks(games, threads)
        self._threads: Final = min(threads, len(chunks))
        self._pool: Final = ThreadPoolExecutor(self._threads - 1, "tikal-games") if self._threads > 1 else None
        self._begin: Final = [self._call(self._encoding.begin, chunk) for chunk in chunks]
        self._check: Final = self._call(self._encoding.first_illegal, slice(0, games))
        self._step: Final = [self._call(self._encoding.step, chunk) for chunk in chunks]
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with a new seed, or as they began; the same seed gives the same games."""
        self._need_open()
        first = self._seed if seed is None else seed
        if not isinstance(first, int | np.integer):
            raise TikalError(f"a seed must be a whole number, not {first!r}")
        self._slots["deals"] = generators(int(first), self.games)
        self._slots["moves"] = generators(bot_seed(int(first), SEATS), self.games)
        self._slots["learner"] = np.arange(self.games) % self.players if self._opponents else EVERYBODY
        self._rewards[:] = 0
        self._scores[:] = 0
        self.ends[:] = False
        self._each(self._begin)

    def step(self, actions: Actions) -> None:
        """Play one action in each game. If one of them is not legal, none is played and `TikalError` says why."""
        self._need_open()
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise TikalError(
                f"step takes {self.games} whole numbers, one action for each game, "
                f"not an array of {given.dtype} with the shape {given.shape}"
            )
        self._actions[:] = given
        if given.dtype != np.int32 and not np.array_equal(self._actions, given):  # too large for 32 bits
            self._actions[self._actions != given] = NO_ACTION
        place = self._check()
        if place != NONE_ILLEGAL:
            why = self.coder.why_not(self._states[place : place + 1].copy()[0], given[place])
            raise TikalError(f"game {place}: {why} (no action was played)")
        self._each(self._step)

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat sees of one of the games; by default the seat that must decide."""
        if not isinstance(game, int | np.integer) or not 0 <= game < self.games:
            raise TikalError(f"there is no game {game!r}; games are 0 to {self.games - 1}")
        state = self._states[game : game + 1].copy()[0]
        seen_by = int(state.to_act) if seat is None else self.table.checked_seat(seat)
        return View(self.table, seen_by, self._kind.rules.blank_out(state, seen_by))

    def close(self) -> None:
        """End its threads; what the arrays and views show stays."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown()

    def _need_open(self) -> None:
        if self._closed:
            raise TikalError("these games are closed: make new ones")

    def _make_arrays(self, observations: Small | None) -> None:
        encoding, games = self._encoding, self.games
        shape = (games, self.coder.size)
        self.observations = np.zeros(shape, dtype=np.int8) if observations is None else observations
        given = self.observations
        if given.shape != shape or given.dtype != np.int8 or not given.flags.c_contiguous:
            raise TikalError(
                f"observations must be an int8 array of the shape {shape} without gaps, not {given.dtype} {given.shape}"
            )
        self._states = np.zeros(games, dtype=encoding.state)
        self._slots = np.zeros(games, dtype=SLOT)
        self._template = np.asarray([self._kind.rules.set_up(self.table)], dtype=encoding.state)
        self._actions = np.zeros(games, dtype=np.int32)
        self._rewards = np.zeros((games, SEATS), dtype=np.float32)
        self._scores = np.zeros((games, SEATS), dtype=np.int16)
        self._masks = np.zeros((games, self.coder.actions), dtype=np.int8)
        self.masks = self._masks.view()
        self.masks.flags.writeable = False
        self.to_act = np.zeros(games, dtype=np.int8)
        self.random_actions = np.zeros(games, dtype=np.int32)
        self.ends = np.zeros(games, dtype=np.bool_)
        self.rewards = self._rewards[:, : self.players]
        self.scores = self._scores[:, : self.players]

    def _call(self, function: Callable[..., Any], chunk: slice) -> Callable[[], Any]:
        """A call of an entry point for some of the games."""
        states, actions = self._states[chunk], self._actions[chunk]
        seen = self.observations.reshape(-1).view(self._encoding.observation)[chunk]
        games = (states, self._slots[chunk], self._template, self._settings)
        shown = (seen, self._masks[chunk].reshape(-1), self.to_act[chunk], self.random_actions[chunk])
        outcome = (
            self._rewards[chunk].reshape(-1),
            self.ends[chunk].view(np.int8),
            self._scores[chunk].reshape(-1),
        )
        arguments = {
            self._encoding.begin: (*games, *shown),
            self._encoding.first_illegal: (self._settings, shown[1], actions),
            self._encoding.step: (*games, actions, *shown, *outcome),
        }[function]
        return function.bound_to(*arguments) if isinstance(function, EntryPoint) else lambda: function(*arguments)

    def _each(self, calls: list[Callable[[], None]]) -> None:
        """Make a call for each chunk. Every thread takes the next one; compiled code does not hold Python's lock."""
        left = iter(calls)
        others = [self._pool.submit(_make, left) for _ in range(self._threads - 1)] if self._pool else ()
        _make(left)
        for other in others:
            other.result()


def _make(calls: Iterator[Callable[[], None]]) -> None:
    for call in calls:
        call()


def _chunks(games: int, threads: int) -> list[slice]:
    """Which games are stepped in one call."""
    number = 1 if threads == 1 else min(threads * CHUNKS_PER_THREAD, games)
    return [slice(games * k // number, games * (k + 1) // number) for k in range(number)]


def _check_number(name: str, value: object) -> None:
    if not isinstance(value, int | np.integer) or value < 1:
        raise TikalError(f"{name} must be a whole number from 1 on, not {value!r}")
