"""Random games, thousands at once: how often does the player who begins win?

pip install .
python random_rollouts.py --games 2000
"""

from __future__ import annotations

import argparse

import numpy as np

from tikal.envs import VectorGames


def main() -> None:
    """Play, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="supermeeple-2015")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000, help="at least so many")
    given = parser.parse_args()
    games = VectorGames(given.edition, given.players, games=256)
    first, wins, scores = games.to_act.copy(), [], []
    while len(wins) < given.games:
        games.step(games.random_actions)
        ended = np.flatnonzero(games.ends)
        wins += (games.rewards[ended, first[ended]] > 0).tolist()
        scores += games.scores[ended].tolist()
        first[ended] = games.to_act[ended]
    print(f"{len(wins)} games of {given.players} players: who begins wins {np.mean(wins):.1%}")
    print(f"scores: {np.mean(scores):.1f} on average, {np.max(scores)} at most")


if __name__ == "__main__":
    main()
