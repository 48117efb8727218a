"""Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from pathlib import Path
from typing import Any, Final

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tikal
import tikal.envs
from compiled import IS_COMPILED, compiled_only
from tikal.envs import SeatEnv, VectorEnv, VectorGames

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
        ({"reward": "gold"}, "reward must be 'win' or 'lead'"),
        ({"illegal": "ignore"}, "illegal must be 'error' or 'random', not 'ignore'"),
        ({"render_mode": "3d"}, "render_mode must be 'human' or 'ansi', not '3d'"),
        ({"opponents": 7}, r"an opponent must be the name of a bot, .* not 7"),
        ({"opponents": tikal.Game}, r"an opponent must be an object, not a class: use Game\(\)"),
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
    env = gym.make_vec(name, num_envs=8, players=3, opponents=None).unwrapped
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
        for key in ("_scores", "_final_obs"):
            assert (terminated == info.get(key, np.zeros(8, dtype=bool))).all()
        for number in np.flatnonzero(terminated):
            assert (info["final_obs"][number] == env.games.final_observations[number]).all()
        seen = seen_next
    assert env.observation_space.contains(seen)
    assert (env.action_masks() == info["action_mask"]).all()
    assert ended or not IS_COMPILED
    env.close()


def test_a_vector_environment_plays_one_seat_unless_it_is_told_to_play_all() -> None:
    env = gym.make_vec("tikal/base-v0", num_envs=4, players=2)
    _, info = env.reset(seed=1)
    for _ in range(30):
        assert info["to_act"].tolist() == [0, 1, 0, 1]
        actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
        _, _, _, _, info = env.step(np.array(actions))
    with pytest.raises(tikal.TikalError, match=r"opponents must be None \(you play all seats\)"):
        VectorEnv(4, opponents="greedy")  # type: ignore[arg-type]


def test_seeds_of_a_vector_environment_are_those_of_gymnasium() -> None:
    def starts(env: VectorEnv, seed: int | None = None) -> list[bytes]:
        return [env.reset(seed=seed)[0].tobytes(), *(env.reset()[0].tobytes() for _ in range(2))]

    env = VectorEnv(3)
    first = starts(env, 3)
    assert starts(env, 3) == first, "the resets after a seed follow from it"
    assert len(set(first)) == 3
    assert starts(VectorEnv(3, seed=3)) == first, "a seed of the constructor is that of the first reset"
    assert starts(VectorEnv(3)) != starts(VectorEnv(3)), "without one, each environment draws its own"
    assert env.reset(seed=3)[0].tobytes() == VectorGames(games=3, seed=3, opponents="random").observations.tobytes()
    for wrong, message in (([1, 2, 3], "one seed for all games"), (-1, "from 0 on, not -1"), ("x", "whole number")):
        with pytest.raises(tikal.TikalError, match=message):
            env.reset(seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(tikal.TikalError, match="seed must be a whole number from 0 on, not -1"):
        SeatEnv().reset(seed=-1)


@compiled_only
def test_wrappers_of_gymnasium_see_whole_games() -> None:
    env: Any = gym.wrappers.vector.RecordEpisodeStatistics(gym.make_vec("tikal/base-v0", num_envs=4, reward="lead"))
    env = gym.wrappers.vector.NormalizeReward(env)
    _, info = env.reset(seed=1)
    games, ended = env.unwrapped.games, 0
    total, length = np.zeros(4), np.zeros(4)
    while ended < 6:
        _, _, terminated, _, info = env.step(games.random_actions)
        total, length = total + games.acted_rewards, length + 1
        for number in np.flatnonzero(terminated):
            assert info["episode"]["r"][number] == pytest.approx(total[number], abs=1e-2)
            assert info["episode"]["l"][number] == length[number]
            total[number] = length[number] = 0
            ended += 1


class First:
    """The first legal action: an object as an opponent."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: tikal.View) -> tikal.Action:
        """It counts how often it was asked."""
        self.asked += 1
        return view.legal_actions()[0]


def test_opponents_can_be_objects_and_functions() -> None:
    answers: list[str] = []

    def last(view: tikal.View) -> str:
        answers.append(str(view.legal_actions()[-1]))
        return answers[-1]

    first = First()
    env = SeatEnv(players=4, seat=1, opponents=[last, first, "random"])
    env.reset(seed=1)
    for _ in range(12):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.game is not None
    assert [str(entry.action) for entry in env.game.log if entry.seat == 0] == answers
    assert first.asked == sum(entry.seat == 2 for entry in env.game.log) > 0


def test_an_opponent_that_chooses_nonsense_is_named() -> None:
    env = SeatEnv(players=2, seat=0, opponents=lambda view: "dance")
    env.reset(seed=next(seed for seed in range(20) if begins(seed) == 0))
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    with pytest.raises(tikal.TikalError, match="the opponent on seat 1 chose an action that is not legal: ACTION-TEXT"):
        env.step(env.coder.labels().index("end"))


def begins(seed: int) -> int | None:
    """Who begins with this seed."""
    env = SeatEnv(players=2, seat=0, opponents="random")
    env.reset(seed=seed)
    assert env.game is not None
    return env.game.log[0].seat if env.game.log else env.game.to_act


OPPONENTS: Final[dict[str, Any]] = {"random": "random", "greedy": "greedy", "an object": First()}


@pytest.mark.parametrize("opponents", OPPONENTS if IS_COMPILED else ["random"])
def test_a_copy_goes_on_as_the_original_does(opponents: str) -> None:
    env = SeatEnv(players=3, opponents=OPPONENTS[opponents])
    env.reset(seed=2)
    for _ in range(40):
        env.step(int(np.flatnonzero(env.action_masks())[-1]))
    copies = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for number in range(60):
        if env.game is not None and env.game.is_over:
            starts = [one.reset()[0].tobytes() for one in (env, *copies)]
            assert len(set(starts)) == 1
        action = int(np.flatnonzero(env.action_masks())[number % 2 - 1])
        seen, reward, ended, _, _ = env.step(action)
        for other in copies:
            seen_there, reward_there, ended_there, _, _ = other.step(action)
            assert (seen_there == seen).all()
            assert (reward_there, ended_there) == (reward, ended)


def test_a_running_program_is_not_copied(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text("import sys\nfor line in sys.stdin: pass\n")
    env = SeatEnv(opponents=f"stdio:{sys.executable} {program}", seat=0)
    copy.deepcopy(env)
    env._bots = [First()]
    with pytest.raises(tikal.TikalError, match="is a running program, which cannot be copied"):
        copy.deepcopy(env)


def test_vector_environments_can_be_copied_too() -> None:
    env = VectorEnv(3, seed=1)
    env.reset()
    env.step(env.games.random_actions)
    other = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        one.step(one.games.random_actions)
    assert env.games.snapshot() == other.games.snapshot()
    assert (env.reset()[0] == other.reset()[0]).all()
