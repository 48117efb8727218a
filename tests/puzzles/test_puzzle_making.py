"""Puzzles are made from games between bots, the same ones each time."""

from __future__ import annotations

from random import Random

import pytest

from compiled import compiled_only
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.play.game import new_game
from tikal.puzzles.choosing import choose, level_of
from tikal.puzzles.collection import WEEK, WEEKS, puzzle
from tikal.puzzles.grading import Grades
from tikal.puzzles.making import Found, find
from tikal.puzzles.puzzle import MOST_ACTIONS, PuzzleError
from tikal.puzzles.segment import after, may_dig, points, without_idle
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.steps import SPEND

EASY, HARD = Grades(10, 20, 20, 20, 19), Grades(10, 20, 12, 16, 14)


def found(seed: int, grades: Grades) -> Found:
    return Found("classic", 2, seed, ("place a3 1",), ("clear a2",), grades.best, seed % 4, grades)


@compiled_only
def test_the_same_game_gives_the_same_positions() -> None:
    first, second = ([*find(0, Searches())] for _ in range(2))
    assert first
    assert first == second
    for one in first:
        game = new_game(one.edition, players=one.players, seed=one.seed)
        for move in one.moves:
            game.play(move)
        view = game.view(game.to_act)
        assert points(view) == one.grades.before
        assert points(after(view, [Action.parse(text) for text in one.turn])) == one.best
        assert one.grades.best >= max(one.grades.greedy, one.grades.planned, one.grades.tried)


def test_what_bots_leave_behind_makes_a_puzzle_hard() -> None:
    assert EASY.hardness < HARD.hardness == pytest.approx((8 + 4 + 6) / 3 / 10)
    assert (level_of(found(1, EASY)), level_of(found(1, HARD))) == (1, 5)


def test_as_many_of_each_level_are_chosen_as_the_weeks_need_and_one_from_a_game() -> None:
    by_level = [Grades(0, 100, *[100 - missed] * 3) for missed in (5, 15, 25, 40, 60)]
    offered = [found(seed, grades) for seed in range(100) for grades in [by_level[seed % 5]] * 2]
    with pytest.raises(TikalError, match="only 20 of 40 puzzles of level 3 were found"):
        choose(offered)
    offered += [found(1_000 + seed, by_level[seed % 5]) for seed in range(100)]
    chosen = choose(offered)
    assert [one.level for one in chosen] == list(WEEK) * WEEKS
    assert [one.number for one in chosen] == list(range(1, len(chosen) + 1))
    assert len({one.seed for one in chosen}) == len(chosen)


def test_idle_actions_are_left_out() -> None:
    one = puzzle(1)
    view = one.game().view(one.seat)
    turn = list(one.actions)
    assert without_idle(view, turn) == turn
    shorter = turn[: len(turn) // 2]
    idle = [action for action in one.attempt(shorter).game.legal_actions() if action.kind == "deploy"]
    if idle and points(after(view, [*shorter, idle[0]])) == points(after(view, shorter)):
        assert idle[0] not in without_idle(view, [*shorter, idle[0]])


def test_whoever_comes_to_dig_was_expected_to() -> None:
    """Random turns of a random game: where one leads to a treasure, it was foreseen when the turn began."""
    chance, game = Random(1), new_game("ravensburger-1999", players=2, seed=3)
    expected, dug = False, 0
    while not game.is_over:
        view = game.view(game.to_act)
        if view.seen.step == SPEND and view.seen.ap == ACTION_POINTS:
            expected = may_dig(view)
        actions = game.legal_actions()
        digs = [action for action in actions if action.kind == "dig"]
        assert expected or not digs
        dug += len(digs)
        game.play(chance.choice(digs or [action for action in actions if action.kind != "end"] or actions))
    assert dug


def test_an_attempt_is_one_turn_without_its_end() -> None:
    one = puzzle(1)
    with pytest.raises(PuzzleError, match="Leave out"):
        one.attempt(["end"])
    with pytest.raises(PuzzleError, match="too long"):
        one.attempt(["move explorer a1 b1"] * (MOST_ACTIONS + 1))
    with pytest.raises(TikalError, match="R-"):
        one.attempt(["guard leader h5"])
    assert one.attempt([]).short == one.best - points(one.game().view(one.seat))
