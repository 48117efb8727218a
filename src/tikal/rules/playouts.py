"""Whole games of random moves: what statistics are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.rules.dealing import Random, below
from tikal.rules.packing import NUMBER, record_type
from tikal.rules.state import BASE, SEATS, AnyState, State
from tikal.rules.steps import OVER
from tikal.rules.verbs import CHOICES, Choices
from tikal.rules.winning import wins

Counts: TypeAlias = npt.NDArray[np.int64]
Shares: TypeAlias = npt.NDArray[np.float64]

TEMPLATE, WORK = 0, 1
GAMES_AT_ONCE: Final = 256
WORDS: Final = 4
"""Numbers in the state of a random generator."""


class Playouts(Protocol):
    """Games that are played in one call."""

    score_sums: Annotated[Counts, NUMBER, SEATS]  # [seat]
    shares: Annotated[Shares, np.float64, SEATS]  # [seat] victories; a shared one is a fraction for each
    randoms: Annotated[Counts, NUMBER, GAMES_AT_ONCE, WORDS]  # [game] generator that deals it and makes its moves
    choices: Annotated[Choices, CHOICES]
    states: Annotated[list[State], BASE, WORK + 1]  # the game before the deal, and the one that is played


def playouts_of(state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The record type of playouts with states of this type."""
    return record_type(Playouts, states=state)


class PlayedGame(NamedTuple, Generic[AnyState]):
    """What differs between games that are played at random; the functions are compiled ones."""

    deal: Callable[[AnyState, Random], None]
    begin: Callable[[AnyState], None]
    legal_actions: Callable[[AnyState, Choices], int]
    do: Callable[[AnyState, int], None]


@compiled
def copy_to_and_fro(p: Playouts, times: int) -> None:
    """Copy a state back and forth, for timing; in one direction, the optimiser could drop all copies but one."""
    for copy in range(times):
        p.states[(copy + 1) % 2] = p.states[copy % 2]


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


def player(game: PlayedGame[Any]) -> tuple[Callable[[Any, Random, Choices], int], Callable[[Any, int], int]]:
    """Two functions: play one game to its end, and play many from the template. Both count decisions."""
    deal, begin, legal_actions, do = game

    @compiled
    def play_out(s: Any, random: Random, choices: Choices) -> int:
        decisions = 0
        while s.step != OVER:
            do(s, choices.codes[below(random, legal_actions(s, choices))])
            decisions += 1
        return decisions

    @compiled
    def play_games(p: Playouts, games: int) -> int:
        decisions = 0
        states = p.states
        for game in range(games):
            states[WORK] = states[TEMPLATE]
            s, random = states[WORK], p.randoms[game]
            deal(s, random)
            begin(s)
            decisions += play_out(s, random, p.choices)
            add_result(s, p.score_sums, p.shares)
        return decisions

    return play_out, play_games
