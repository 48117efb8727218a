"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import re
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import tikal
import tikal.envs
from compiled import IS_COMPILED
from tikal.envs import TableEnv

NAMES = ["tikal/base-v0", "tikal/legend-v0"] if IS_COMPILED else ["tikal/base-v0"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_it_passes_their_test_of_the_interface(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.make("aec", name, players=players), num_cycles=400 if IS_COMPILED else 60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_their_test_of_seeds(name: str) -> None:
    seed_test(lambda: pettingzoo.make("aec", name), 200 if IS_COMPILED else 20)


def test_it_passes_their_test_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> Any:
        return TableEnv(masked_observations=True, render_mode=render_mode)

    render_test(made)
    assert re.search(r"supermeeple-2015: seat . must place", capsys.readouterr().out)


def test_it_runs_in_their_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = iter(range(100_000))
    monkeypatch.setattr("time.time", lambda: next(now) / 10)  # they run for five seconds by the clock
    performance_benchmark(TableEnv(masked_observations=True))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(
    "table",
    [
        {"edition": "riogrande-1999", "players": 4, "auction": True},
        {"edition": "classic", "players": 2, "options": {"campNeedsPresence": False}},
        *([{"edition": "legend", "players": 2, "scenario": "palenque"}] if IS_COMPILED else []),
    ],
    ids=lambda table: table["edition"],
)
@pytest.mark.parametrize("reward", ["win", "lead"])
def test_a_whole_game_pays_what_it_should(table: dict[str, Any], reward: Any) -> None:
    env = TableEnv(**table, reward=reward)
    env.reset(seed=4)
    assert env.game is not None
    start = env.game.scores
    env.action_space("player_0").seed(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, gained, ended, _, info = env.last()
        total[agent] += gained
        env.step(None if ended else env.action_space("player_0").sample(info["action_mask"]))
    assert env.game.is_over
    assert env.agents == []
    for call in (lambda: env.step(0), env.last):
        with pytest.raises(tikal.TikalError, match="the game is over: call reset"):
            call()
    scores, winners = env.game.scores, env.game.winners
    expected = tikal.envs.rewards.win_rewards(table["players"], winners)
    if reward == "lead":
        leads = tikal.envs.rewards.leads
        expected = [end - begin for end, begin in zip(leads(scores), leads(start), strict=True)]
    assert list(total.values()) == pytest.approx(expected)


def test_it_can_be_pickled_and_copied_in_the_middle_of_a_game() -> None:
    env = TableEnv("classic", players=2)
    env.reset(seed=2)
    for _ in range(30):
        env.step(env.action_space("player_0").sample(env.infos[env.agent_selection]["action_mask"]))
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.agent_selection == env.agent_selection
        assert (other.observe("player_1") == env.observe("player_1")).all()
        other.step(other.action_space("player_0").sample(other.infos[other.agent_selection]["action_mask"]))
    assert env.game is not None
    assert len(env.game.log) == 30


def test_wrong_use_is_refused_and_nothing_happens() -> None:
    env = TableEnv("classic", players=2)
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.last, env.agent_iter):
        with pytest.raises(tikal.TikalError, match="call reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(tikal.TikalError, match="an action is a whole number from 0 to 1136, not 99999"):
        env.step(99999)
    with pytest.raises(tikal.IllegalAction):
        env.step(env.coder.labels().index("clear a2"))
    assert env.game is not None
    assert not env.game.log
    with pytest.raises(tikal.TikalError, match="monopoly"):
        pettingzoo.make("aec", "tikal/base-v0", edition="monopoly")
    with pytest.raises(tikal.TikalError, match="tikal/legend-v0 does not play classic; make tikal/base-v0"):
        pettingzoo.make("aec", "tikal/legend-v0", edition="classic")
    with pytest.raises(tikal.TikalError, match="render_mode must be 'human' or 'ansi', not 'rgb_array'"):
        TableEnv(render_mode="rgb_array")
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(tikal.TikalError, match="there is no agent 'bob'; agents are player_0, player_1"):
            ask("bob")
    with pytest.raises(tikal.TikalError, match="seed must be a whole number from 0 on, not -1"):
        env.reset(seed=-1)
