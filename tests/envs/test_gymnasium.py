"""Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tikal
import tikal.envs
from compiled import IS_COMPILED
from tikal.envs import SeatEnv, VectorEnv

NAMES = ["tikal/base-v0", "tikal/legend-v0"] if IS_COMPILED else ["tikal/base-v0"]


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_their_check(name: str) -> None:
    env = gym.make(name, opponents="random", illegal="random", disable_env_checker=True).unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*render")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reward", ["win", "lead"])
def test_a_whole_game_against_bots(name: str, reward: Any) -> None:
    env = gym.make(name, players=3, opponents=["random", "greedy"], reward=reward, disable_env_checker=True)
    env = env.unwrapped
    assert isinstance(env, SeatEnv)
    seen, info = env.reset(seed=11)
    env.action_space.seed(1)
    total, ended = 0.0, False
    assert env.game is not None
    start = env.game.scores
    while not ended:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.action_masks().any()
        seen, gained, ended, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        total += gained
        assert not truncated
    scores = env.game.scores
    assert info["scores"] == scores
    assert info["won"] == (env.seat in env.game.winners)
    expected = tikal.envs.rewards.win_rewards(3, env.game.winners)[env.seat]
    if reward == "lead":
        leads = tikal.envs.rewards.leads
        expected = leads(scores)[env.seat] - leads(start)[env.seat]
    assert total == pytest.approx(expected)
    with pytest.raises(tikal.TikalError, match="the game is over: call reset"):
        env.step(0)
    env.close()


def test_games_differ_and_seats_change_but_a_seed_repeats_them() -> None:
    env = SeatEnv(players=4, opponents="random")
    first = [env.reset(seed=3)[0], *(env.reset()[0] for _ in range(5))]
    again = [env.reset(seed=3)[0], *(env.reset()[0] for _ in range(5))]
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    assert any((first[0] != one).any() for one in first[1:])
    assert len({env.reset()[1]["seat"] for _ in range(40)}) == 4


def test_it_draws_itself_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(opponents="random", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "a2 temple 1" in text
    human = SeatEnv(opponents="random", render_mode="human")
    human.reset(seed=1)
    human.step(int(np.flatnonzero(human.action_masks())[0]))
    assert "seat 1 Player 2: 0 points" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"opponents": "radnom"}, "there is no bot 'radnom'"),
        ({"players": 3, "opponents": ["random"]}, "3 players need 2 opponents, not 1"),
        ({"seat": 2}, "there is no seat 2"),
        ({"reward": "gold"}, "a reward is one of"),
        ({"illegal": "ignore"}, "'error' or 'random'"),
        ({"render_mode": "3d"}, "a render mode is one of"),
        ({"edition": "monopoly"}, "monopoly"),
    ],
    ids=str,
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(tikal.TikalError, match=message):
        SeatEnv(**wrong)


@pytest.mark.parametrize("make", [gym.make, gym.make_vec])
def test_a_name_stands_for_one_game(make: Any) -> None:
    with pytest.raises(tikal.TikalError, match="tikal/base-v0 does not play legend; make tikal/legend-v0"):
        make("tikal/base-v0", edition="legend")


def test_an_illegal_action_is_an_error_and_loses_nothing() -> None:
    env = SeatEnv(opponents="random")
    with pytest.raises(tikal.TikalError, match="call reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    for wrong in (-1, 10**9, env.coder.labels().index("clear a2"), "end", np.array([1, 2])):
        with pytest.raises(tikal.TikalError):
            env.step(wrong)
    assert env.game is not None
    assert (env.coder.observation(env.game.view(env.seat)) == seen).all()


@pytest.mark.parametrize("name", NAMES)
def test_many_games_as_a_vector_environment(name: str) -> None:
    env = gym.make_vec(name, num_envs=8, players=3).unwrapped
    assert isinstance(env, VectorEnv)
    seen, info = env.reset(seed=5)
    ended = 0
    for _ in range(800 if IS_COMPILED else 30):
        assert seen.shape == env.observation_space.shape
        actor = info["to_act"]
        before = seen.copy()
        seen_next, rewards, terminated, truncated, info = env.step(env.games.random_actions)
        assert (seen == before).all(), "what was returned must not change"
        assert (rewards == info["rewards"][np.arange(8), actor]).all()
        assert not truncated.any()
        ended += int(terminated.sum())
        assert (terminated == info.get("_scores", np.zeros(8, dtype=bool))).all()
        seen = seen_next
    assert env.observation_space.contains(seen)
    assert (env.action_masks() == info["action_mask"]).all()
    assert ended or not IS_COMPILED
    env.close()
