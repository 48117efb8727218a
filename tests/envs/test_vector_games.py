"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tikal
from compiled import IS_COMPILED, compiled_only
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


def test_only_an_array_that_can_be_filled_is_taken() -> None:
    mine = np.zeros((4, 1560), dtype=np.int8)
    mine.flags.writeable = False
    for wrong, message in (
        (mine, "writable int8 array .*; this one is read-only"),
        (mine.tolist(), "not a list"),
        (np.zeros((4, 1560), dtype=np.int8, order="F"), "not in C order"),
    ):
        with pytest.raises(tikal.TikalError, match=message):
            VectorGames("classic", players=2, games=4, observations=wrong)  # type: ignore[arg-type]
    assert not mine.any()


def test_what_the_games_rely_on_cannot_be_written_to() -> None:
    games = VectorGames("classic", players=2, games=2)
    for array in (games.masks, games.to_act, games.acted):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
    games.step(games.random_actions)
    copied = pickle.loads(pickle.dumps(games))
    assert (copied.to_act.tolist(), copied.acted.tolist()) == (games.to_act.tolist(), games.acted.tolist())


def test_numbers_of_numpy_are_numbers() -> None:
    games = VectorGames("classic", players=np.int64(2), games=np.int32(3), seed=np.int64(5))  # type: ignore[arg-type]
    assert everything(games) == everything(VectorGames("classic", players=2, games=3, seed=5))


def test_wrong_actions_are_refused_and_nothing_is_played() -> None:
    games = VectorGames("classic", players=2, games=4, seed=1)
    before = everything(games)
    right = games.random_actions.copy()
    illegal = int(np.flatnonzero(games.masks[2] == 0)[0])
    for wrong, message in (
        (right[:3], "step takes 4 whole numbers"),
        (right.astype(np.float32), "not an array of float32"),
        ([None] * 4, "not an array of object"),
        ([[1], [1, 2], 3, 4], "one action for each game, not lists of them"),
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
        ({"opponents": "deep blue"}, r"opponents must be None \(you play all seats\) or 'random', not 'deep blue'"),
        ({"opponents": ["random"]}, "opponents must be None"),
        ({"reward": "money"}, "reward must be 'win' or 'lead', not 'money'"),
        ({"reward": ["win"]}, "reward must be 'win' or 'lead'"),
        ({"games": True}, "games must be a whole number from 1 on, not True"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"scenario": "uxmal"}, "has no scenarios"),
        ({"seed": "x"}, "seed must be a whole number"),
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


@compiled_only
def test_the_last_position_is_shown_as_the_seat_that_ended_the_game_sees_it() -> None:
    games, game = VectorGames("classic", players=3, games=1, seed=4), tikal.new_game("classic", players=3, seed=4)
    while not game.is_over:
        before = int(games.to_act[0])
        game.play(games.coder.action(game.view(before), int(games.random_actions[0])))
        games.step(games.random_actions)
        assert games.acted.tolist() == [before]
        assert games.acted_rewards.tolist() == [games.rewards[0, before]]
    assert (games.final_observations[0] == games.coder.observation(game.view(before))).all()
    assert games.coder.named(games.final_observations[0])["step"].tolist().index(1) == 4, "over"
    games.reset()
    assert not games.final_observations.any()


@settings(max_examples=8)
@given(tables, SMALL_SEEDS, st.sampled_from([None, "random"]), st.integers(0, STEPS // 2))
def test_games_go_on_from_a_snapshot_as_they_did(table: dict[str, Any], seed: int, opponents: Any, steps: int) -> None:
    games = VectorGames(**table, games=3, seed=seed, opponents=opponents)
    for _ in range(steps):
        games.step(games.random_actions)
    kept, then = games.snapshot(), []
    others = [VectorGames(**table, games=3, opponents=opponents), pickle.loads(pickle.dumps(games)), deepcopy(games)]
    others[0].restore(kept)
    for _ in range(STEPS // 4):
        games.step(games.random_actions)
        then.append(games.snapshot())
    games.restore(kept)
    assert games.snapshot() == kept
    for branch in (games, *others):
        for expected in then:
            branch.step(branch.random_actions)
            assert branch.snapshot() == expected
    assert kept not in then


def test_other_games_refuse_a_snapshot_and_stay_as_they_are() -> None:
    kept = VectorGames("classic", players=2, games=3).snapshot()
    for other in (
        VectorGames("classic", players=2, games=4),
        VectorGames("classic", players=3, games=3),
        VectorGames("supermeeple-2015", players=2, games=3),
        VectorGames("classic", players=2, games=3, auction=True),
        VectorGames("classic", players=2, games=3, opponents="random"),
    ):
        before = other.snapshot()
        with pytest.raises(tikal.TikalError, match=r"of 3 games of classic .* number of games and opponents must be"):
            other.restore(kept)
        assert other.snapshot() == before
    with pytest.raises(tikal.TikalError, match="restore takes what snapshot"):
        other.restore(None)  # type: ignore[arg-type]


def test_only_one_thread_at_a_time_steps_games() -> None:
    """Whoever comes in between is refused, and the games stay whole."""
    games = VectorGames("classic", players=2, games=512)
    refused: list[str] = []

    def step() -> None:
        for _ in range(60):
            try:
                games.step(games.random_actions.copy())
            except tikal.TikalError as error:
                refused.append(str(error))

    with games._alone():
        step()
    assert len(refused) == 60
    assert all("another thread is stepping these games" in text for text in refused)
    step()
    assert len(refused) == 60


def test_closed_games_stay_closed_in_a_copy() -> None:
    games = VectorGames("classic", players=2, games=2)
    games.close()
    with pytest.raises(tikal.TikalError, match="these games are closed"):
        deepcopy(games).step(games.random_actions)
