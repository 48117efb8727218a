"""As a program, in an environment with PufferLib: plays many games through PufferLib's own vectors."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pufferlib
import pufferlib.vector

from tikal.envs.puffer import PufferTikal


def legal(observations: Any, size: int, chance: Any) -> Any:
    """A random legal action for each row: the mask follows the observation."""
    masks = observations[:, size:]
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks], dtype=np.int32)


def check_workers(arguments: dict[str, Any]) -> None:
    """Workers, which PufferLib gives seeds next to each other, share no deal."""
    made = [PufferTikal(**arguments, seed=seed) for seed in (5, 6)]
    reset = [PufferTikal(**arguments) for _ in range(2)]
    for seed, worker in enumerate(reset, start=7):
        worker.reset(seed)
    deals = np.concatenate([worker.games._slots["deals"].copy() for worker in made + reset])
    assert len(np.unique(deals, axis=0)) == len(deals)


def main(edition: str, backend: str) -> None:
    """Two vectors of games, seeded alike, show the same."""
    chance = np.random.default_rng(1)
    ways = {"num_envs": 2, "backend": getattr(pufferlib.vector, backend)}
    if backend == "Multiprocessing":
        ways["num_workers"] = 2
    arguments: dict[str, Any] = {"num_envs": 4, "edition": edition, "players": 3}
    envs = [pufferlib.vector.make(PufferTikal, env_kwargs=arguments, **ways) for _ in range(2)]
    check_workers(arguments)
    size = PufferTikal(**arguments).coder.size
    shown = [env.reset(seed=5)[0].copy() for env in envs]
    ended = 0
    for _ in range(900):
        assert (shown[0] == shown[1]).all()
        assert shown[0].shape == (8, envs[0].single_observation_space.shape[0])
        actions = legal(shown[0], size, chance)
        answers = [env.step(actions) for env in envs]
        shown = [answer[0].copy() for answer in answers]
        _, rewards, terminals, truncations, infos = answers[0]
        assert not truncations.any()
        assert (rewards != 0).sum() <= terminals.sum()
        assert isinstance(infos, list)
        ended += int(terminals.sum())
    assert ended >= 8, ended
    for env in envs:
        env.close()
    print(f"{edition} {backend}: {ended} games with pufferlib {pufferlib.__version__}, numpy {np.__version__}")


if __name__ == "__main__":
    main(*sys.argv[1:])
