"""As a program, where Stable-Baselines3 is installed: what `Sb3Games` shows to its learners and wrappers."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecMonitor

from tikal.envs.sb3 import Sb3Games


def starts(env: Any) -> list[bytes]:
    """What three resets show."""
    return [env.reset().tobytes() for _ in range(3)]


def check_resets() -> None:
    """Every reset deals anew, and a seed repeats all of them."""
    env = Sb3Games(4, players=2, seed=3)
    first = starts(env)
    assert len(set(first)) == 3, "every reset has other deals"
    assert starts(Sb3Games(4, players=2, seed=3)) == first
    env.seed(3)
    assert starts(env) == first
    env.seed(4)
    assert starts(env) != first


def check_ends() -> int:
    """The last observation of a game is the position in which it ended; how many games ended."""
    env = Sb3Games(4, players=2, seed=3, opponents="random", reward="lead", reward_scale=0.5)
    monitored = VecMonitor(env)
    monitored.reset()
    total, ended = np.zeros(4), 0
    for _ in range(400):
        shown, _, dones, infos = monitored.step(env.games.random_actions)
        total += 0.5 * env.games.acted_rewards
        for game in np.flatnonzero(dones):
            last = env.games.coder.named(infos[game]["terminal_observation"])
            assert last["step"].argmax() == 4, "the game is over"
            assert 100 * int(last["players"][0, 1]) + last["players"][0, 2] == infos[game]["scores"][game % 2]
            assert (infos[game]["terminal_observation"] != shown[game]).any()
            assert abs(infos[game]["episode"]["r"] - total[game]) < 0.01
            total[game], ended = 0, ended + 1
    again = pickle.loads(pickle.dumps(env))
    assert again.games.snapshot() == env.games.snapshot()
    return ended


if __name__ == "__main__":
    check_resets()
    print(f"{check_ends()} games ended")
