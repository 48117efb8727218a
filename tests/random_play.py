"""Whole games of random moves, in which every kind of action comes up."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, cast

import numpy as np
from hypothesis import strategies as st

import tikal
from positions import BASE_EDITIONS
from tikal.games.action import Action
from tikal.games.registry import kind_of
from tikal.games.view import legal as legal_by
from tikal.rules.state import State, copy
from tikal.rules.steps import OVER, SEGMENTS

WEIGHTS: Final[dict[str, float]] = {"end": 1, "deploy": 3, "move": 6, "transfer": 3, "bid": 2, "pass": 3}
"""How much a verb is wanted; those that are not listed here come up seldom and are wanted most."""

GATHERING: Final = {**WEIGHTS, "end": 0.3, "transfer": 1, "guard": 0.1, "swap": 1, "clear": 20, "dig": 20}
"""The same for players who gather their pieces somewhere, which a guardian would undo."""

RARE: Final = 8
CAUTIOUS_BID: Final = 6
HAUNTS: Final = {2: ("a2", "b1", "c2")}
"""[seed] where pieces gather in games with that seed."""


BASE: Final = kind_of("classic").rules
"""All base editions share their rules."""


class Seating(NamedTuple):
    """What a random game is played with."""

    edition: str
    players: int
    auction: bool


ALL_SEATINGS: Final = [
    Seating(edition, players, auction)
    for edition in BASE_EDITIONS
    for players in (2, 3, 4)
    for auction in (False, True)
]

seatings: Final = st.sampled_from(ALL_SEATINGS)
seeds: Final = st.integers(min_value=0, max_value=2)
"""Few, so that the many tests that look at whole games can share them."""


def choose(
    chance: random.Random,
    actions: Sequence[Action],
    haunts: Collection[str] = (),
    wanted_verbs: Mapping[str, float] | None = None,
) -> Action:
    """One of the actions: first a verb, rare ones rather than frequent ones, then one of its actions.

    With haunts, pieces gather on these hexes; otherwise three of them are hardly ever on one.
    """
    by_verb: dict[str, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(action)
    verbs = list(by_verb)
    weights = wanted_verbs or (GATHERING if haunts else WEIGHTS)
    (verb,) = chance.choices(verbs, [weights.get(verb, RARE) for verb in verbs])
    # Bids are listed from the lowest on; whoever bids wildly has nothing left for the rest of the game.
    wanted = by_verb[verb][:CAUTIOUS_BID] if verb == "bid" else by_verb[verb]
    return chance.choice(towards(haunts, wanted) if verb == "move" else wanted)


def towards(haunts: Collection[str], moves: list[Action]) -> list[Action]:
    """Moves to haunts if there are any, else those that do not leave one."""
    staying = [move for move in moves if move.arguments[1] not in haunts]
    arriving = [move for move in staying if move.arguments[2] in haunts]
    return arriving or staying or moves


def new_game(seating: Seating, seed: int) -> tikal.Game:
    """A game that is about to begin."""
    edition, players, auction = seating
    return tikal.new_game(edition, players=players, auction=auction, seed=seed)


def play_on(game: tikal.Game, chance: random.Random, decisions: int | None = None) -> tikal.Game:
    """Play some more decisions, or to the end of the game."""
    while not game.is_over and decisions != 0:
        game.play(choose(chance, game.legal_actions()))
        decisions = None if decisions is None else decisions - 1
    return game


def played_game(seating: Seating, seed: int, decisions: int | None = None) -> tikal.Game:
    """A game in which so many decisions were taken, or a finished one."""
    return play_on(new_game(seating, seed), random.Random(seed), decisions)


def legal(state: State) -> list[Action]:
    """All legal actions of a state."""
    return legal_by(BASE, state)


def bytes_of(state: State) -> bytes:
    """All there is to a state."""
    return cast(np.void, state).tobytes()


class Step(NamedTuple):
    """A decision with the states around it; `where` is for the message of a failed assertion."""

    where: str
    before: State
    action: Action
    after: State


class Segment(NamedTuple):
    """The spending of action points by one seat, from its first state to the one before `end`."""

    where: str
    seat: int
    kind: str
    start: State
    spending: tuple[Step, ...]
    end: Step


class Course:
    """The course of a whole game: all states, and the actions between them."""

    def __init__(self, seating: Seating, seed: int, states: Sequence[State], actions: Sequence[Action]) -> None:
        self.seating: Final = seating
        self.seed: Final = seed
        self.states: Final = states
        self.actions: Final = actions

    def __repr__(self) -> str:
        return f"course({self.seating}, {self.seed})"

    def where(self, number: int) -> str:
        """Which position this is."""
        last = f"after {self.actions[number - 1]}" if number else "at the start"
        return f"{self}, position {number}, {last}"

    @cached_property
    def positions(self) -> list[tuple[str, State]]:
        """All states, each with what to say when it is wrong."""
        return [(self.where(number), state) for number, state in enumerate(self.states)]

    @cached_property
    def steps(self) -> list[Step]:
        """All decisions."""
        around = zip(pairwise(self.states), self.actions, strict=True)
        return [Step(self.where(n), before, action, after) for n, ((before, after), action) in enumerate(around, 1)]

    @cached_property
    def segments(self) -> list[Segment]:
        """All spending of action points."""
        segments: list[Segment] = []
        spending: list[Step] = []
        for step in self.steps:
            if step.action.verb == "end":
                start = spending[0].before if spending else step.before
                kind = SEGMENTS[step.before.segment]
                segments.append(Segment(step.where, int(step.before.to_act), kind, start, tuple(spending), step))
                spending = []
            elif step.action.verb not in ("place", "bid", "pass", "take"):
                spending.append(step)
        return segments

    def with_verb(self, *verbs: str) -> Iterable[Step]:
        """The decisions of some kinds."""
        return (step for step in self.steps if step.action.verb in verbs)


@lru_cache(maxsize=len(ALL_SEATINGS) * 4)
def course(seating: Seating, seed: int) -> Course:
    """A whole game. Played by the rules alone, which is much quicker than by way of a `Game`."""
    chance = random.Random(seed)
    state = copy(new_game(seating, seed)._state)
    states, actions = [copy(state)], []
    while state.step != OVER:
        actions.append(choose(chance, legal(state), HAUNTS.get(seed, ())))
        BASE.do(state, actions[-1].code)
        states.append(copy(state))
    return Course(seating, seed, states, actions)


courses: Final = st.builds(course, seatings, seeds)
