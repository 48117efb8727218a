"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tikal
from compiled import IS_COMPILED
from tables import LEGEND_TABLES, new_game, seeds, tables
from tikal.envs import VectorGames
from tikal.envs.rewards import leads, win_rewards

STEPS = 700 if IS_COMPILED else 40
"""Enough that every game ends and begins anew."""

SMALL_SEEDS = st.integers(min_value=0, max_value=1000)


def everything(games: VectorGames) -> list[bytes]:
    shown = (games.observations, games.masks, games.to_act, games.rewards, games.ends, games.scores)
    return [np.ascontiguousarray(array).tobytes() for array in shown]


@settings(max_examples=8)
@given(tables, seeds)
def test_each_game_goes_as_a_single_game_with_its_seed(table: dict[str, Any], seed: int) -> None:
    games = VectorGames(**table, games=3, seed=seed)
    single = [new_game(table, seed + number) for number in range(3)]
    running = [True] * 3
    for _ in range(STEPS):
        for number, game in enumerate(single):
            if running[number]:
                view = game.view(game.to_act)
                assert games.to_act[number] == game.to_act
                assert (games.observations[number] == games.coder.observation(view)).all()
                assert (games.masks[number] == games.coder.mask(view)).all()
                game.play(games.coder.action(view, int(games.random_actions[number])))
        games.step(games.random_actions)
        for number, game in enumerate(single):
            if running[number]:
                assert bool(games.ends[number]) == game.is_over
            if running[number] and game.is_over:
                running[number] = False
                assert games.scores[number].tolist() == list(game.scores)
                assert games.rewards[number] == pytest.approx(win_rewards(table["players"], game.winners))
    assert not IS_COMPILED or not any(running)


@settings(max_examples=5)
@given(tables, SMALL_SEEDS)
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(table: dict[str, Any], seed: int) -> None:
    one, two = (VectorGames(**table, games=7, seed=seed, threads=threads) for threads in (1, 3))
    other = VectorGames(**table, games=7, seed=seed + 7)
    assert everything(other) != everything(one)
    for _ in range(STEPS // 2):
        actions = one.random_actions.copy()
        one.step(actions)
        two.step(actions)
        assert everything(one) == everything(two)
    one.reset(seed)
    assert everything(one) == everything(VectorGames(**table, games=7, seed=seed))
    two.close()


@settings(max_examples=5)
@given(tables, SMALL_SEEDS)
def test_leads_add_up_to_the_final_lead(table: dict[str, Any], seed: int) -> None:
    games = VectorGames(**table, games=2, seed=seed, reward="lead")
    start = leads(new_game(table, seed).scores)
    total = np.zeros(table["players"])
    for _ in range(STEPS):
        games.step(games.random_actions)
        total += games.rewards[0]
        if games.ends[0]:
            expected = np.array(leads(games.scores[0].tolist())) - start
            assert total == pytest.approx(expected, abs=1e-3)
            return
    assert not IS_COMPILED


@pytest.mark.parametrize("edition", ["classic", LEGEND_TABLES[0]["edition"]] if IS_COMPILED else ["classic"])
def test_against_random_opponents_only_the_learners_seat_decides(edition: str) -> None:
    games = VectorGames(edition, players=3, games=6, seed=3, opponents="random")
    for _ in range(STEPS):
        assert games.to_act.tolist() == [0, 1, 2, 0, 1, 2]
        assert games.masks.any(axis=1).all()
        games.step(games.random_actions)


def test_observations_are_written_to_an_array_that_is_given() -> None:
    mine = np.zeros((4, 1560), dtype=np.int8)
    games = VectorGames("classic", players=2, games=4, observations=mine)
    assert games.observations is mine
    assert mine.any()
    with pytest.raises(tikal.TikalError, match=r"shape \(4, 1560\)"):
        VectorGames("classic", players=2, games=4, observations=np.zeros((4, 1559), dtype=np.int8))


def test_wrong_actions_are_refused_and_nothing_is_played() -> None:
    games = VectorGames("classic", players=2, games=4, seed=1)
    before = everything(games)
    right = games.random_actions.copy()
    illegal = int(np.flatnonzero(games.masks[2] == 0)[0])
    for wrong, message in (
        (right[:3], "step takes 4 whole numbers"),
        (right.astype(np.float32), "not an array of float32"),
        ([None] * 4, "not an array of object"),
        (np.array([*right[:2], illegal, right[3]]), "game 2: .*no action was played"),
        (np.array([*right[:2], -1, right[3]]), "game 2: an action is a whole number from 0 to 1136, not -1"),
        (np.array([*right[:2], 2**32 + int(right[2]), right[3]]), "game 2: an action is a whole number"),
    ):
        with pytest.raises(tikal.TikalError, match=message):
            games.step(wrong)  # type: ignore[arg-type]
        assert everything(games) == before
    games.step(right.astype(np.int64))
    assert everything(games) != before


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"edition": "monopoly"}, "monopoly"),
        ({"players": 9}, "players"),
        ({"games": 0}, "games must be a whole number from 1 on"),
        ({"threads": 1.5}, "threads must be a whole number"),
        ({"opponents": "deep blue"}, "opponents are None"),
        ({"reward": "money"}, "a reward is one of win, lead"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"scenario": "uxmal"}, "has no scenarios"),
        ({"seed": "x"}, "a seed must be a whole number"),
    ],
    ids=str,
)
def test_wrong_tables_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(tikal.TikalError, match=message):
        VectorGames(**wrong)


def test_a_view_shows_one_of_the_games() -> None:
    games = VectorGames("classic", players=2, games=2, seed=5)
    view = games.view(1)
    assert view.seat == games.to_act[1]
    assert (games.coder.observation(view) == games.observations[1]).all()
    assert games.view(1, games.to_act[1]).seat == view.seat  # a number of NumPy is one too
    for game in (2, -1, "a"):
        with pytest.raises(tikal.TikalError, match=r"there is no game .*; games are 0 to 1"):
            games.view(game)  # type: ignore[arg-type]
    for seat in (-1, 2, 7, "a", True):
        with pytest.raises(tikal.UnknownSeat, match=r"there is no seat .*; seats are 0 to 1"):
            games.view(1, seat)  # type: ignore[arg-type]


def test_without_a_seed_the_games_start_again_as_they_began() -> None:
    games = VectorGames("classic", players=2, games=3, seed=5)
    start = everything(games)
    games.reset(6)
    assert everything(games) != start
    games.reset()
    assert everything(games) == start


@pytest.mark.parametrize("threads", [1, 2])
def test_closed_games_are_over(threads: int) -> None:
    games = VectorGames("classic", players=2, games=2, threads=threads)
    games.close()
    games.close()
    with pytest.raises(tikal.TikalError, match="these games are closed"):
        games.step(games.random_actions)
    with pytest.raises(tikal.TikalError, match="these games are closed"):
        games.reset()
