"""Numbers of legal sequences from fixed positions: any change in what is legal shows here."""

from __future__ import annotations

import pytest

from action_texts import ALL_CODES
from golden import NAMES
from perft import Counted, count, counted_positions
from random_play import legal
from tikal.games.base.rules.entry_points import check, do
from tikal.rules.reasons import OK
from tikal.rules.state import State, copy

POSITIONS = counted_positions()
IDS = [f"{position.game}-{position.entries}" for position in POSITIONS]

every_position = pytest.mark.parametrize("position", POSITIONS, ids=IDS)
two_positions = pytest.mark.parametrize(
    "position",
    [
        next(position for position in POSITIONS if position.waits_for == "segment" and position.entries > 100),
        next(position for position in POSITIONS if position.waits_for == "bid"),
    ],
    ids=["segment", "bid"],
)


def naively_legal(state: State) -> list[int]:
    """All legal actions, found by asking about every action that can be written."""
    return [code for code in ALL_CODES if check(state, code) == OK]


def naive_count(state: State, length: int) -> int:
    """How many legal sequences there are, without the enumeration of the rules."""
    codes = naively_legal(state)
    if length == 1:
        return len(codes)
    return sum(naive_count(after(state, code), length - 1) for code in codes)


def after(state: State, code: int) -> State:
    """The position after an action."""
    then = copy(state)
    do(then, code)
    return then


@every_position
def test_numbers_of_sequences(position: Counted) -> None:
    state = position.state
    assert tuple(count(state, length + 1) for length in range(len(position.counts))) == position.counts


@every_position
def test_what_is_listed_is_what_is_allowed(position: Counted) -> None:
    state = position.state
    listed = [action.code for action in legal(state)]
    assert len(listed) == len(set(listed)), "an action is listed twice"
    assert sorted(listed) == sorted(naively_legal(state))


@two_positions
def test_two_steps_counted_naively(position: Counted) -> None:
    assert naive_count(position.state, 2) == position.counts[1]


def test_every_game_and_every_decision_is_there() -> None:
    assert {position.game for position in POSITIONS} == set(NAMES)
    assert {position.waits_for for position in POSITIONS} == {"segment", "place", "bid", "take"}
    assert all(len(position.counts) == 3 for position in POSITIONS)
