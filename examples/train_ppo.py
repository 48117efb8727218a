"""Teach MaskablePPO to beat the random bot, on one core, in a few minutes.

    pip install '.[envs]' sb3-contrib torch
    python train_ppo.py --save ppo.zip   # or: --steps 20000 for a quick look

On a machine without a graphics card, take the smaller torch: see https://pytorch.org/get-started.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from tikal.envs import VectorGames
from tikal.envs.sb3 import Sb3Games

EXAM = 10_000
"""Seed of the deals that are played before and after."""


class Squeezed(BaseFeaturesExtractor):
    """Counts of many things are not much more than counts of some: log(1 + x)."""

    def __init__(self, observation_space):
        super().__init__(observation_space, observation_space.shape[0])

    def forward(self, observations):
        """What the network gets."""
        return torch.log1p(observations.float().clamp(min=0))


def win_rate(model, edition: str, games: int, seed: int) -> float:
    """Play finished games against the random bot, with actions drawn as in training; a shared victory counts half."""
    table = VectorGames(edition, players=2, games=games, seed=seed, opponents="random")
    seats, wins, done = table.to_act.copy(), np.zeros(games), np.zeros(games, dtype=bool)
    while not done.all():
        masks = table.masks.astype(bool)
        actions, _ = model.predict(table.observations, action_masks=masks, deterministic=False)
        table.step(actions)
        ended = table.ends & ~done
        wins[ended] = (table.rewards[ended, seats[ended]] + 1) / 2
        done |= ended
    return float(wins.mean())


def main() -> None:
    """Train, and measure before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="supermeeple-2015")
    parser.add_argument("--steps", type=int, default=250_000)
    parser.add_argument("--games", type=int, default=400, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to keep what was learned")
    given = parser.parse_args()
    torch.set_num_threads(1)
    env = Sb3Games(
        64, edition=given.edition, players=2, seed=given.seed, opponents="random", reward="lead", reward_scale=0.1
    )
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=0.998,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"features_extractor_class": Squeezed, "net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    before = win_rate(model, given.edition, given.games, EXAM)
    print(f"before: wins {before:.1%} of {given.games} games", flush=True)
    start, cpu = time.monotonic(), time.process_time()
    model.learn(given.steps)
    print(
        f"{given.steps:,} decisions in {time.monotonic() - start:.0f} s ({time.process_time() - cpu:.0f} s of one core)"
    )
    after = win_rate(model, given.edition, given.games, EXAM)
    print(f"after: wins {after:.1%} of the same {given.games} games")
    if given.save:
        model.save(given.save)


if __name__ == "__main__":
    main()
