"""Self-play: one policy plays all seats of many games, and learns from how far ahead each of them ends.

It needs nothing but NumPy. As in `cross_entropy.py`, a policy is one weight for each kind of action. After every round
of games, a weight grows if the seats that used its kind more than expected ended ahead (REINFORCE). The leads of the
seats of a game add up to 0, so they need no baseline.

    pip install .
    python self_play.py
"""

from __future__ import annotations

import argparse

import numpy as np

from tikal.envs import VectorGames


def play(games: VectorGames, weights: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Play one game each: [game, seat] -> its lead at the end; [game, seat, kind] -> uses in excess of the expected."""
    games.reset(seed)
    chance, everywhere = np.random.default_rng(seed), np.arange(games.games)
    kinds = games.coder.kinds
    is_of_kind = np.eye(len(weights), dtype=np.float32)[kinds]
    leads = np.zeros((games.games, games.players))
    excess = np.zeros((games.games, games.players, len(weights)))
    running = np.ones(games.games, dtype=bool)
    while running.any():
        wanted = games.masks * np.exp(weights[kinds], dtype=np.float32)
        summed = wanted.cumsum(axis=1)
        actions = (summed > chance.random((games.games, 1)) * summed[:, -1:]).argmax(axis=1)
        expected = wanted @ is_of_kind / summed[:, -1:]
        excess[everywhere, games.to_act] += (is_of_kind[actions] - expected) * running[:, None]
        games.step(actions)
        leads += games.rewards * running[:, None]
        running &= ~games.ends
    return leads, excess


def lead_over_random(games: VectorGames, weights: np.ndarray) -> float:
    """How far the policy is ahead on average where it has one seat and random players have the others."""
    games.reset()
    seats = games.to_act.copy()
    leads, _ = play(games, weights, seed=0)
    return float(leads[np.arange(games.games), seats].mean())


def main() -> None:
    """Learn, and play against random players before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=128, help="in each round")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.3)
    given = parser.parse_args()
    games = VectorGames(players=given.players, games=given.games, reward="lead")
    exam = VectorGames(players=given.players, games=given.games, reward="lead", opponents="random")
    names = [block.name for block in games.coder.blocks.values()]
    weights = np.zeros(len(names))
    print(f"before: ahead of random players by {lead_over_random(exam, weights):.1f} points on average")
    for number in range(given.rounds):
        leads, excess = play(games, weights, seed=number * games.games)
        gradient = (leads[:, :, None] * excess).mean(axis=(0, 1))
        weights += given.rate * gradient / np.abs(gradient).max()
    print(f"after: ahead of random players by {lead_over_random(exam, weights):.1f} points on average")
    print(", ".join(f"{name} {weight:+.1f}" for name, weight in zip(names, weights, strict=True)))


if __name__ == "__main__":
    main()
