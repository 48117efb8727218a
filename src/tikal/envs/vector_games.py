"""Thousands of games at once, stepped by compiled code on one thread or several. It needs NumPy only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from threading import Lock
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.bots.registry import bot_seed
from tikal.compiling.functions import EntryPoint
from tikal.components.profile import DEFAULT_EDITION
from tikal.envs.arguments import agreed, whole_number
from tikal.envs.coder import Coder, Small
from tikal.envs.crew import Crew
from tikal.envs.preparing import prepared
from tikal.envs.rewards import REWARDS, RewardKind, checked_reward
from tikal.envs.snapshot import Snapshot
from tikal.errors import TikalError
from tikal.games.encoding.actions import NO_ACTION
from tikal.games.encoding.batch import EVERYBODY, NONE_ILLEGAL, SETTINGS, SLOT
from tikal.games.random_games import generators
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.rules.state import SEATS

SMALLEST_CHUNK: Final = 64
"""Games that are worth a call of their own. A thread that is held up leaves the others to the other threads."""

Actions: TypeAlias = npt.NDArray[np.integer[Any]]
Array: TypeAlias = npt.NDArray[Any]


class Games(NamedTuple):
    """What compiled code needs to know of some of the games."""

    states: Array
    slots: Array
    template: Array
    settings: Any


class Shown(NamedTuple):
    """Where it writes how they stand."""

    observations: Array
    masks: Array
    to_act: Array
    random_actions: Array


class Outcome(NamedTuple):
    """Where it writes what the last step brought."""

    rewards: Array
    ends: Array
    scores: Array
    final_observations: Array


class VectorGames:
    """Many games of the same table. `step` fills all arrays in place; a game that is over starts again at once.

    Game i begins with the deal of `tikal.new_game(..., seed=seed + i)`.
    """

    observations: Small
    """[game, ...] what the seat that must decide sees."""
    masks: Small
    """[game, action] 1 for each legal action, else 0. It cannot be written to: only what changes is filled in."""
    to_act: Small
    """[game] the seat that must decide; read-only."""
    acted: Small
    """[game] the seat that decided in the last step; read-only."""
    rewards: npt.NDArray[np.float32]
    """[game, seat] of the last step."""
    ends: npt.NDArray[np.bool_]
    """[game] whether the last step ended a game; what is shown is the beginning of the next one."""
    scores: npt.NDArray[np.int16]
    """[game, seat] the final scores of the last game that ended there."""
    final_observations: Small
    """[game, ...] what the seat that acted last saw at the end of the last game that ended there."""
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
        self.table: Final = agreed(edition, players, auction, scenario, options)
        self.games: Final = whole_number("games", games, least=1)
        self.players: Final = self.table.players
        self._opponents: Final = _checked_opponents(opponents)
        self._reward: Final = checked_reward(reward)
        self._seed: Final = whole_number("seed", seed)
        self._options: Final = options
        self._kind: Final = kind_of(edition)
        self._encoding: Final = prepared(self._kind)
        self.coder: Final = Coder(self.table)
        self._settings: Final = np.zeros(1, dtype=SETTINGS)[0]
        self._settings.actions = self.coder.actions
        self._settings.reward = REWARDS[self._reward]
        self._make_arrays(observations)
        self._prepare_calls(whole_number("threads", threads, least=1))
        self._closed = False
        self._stepping: Final = Lock()
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with a new seed, or as they began; the same seed gives the same games."""
        with self._alone():
            self._reset(seed)

    def _reset(self, seed: int | None) -> None:
        first = self._seed if seed is None else whole_number("seed", seed)
        self._slots["deals"] = generators(first, self.games)
        self._slots["moves"] = generators(bot_seed(first, SEATS), self.games)
        self._slots["learner"] = np.arange(self.games) % self.players if self._opponents else EVERYBODY
        for array in (self._rewards, self._scores, self.final_observations, self.ends):
            array[:] = 0
        self._crew.make(self._begin)
        self._acted[:] = self._to_act

    def step(self, actions: Actions) -> None:
        """Play one action in each game. If one of them is not legal, none is played and `TikalError` says why."""
        with self._alone():
            self._play(actions)

    def _play(self, actions: Actions) -> None:
        given = _as_array(actions)
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
        self._acted[:] = self._to_act
        self._crew.make(self._step)

    @property
    def acted_rewards(self) -> npt.NDArray[np.float32]:
        """[game] what the last step brought to the seat that decided in it."""
        return self.rewards[np.arange(self.games), self.acted]

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat sees of one of the games; by default the seat that must decide."""
        if not isinstance(game, int | np.integer) or not 0 <= game < self.games:
            raise TikalError(f"there is no game {game!r}; games are 0 to {self.games - 1}")
        state = self._states[game : game + 1].copy()[0]
        seen_by = int(state.to_act) if seat is None else self.table.checked_seat(seat)
        return View(self.table, seen_by, self._kind.rules.blank_out(state, seen_by))

    def snapshot(self) -> Snapshot:
        """All games as they stand, with what will be drawn in them: to come back to, or to go on from elsewhere."""
        content = tuple(array.tobytes() for array in self._kept())
        return Snapshot(self.table, self.games, self._opponents, content)

    def restore(self, snapshot: Snapshot) -> None:
        """Let all games stand as they did; the same actions then have the same results."""
        self._need_open()
        if not isinstance(snapshot, Snapshot):
            raise TikalError(f"restore takes what snapshot() has returned, not {snapshot!r}")
        if not snapshot.fits(own := Snapshot(self.table, self.games, self._opponents, ())):
            raise TikalError(
                f"this snapshot is of {snapshot}, and these are {own}: "
                "table, number of games and opponents must be the same"
            )
        for array, content in zip(self._kept(), snapshot.content, strict=True):
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, dtype=np.uint8)

    def close(self) -> None:
        """Stop the threads; what the arrays and views show stays."""
        self._closed = True
        self._crew.close()

    def __getstate__(self) -> dict[str, Any]:
        arguments = {
            "edition": self.table.edition,
            "players": self.players,
            "games": self.games,
            "seed": self._seed,
            "auction": self.table.auction,
            "scenario": self.table.scenario,
            "options": self._options,
            "opponents": self._opponents,
            "reward": self._reward,
            "threads": self._threads,
        }
        return {"arguments": arguments, "snapshot": self.snapshot(), "closed": self._closed}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make the games again: compiled code knows arrays by their addresses, which differ from those elsewhere."""
        self.__init__(**state["arguments"])  # type: ignore[misc]
        self.restore(state["snapshot"])
        if state["closed"]:
            self.close()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Refuse what another thread wants meanwhile: it would step the same games in the middle of a step."""
        self._need_open()
        if not self._stepping.acquire(blocking=False):
            raise TikalError("another thread is stepping these games: make games for each thread, or take turns")
        try:
            yield
        finally:
            self._stepping.release()

    def _need_open(self) -> None:
        if self._closed:
            raise TikalError("these games are closed: make new ones")

    def _make_arrays(self, observations: Small | None) -> None:
        games, shape = self.games, (self.games, self.coder.size)
        self.observations = np.zeros(shape, dtype=np.int8) if observations is None else _checked(observations, shape)
        self.final_observations = np.zeros(shape, dtype=np.int8)
        self._states = np.zeros(games, dtype=self._encoding.state)
        self._slots = np.zeros(games, dtype=SLOT)
        self._template = np.asarray([self._kind.rules.set_up(self.table)], dtype=self._encoding.state)
        self._actions = np.zeros(games, dtype=np.int32)
        self._rewards = np.zeros((games, SEATS), dtype=np.float32)
        self._scores = np.zeros((games, SEATS), dtype=np.int16)
        self._masks = np.zeros((games, self.coder.actions), dtype=np.int8)
        self._to_act = np.zeros(games, dtype=np.int8)
        self._acted = np.zeros(games, dtype=np.int8)
        self.masks, self.to_act, self.acted = map(_read_only, (self._masks, self._to_act, self._acted))
        self.random_actions = np.zeros(games, dtype=np.int32)
        self.ends = np.zeros(games, dtype=np.bool_)
        self.rewards = self._rewards[:, : self.players]
        self.scores = self._scores[:, : self.players]

    def _kept(self) -> tuple[Array, ...]:
        """The arrays of a snapshot: whatever the next step depends on or leaves as it is."""
        stands = (self._states, self._slots, self.observations, self._masks, self._to_act, self.random_actions)
        return (*stands, self._acted, self._rewards, self.ends, self._scores, self.final_observations)

    def _prepare_calls(self, threads: int) -> None:
        """Bind the entry points to the arrays, chunk by chunk, and start the threads that make these calls."""
        chunks, encoding = _chunks(self.games, threads), self._encoding
        self._threads = min(threads, len(chunks))
        self._crew = Crew(self._threads - 1)
        self._begin = [_bound(encoding.begin, *self._games(chunk), *self._shown(chunk)) for chunk in chunks]
        self._check = _bound(encoding.first_illegal, self._settings, self._masks.reshape(-1), self._actions)
        self._step = [
            _bound(encoding.step, *self._games(chunk), self._actions[chunk], *self._shown(chunk), *self._outcome(chunk))
            for chunk in chunks
        ]

    def _games(self, chunk: slice) -> Games:
        return Games(self._states[chunk], self._slots[chunk], self._template, self._settings)

    def _shown(self, chunk: slice) -> Shown:
        masks = self._masks[chunk].reshape(-1)
        return Shown(self._records(self.observations)[chunk], masks, self._to_act[chunk], self.random_actions[chunk])

    def _outcome(self, chunk: slice) -> Outcome:
        return Outcome(
            self._rewards[chunk].reshape(-1),
            self.ends[chunk].view(np.int8),
            self._scores[chunk].reshape(-1),
            self._records(self.final_observations)[chunk],
        )

    def _records(self, observations: Small) -> Array:
        return observations.reshape(-1).view(self._encoding.observation)


def _bound(function: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
    """A call with these arguments; that of an entry point looks up their addresses only once."""
    return function.bound_to(*arguments) if isinstance(function, EntryPoint) else partial(function, *arguments)


def _chunks(games: int, threads: int) -> list[slice]:
    """Which games are stepped in one call: ever fewer, so that all threads finish at about the same time."""
    if threads == 1:
        return [slice(0, games)]
    chunks, start = [], 0
    while start < games:
        end = min(games, start + max(SMALLEST_CHUNK, (games - start) // (2 * threads)))
        chunks.append(slice(start, end))
        start = end
    return chunks


def _read_only(array: Small) -> Small:
    """The same numbers, for people who might write to them by mistake."""
    view = array.view()
    view.flags.writeable = False
    return view


def _as_array(actions: object) -> Array:
    try:
        return np.asarray(actions)
    except ValueError:  # lists of different lengths
        raise TikalError("step takes whole numbers, one action for each game, not lists of them") from None


def _checked_opponents(opponents: object) -> Literal["random"] | None:
    if opponents is None:
        return None
    if not isinstance(opponents, str) or opponents != "random":
        raise TikalError(f"opponents must be None (you play all seats) or 'random', not {opponents!r}")
    return "random"


def _checked(observations: object, shape: tuple[int, int]) -> Small:
    """An array that compiled code may fill: it takes the address for granted."""
    wanted = f"observations must be a writable int8 array of the shape {shape} without gaps"
    if not isinstance(observations, np.ndarray):
        raise TikalError(f"{wanted}, not a {type(observations).__name__}")
    if observations.shape != shape or observations.dtype != np.int8:
        raise TikalError(f"{wanted}, not {observations.dtype} {observations.shape}")
    if not observations.flags.c_contiguous or not observations.flags.writeable:
        raise TikalError(
            f"{wanted}; this one is {'read-only' if observations.flags.c_contiguous else 'not in C order'}"
        )
    return observations
