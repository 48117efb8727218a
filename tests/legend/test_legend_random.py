"""Random games of Legend: they end, everybody scores, copies are safe, and asking changes nothing."""

from __future__ import annotations

import random
from functools import cache
from typing import Final, cast

import pytest
from hypothesis import given, settings

from action_kinds import FORMS
from compiled import IS_COMPILED
from legend_midgame import every
from legend_reckoning import volcanoes_set_aside
from random_legend import (
    ALL_LEGEND_SEATINGS,
    RULES,
    LegendCourse,
    LegendSeating,
    legal,
    legend_course,
    legend_courses,
    legend_seatings,
    legend_seeds,
    new_legend_game,
)
from random_play import bytes_of
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.state import LegendState
from tikal.games.random_games import play_random_games
from tikal.rules.state import copy, same
from tikal.rules.steps import EFFECT, OVER

SEATINGS: Final = ALL_LEGEND_SEATINGS if IS_COMPILED else ALL_LEGEND_SEATINGS[::7]
KINDS: Final = [kind for kind in FORMS if kind != "bid"]
GAMES: Final = 200 if IS_COMPILED else 1
FEWEST, MOST = 200, 1500
"""Decisions of a game: far fewer or more of them would mean that players are kept from acting, or never finish."""
SEEDS: Final = range(4 if IS_COMPILED else 1)


@pytest.mark.rule("L-ROUND-1")
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_thousands_of_random_games_end(seating: LegendSeating) -> None:
    """In compiled code, which checks no bounds."""
    totals = play_random_games(LEGEND, seating.players, GAMES, seed=1, scenario=seating.scenario)
    assert totals.games == GAMES
    assert sum(totals.wins) == pytest.approx(GAMES)
    assert FEWEST <= totals.decisions / GAMES <= MOST
    assert min(totals.score_sums) > 0


@cache
def any_game(seating: LegendSeating, seed: int) -> LegendState:
    """The end of a game in which all legal actions are equally likely."""
    chance = random.Random(seed)
    s = cast(LegendState, copy(new_legend_game(seating, seed)._state))
    while s.step != OVER:
        RULES.do(s, chance.choice(legal(s)).code)
    return s


@pytest.mark.rule("L-FINAL-1", "L-VOLC-3")
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_everybody_scores_three_times_unless_a_volcano_finds_no_place(seating: LegendSeating) -> None:
    """C-32: then that scoring never comes."""
    for seed in SEEDS:
        last = any_game(seating, seed)
        assert last.scorings[: last.players].tolist() == [3 - volcanoes_set_aside(last)] * last.players, seed


@pytest.mark.skipif(not IS_COMPILED, reason="it does not happen in every game")
def test_a_volcano_finds_no_place_in_some_of_these_games() -> None:
    """So that the test above shows something."""
    games = [any_game(seating, seed) for seating in SEATINGS for seed in SEEDS]
    assert 0 < sum(map(volcanoes_set_aside, games)) < len(games)


@settings(max_examples=10)
@given(legend_courses)
def test_there_is_always_something_to_decide_until_the_game_is_over(game: LegendCourse) -> None:
    for where, s in game.positions[:-1]:
        assert s.step != OVER, where
        assert 0 <= s.to_act < s.players, where
        assert legal(s), where
    assert not legal(game.states[-1])


@settings(max_examples=10)
@given(legend_courses)
def test_every_effect_ends_and_leaves_nothing_behind(game: LegendCourse) -> None:
    steps = 0
    for where, s in game.positions:
        steps = steps + 1 if s.step == EFFECT else 0
        assert steps <= 35, where
        assert (s.effect != -1) == (s.step == EFFECT), where
        if s.step != EFFECT:
            assert (s.effect_steps, s.effect_from, s.effect_to, s.resume_step, s.resume_ap) == (0, -1, -1, 0, 0), where
            assert not s.worked.any(), where


@settings(max_examples=8)
@given(legend_courses)
def test_asking_changes_nothing(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    for where, s in game.positions[::10]:
        before = bytes_of(s)
        for action in legal(s):
            assert RULES.check(s, action.code) == 0, f"{where}: {action}"
        for kind in KINDS:
            RULES.check(s, chance.choice(list(every(kind).values())))
        assert bytes_of(s) == before, where


@settings(max_examples=6)
@given(legend_courses)
def test_playing_on_a_copy_leaves_the_original_alone(game: LegendCourse) -> None:
    chance = random.Random(game.seed)
    kept = [(s, bytes_of(s)) for _, s in game.positions]
    for s, _ in kept[:-1:10]:
        other = copy(s)
        for _ in range(5):
            if other.step != OVER:
                RULES.do(other, chance.choice(legal(other)).code)
    assert all(bytes_of(s) == remembered for s, remembered in kept)


@settings(max_examples=5)
@given(legend_courses)
def test_the_same_actions_give_the_same_game(game: LegendCourse) -> None:
    s = copy(game.states[0])
    for _, _, action, after in game.steps:
        RULES.do(s, action.code)
        assert same(s, after)


@settings(max_examples=4)
@given(legend_seatings, legend_seeds)
def test_a_game_says_what_the_rules_say(seating: LegendSeating, seed: int) -> None:
    """The states of a `Game` are those of the rules, and its actions too."""
    game, course = new_legend_game(seating, seed), legend_course(seating, seed)
    for step in course.steps:
        assert same(game._state, step.before), step.where
        game.play(step.action, int(step.before.to_act))
    assert game.is_over
    assert game.scores == tuple(course.states[-1].score[: seating.players].tolist())
