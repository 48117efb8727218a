"""The puzzles that come with us: each replays, its best turn scores what it says, and nothing scores more."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiled import compiled_only
from tikal.errors import ComponentError
from tikal.games.searching import Searches
from tikal.puzzles.collection import FIRST_MONDAY, WEEK, WEEKS, UnknownPuzzle, of_day, puzzle, puzzles, read
from tikal.puzzles.explanation import explain
from tikal.puzzles.puzzle import Puzzle
from tikal.puzzles.segment import after, begins_scoring_segment, best_turn, may_dig, points

SOME = 12
"""One puzzle in this many is looked at; thorough tests look at all."""
PROOF = 5_000_000


def is_sound(one: Puzzle) -> None:
    """The position is one to solve, and the turn scores what the puzzle promises, also when it really ends."""
    view = one.game().view(one.seat)
    assert begins_scoring_segment(view)
    assert not may_dig(view)
    attempt = one.attempt(one.actions)
    assert attempt.is_best
    assert attempt.points == one.best > points(view)
    game = attempt.game
    assert f"scored {one.best}" in str(game.play("end"))


def is_proven(one: Puzzle, searches: Searches) -> None:
    view = one.game().view(one.seat)
    turn, proven = best_turn(view, searches, PROOF)
    assert proven, one.number
    assert points(after(view, turn)) == one.best, one.number


@pytest.mark.parametrize("one", puzzles()[::SOME], ids=lambda one: str(one.number))
def test_a_puzzle_is_sound(one: Puzzle) -> None:
    is_sound(one)


@pytest.mark.thorough
@pytest.mark.parametrize("one", puzzles(), ids=lambda one: str(one.number))
def test_every_puzzle_is_sound(one: Puzzle) -> None:
    is_sound(one)


@compiled_only
def test_the_solver_finds_nothing_better() -> None:
    searches = Searches()
    for one in puzzles()[::SOME]:
        is_proven(one, searches)


@compiled_only
@pytest.mark.thorough
def test_the_solver_finds_nothing_better_in_any_puzzle() -> None:
    searches = Searches()
    for one in puzzles():
        is_proven(one, searches)


@settings(max_examples=25, deadline=None)
@given(number=st.integers(1, WEEKS * len(WEEK)), chance=st.randoms(use_true_random=False))
def test_no_turn_scores_more_and_nothing_can_be_dug_up(number: int, chance: Random) -> None:
    one = puzzle(number)
    game = one.game()
    while True:
        kinds = {action.kind for action in game.legal_actions()}
        assert "dig" not in kinds
        actions = [action for action in game.legal_actions() if action.kind != "end"]
        if not actions:
            break
        game.play(chance.choice(actions))
    assert points(game.view(one.seat)) <= one.best


def test_a_best_turn_is_told_sentence_by_sentence() -> None:
    for one in puzzles()[::SOME]:
        told = explain(one)
        assert len(told.steps) == len(told.counts) <= len(one.actions)
        assert list(told.counts) == sorted(set(told.counts))
        assert told.counts[-1] == len(one.actions)
        assert told.aims
        for message in (told.nudge, *told.aims, *told.steps, *told.costs):
            assert "{" not in message.text()


def test_every_day_has_its_puzzle_and_weeks_get_harder() -> None:
    days = [FIRST_MONDAY + timedelta(days=day) for day in range(WEEKS * len(WEEK))]
    of_days = [of_day(day) for day in days]
    assert Counter(one.number for one in of_days) == Counter(range(1, len(days) + 1))
    assert tuple(one.level for one in of_days[:7]) == WEEK == tuple(sorted(WEEK))
    assert of_day(days[0] - timedelta(days=1)) == of_days[-1]
    assert of_day(days[-1] + timedelta(days=1)) == of_days[0]


def test_a_puzzle_is_found_by_number_and_by_day() -> None:
    assert puzzle(3) == puzzle("3") == puzzles()[2]
    assert puzzle("2026-11-17") == puzzle(date(2026, 11, 17)) == of_day(date(2026, 11, 17))
    assert puzzle() in puzzles()


@given(st.text(max_size=50).filter(lambda name: not any(letter.isdecimal() for letter in name)))
def test_what_is_neither_a_number_nor_a_day_is_refused(name: str) -> None:
    with pytest.raises(UnknownPuzzle, match="1 to 140") as refused:
        puzzle(name)
    assert len(str(refused.value)) < 250


@pytest.mark.parametrize("name", ["0", "141", "-1", "2026-02-30", "tomorrow", "", "1e2", "9" * 60])
def test_nonsense_is_no_puzzle(name: str) -> None:
    with pytest.raises(UnknownPuzzle, match="a date such as 2026-11-17"):
        puzzle(name)


def written(*changed: Puzzle) -> str:
    lines = {one.number: one for one in (*puzzles(), *changed)}
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in lines.values())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (written().partition("\n")[2], "line 1: has puzzle 2"),
        (written().replace('"level":1', '"level":9', 1), "line 1: .*level"),
        (written().replace('"best":', '"worst":', 1), "line 1: .*worst"),
        (written(msgspec.structs.replace(puzzles()[0], level=2)), "level 1: has 19 puzzles, but needs 20"),
        ("{}\n", "line 1: "),
        ("tikal: 1\n", "line 1: "),
    ],
)
def test_a_damaged_collection_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ComponentError, match=f"puzzles.jsonl: {problem}"):
        read(text)
