"""Random games in PufferLib's vectors: in every row, the mask of legal actions follows the observation.

PufferLib 3.0 needs NumPy below 2, so give it an environment of its own, and install Tikal there too.

    python puffer_rollouts.py --workers 2 --games 64
"""

from __future__ import annotations

import argparse

import numpy as np
import pufferlib.vector

from tikal.envs.puffer import PufferTikal


def main() -> None:
    """Play one seat of each game against random players, and count victories."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=64, help="in each worker")
    parser.add_argument("--steps", type=int, default=400)
    given = parser.parse_args()
    table = {"num_envs": given.games, "players": 2, "opponents": "random"}
    env = pufferlib.vector.make(
        PufferTikal, env_kwargs=table, num_envs=given.workers, backend=pufferlib.vector.Serial, seed=1
    )
    size = env.driver_env.coder.size
    chance, games, wins = np.random.default_rng(1), 0, 0
    rows, _ = env.reset(seed=1)
    for _ in range(given.steps):
        masks = rows[:, size:]
        actions = (chance.random(masks.shape) * masks).argmax(axis=1)  # your policy decides here
        rows, rewards, terminals, _, _ = env.step(actions.astype(np.int32))
        games += int(terminals.sum())
        wins += int((rewards[terminals] > 0).sum())
    env.close()
    print(f"won {wins} of {games} games")


if __name__ == "__main__":
    main()
