"""The simplest learner: the cross-entropy method finds how much to want each kind of action.

It needs nothing but NumPy. A policy is one weight for each kind of action; an action is drawn in proportion to the
weight of its kind. In every round, policies are drawn at random around the present one and play against random players;
the best of them make the next one.

    pip install .
    python cross_entropy.py
"""

from __future__ import annotations

import argparse

import numpy as np

from tikal.envs import VectorGames


def leads(games: VectorGames, weights: np.ndarray, seed: int) -> np.ndarray:
    """[game] -> how many points the policy with these weights is ahead at the end of its first game."""
    games.reset(seed)
    chance, kinds = np.random.default_rng(seed), games.coder.kinds
    seats, total, running = games.to_act.copy(), np.zeros(games.games), np.ones(games.games, dtype=bool)
    while running.any():
        wanted = games.masks * np.exp(weights)[:, kinds]
        summed = wanted.cumsum(axis=1)
        drawn = chance.random((games.games, 1)) * summed[:, -1:]
        games.step((summed > drawn).argmax(axis=1))
        total += np.where(running, games.rewards[np.arange(games.games), seats], 0.0)
        running &= ~games.ends
    return total


def main() -> None:
    """Learn, and say what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--policies", type=int, default=32)
    parser.add_argument("--games", type=int, default=8, help="for each policy")
    given = parser.parse_args()
    games = VectorGames(players=2, games=given.policies * given.games, opponents="random", reward="lead")
    names = [block.name for block in games.coder.blocks.values()]
    mean, spread = np.zeros(len(names)), np.full(len(names), 1.5)
    chance = np.random.default_rng(1)
    for number in range(given.rounds):
        policies = chance.normal(mean, spread, (given.policies, len(names)))
        results = leads(games, policies.repeat(given.games, axis=0), seed=number * games.games)
        scores = results.reshape(given.policies, given.games).mean(axis=1)
        best = policies[np.argsort(scores)[-given.policies // 4 :]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.1
        print(f"round {number + 1}: ahead by {scores.mean():.1f} points on average, the best by {scores.max():.1f}")
    print(", ".join(f"{name} {weight:+.1f}" for name, weight in zip(names, mean, strict=True)))


if __name__ == "__main__":
    main()
