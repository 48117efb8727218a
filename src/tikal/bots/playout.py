"""Whole games of random moves in compiled code, and copies of states: what search and statistics are built on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from tikal.dealing import Random, below, deal_into, deal_legend_into
from tikal.rules.compiled import compiled
from tikal.rules.flow.game import begin, do, legal_actions
from tikal.rules.legend.flow import game as legend
from tikal.rules.legend.state import LegendState
from tikal.rules.state import SEATS, State
from tikal.rules.steps import OVER
from tikal.rules.verbs import Choices, no_choices
from tikal.rules.winning import wins
from tikal.ruleset import ruleset_of
from tikal.table import LEGEND, agree

States: TypeAlias = list[State]
"""An array of records. Compiled code copies a record by assigning one element of such an array to another."""
LegendStates: TypeAlias = list[LegendState]
Counts: TypeAlias = npt.NDArray[np.int64]
Shares: TypeAlias = npt.NDArray[np.float64]

TEMPLATE, WORK = 0, 1
GAMES_AT_ONCE: Final = 1024
GENERATOR_BYTES: Final = 16
RING: Final = 8
"""States between which copies are timed: more than one, so that no copy can be left out."""


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over games, by seat."""

    games: int
    decisions: int
    score_sums: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared victory counts as a fraction for each who shares it."""

    def __add__(self, other: Totals) -> Totals:
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            tuple(map(sum, zip(self.score_sums, other.score_sums, strict=True))),
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
        )


def no_games(players: int) -> Totals:
    """What sums start from."""
    return Totals(0, 0, (0,) * players, (0.0,) * players)


@compiled
def play_out(s: State, random: Random, choices: Choices) -> int:
    """Play random moves to the end of the game; how many decisions that took."""
    decisions = 0
    while s.step != OVER:
        do(s, choices.codes[below(random, legal_actions(s, choices))])
        decisions += 1
    return decisions


@compiled
def add_result(s: State, score_sums: Counts, shares: Shares) -> None:
    """Count the scores and the victory of a finished game."""
    winners = 0
    for seat in range(s.players):
        score_sums[seat] += s.score[seat]
        if wins(s, seat):
            winners += 1
    for seat in range(s.players):
        if wins(s, seat):
            shares[seat] += 1.0 / winners


@compiled
def play_games(states: States, randoms: Counts, choices: Choices, score_sums: Counts, shares: Shares) -> int:
    """A game from the template for each generator, which deals it and then makes its moves; all decisions."""
    decisions = 0
    for game in range(len(randoms)):
        states[WORK] = states[TEMPLATE]
        s, random = states[WORK], randoms[game]
        deal_into(s, random)
        begin(s)
        decisions += play_out(s, random, choices)
        add_result(s, score_sums, shares)
    return decisions


@compiled
def play_out_legend(s: LegendState, random: Random, choices: Choices) -> int:
    """As `play_out`, for Legend."""
    decisions = 0
    while s.step != OVER:
        legend.do(s, choices.codes[below(random, legend.legal_actions(s, choices))])
        decisions += 1
    return decisions


@compiled
def play_legend_games(
    states: LegendStates, randoms: Counts, choices: Choices, score_sums: Counts, shares: Shares
) -> int:
    """As `play_games`, for Legend."""
    decisions = 0
    for game in range(len(randoms)):
        states[WORK] = states[TEMPLATE]
        s, random = states[WORK], randoms[game]
        deal_legend_into(s, random)
        legend.begin(s)
        decisions += play_out_legend(s, random, choices)
        add_result(s, score_sums, shares)
    return decisions


@compiled
def copy_around(states: States, times: int) -> None:
    """Copy states in a ring."""
    for copy in range(times):
        states[(copy + 1) % RING] = states[copy % RING]


def play_random_games(
    edition: str,
    players: int,
    games: int,
    seed: int,
    auction: bool = False,
    scenario: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Totals:
    """Play random games in compiled code. Game i has the deal of `tikal.new_game(..., seed=seed + i)`."""
    table = agree(edition, players, auction, options=options, scenario=scenario)
    play: Callable[..., int] = play_legend_games if edition == LEGEND else play_games
    states = _states(ruleset_of(edition).set_up(table), WORK + 1)
    score_sums, shares = np.zeros(SEATS, dtype=np.int64), np.zeros(SEATS, dtype=np.float64)
    decisions, choices = 0, no_choices()
    for start in range(seed, seed + games, GAMES_AT_ONCE):
        randoms = generators(start, min(GAMES_AT_ONCE, seed + games - start))
        decisions += play(states, randoms, choices, score_sums, shares)
    return Totals(games, decisions, tuple(score_sums[:players].tolist()), tuple(shares[:players].tolist()))


def generators(seed: int, number: int) -> Counts:
    """[k] -> the generator for seed + k, the same as `tikal.dealing.generator` makes, in one go."""
    digests = (hashlib.sha256(str(seed + k).encode()).digest()[:GENERATOR_BYTES] for k in range(number))
    return np.frombuffer(b"".join(digests), dtype="<u4").astype(np.int64).reshape(number, 4)


def time_copies(edition: str, times: int) -> float:
    """Seconds for that many copies of a state inside compiled code."""
    states = _states(ruleset_of(edition).set_up(agree(edition, SEATS)), RING)
    copy_around(states, 0)
    start = perf_counter()
    copy_around(states, times)
    return perf_counter() - start


def _states(template: State, number: int) -> States:
    """An array of that many equal states."""
    states = np.empty(number, dtype=cast(np.void, template).dtype)
    states[:] = template
    return cast(States, states)
