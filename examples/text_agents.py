"""Two agents that read and write text play against each other. Put your language model in place of one of them.

pip install .
python text_agents.py --games 3
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from tikal.envs.agents.textarena import TextArenaTikal

WANTED = ("dig", "clear", "guard", "place", "deploy", "move")
"""What the eager agent likes, best first."""


def legal_moves(prompt: str) -> list[str]:
    """What the prompt says may be done now."""
    return prompt.partition("What you may do now:\n")[2].partition("\n")[0].split("; ")


def eager(prompt: str) -> str:
    """Does what brings points as soon as it can."""
    moves = legal_moves(prompt)
    liked = [move for verb in WANTED for move in moves if move.startswith(verb)]
    return f"Turn: {random.choice(liked[:3] or moves)}"


def careless(prompt: str) -> str:
    """Does anything, and sometimes something that is not possible: then it is asked again, with the reason."""
    return "I dig! Turn: dig a1" if random.random() < 0.05 else f"Turn: {random.choice(legal_moves(prompt))}"


def play(agents: list[Callable[[str], str]], seed: int) -> tuple[dict[int, float], int]:
    """One game: rewards, and how many answers could not be played."""
    env = TextArenaTikal()
    env.reset(num_players=len(agents), seed=seed)
    done, invalid = False, 0
    while not done:
        player, prompt = env.get_observation()
        done, info = env.step(agents[player](prompt))
        invalid += "invalid" in info
    return env.close()[0], invalid


def main() -> None:
    """Play, and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    random.seed(1)
    wins = 0
    for seed in range(given.games):
        rewards, invalid = play([eager, careless], seed)
        wins += rewards[0] > 0
        print(f"game {seed}: rewards {rewards}, {invalid} answers that could not be played")
    print(f"the eager agent won {wins} of {given.games} games")


if __name__ == "__main__":
    main()
