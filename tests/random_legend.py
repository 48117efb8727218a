"""Whole games of Legend of random moves, in which every kind of action comes up."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, cast

from hypothesis import strategies as st

import tikal
from compiled import IS_COMPILED
from random_play import GATHERING, HAUNTS, WEIGHTS, choose
from tikal.games.action import Action
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.cards import POWER_IDS, POWERS_PER_TILE
from tikal.games.legend.rules.state import LegendState
from tikal.games.registry import kind_of
from tikal.games.view import legal as legal_by
from tikal.rules.state import copy
from tikal.rules.steps import OVER

SCENARIOS: Final = ("chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador")
RULES: Final = kind_of(LEGEND).rules

LEGEND_VERBS: Final = {
    "power": 0.5,
    "done": 1,
    "pass": 1,
    "stash": 3,
    "stone": 2,
    "movestone": 2,
    "recruit": 3,
    "swap": 3,
}
"""How much a verb of Legend is wanted: powers late in the game, cards played rather than stashed."""


class LegendSeating(NamedTuple):
    """What a random game of Legend is played with."""

    players: int
    scenario: str


ALL_LEGEND_SEATINGS: Final = [LegendSeating(players, scenario) for scenario in SCENARIOS for players in (2, 3, 4)]

# A game takes several seconds where the rules are not compiled, so there have to be few of them.
legend_seatings: Final = st.sampled_from(ALL_LEGEND_SEATINGS if IS_COMPILED else ALL_LEGEND_SEATINGS[::7])
legend_seeds: Final = st.integers(min_value=1, max_value=2 if IS_COMPILED else 1)


class LegendStep(NamedTuple):
    """A decision with the states around it; `where` is for the message of a failed assertion."""

    where: str
    before: LegendState
    action: Action
    after: LegendState


@dataclass(frozen=True, repr=False)
class LegendCourse:
    """The course of a whole game: all states, and the actions between them."""

    seating: LegendSeating
    seed: int
    states: tuple[LegendState, ...]
    actions: tuple[Action, ...]

    def __repr__(self) -> str:
        return f"legend_course({self.seating}, {self.seed})"

    @cached_property
    def positions(self) -> list[tuple[str, LegendState]]:
        """All states, each with what to say when it is wrong."""
        names = ["at the start", *(f"after {action}" for action in self.actions)]
        named = enumerate(zip(names, self.states, strict=True))
        return [(f"{self}, position {number}, {name}", state) for number, (name, state) in named]

    @cached_property
    def steps(self) -> list[LegendStep]:
        """All decisions."""
        around = zip(pairwise(self.positions), self.actions, strict=True)
        return [LegendStep(where, before, action, after) for ((_, before), (where, after)), action in around]

    def with_kind(self, *kinds: str) -> Iterable[LegendStep]:
        """The decisions of some kinds."""
        return (step for step in self.steps if step.action.kind in kinds)


def new_legend_game(seating: LegendSeating, seed: int) -> tikal.Game:
    """A game that is about to begin; each scenario has deals of its own, so that all powers come up."""
    deal = seed * len(ALL_LEGEND_SEATINGS) + ALL_LEGEND_SEATINGS.index(seating)
    return tikal.new_game(LEGEND, players=seating.players, scenario=seating.scenario, seed=deal)


def legal(state: LegendState) -> list[Action]:
    """All legal actions of a state."""
    return legal_by(RULES, state)


def without_other_powers(actions: list[Action], favourite: int) -> list[Action]:
    """Of the powers on a tile only one; those that can always be used would keep the others from coming up."""
    powers = POWER_IDS[favourite::POWERS_PER_TILE]
    return [action for action in actions if action.kind != "power" or action.arguments[0] in powers]


@lru_cache(maxsize=len(ALL_LEGEND_SEATINGS) * 3)
def legend_course(seating: LegendSeating, seed: int) -> LegendCourse:
    """A whole game. Played by the rules alone, which is much quicker than by way of a `Game`."""
    chance, haunts = random.Random(seed), HAUNTS.get(seed, ())
    wanted = {**(GATHERING if haunts else WEIGHTS), **LEGEND_VERBS}
    state = cast(LegendState, copy(new_legend_game(seating, seed)._state))
    states, actions = [copy(state)], []
    while state.step != OVER:
        possible = without_other_powers(legal(state), (seed + int(state.to_act)) % POWERS_PER_TILE)
        actions.append(choose(chance, possible, haunts, wanted))
        RULES.do(state, actions[-1].code)
        states.append(copy(state))
    return LegendCourse(seating, seed, tuple(states), tuple(actions))


legend_courses: Final = st.builds(legend_course, legend_seatings, legend_seeds)
