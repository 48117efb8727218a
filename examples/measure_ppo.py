"""Measure what train_ppo.py has learned: the arena lets it play against bots, every deal from each seat.

    pip install '.[envs]' sb3-contrib torch
    python train_ppo.py --save ppo.zip
    python measure_ppo.py ppo.zip --bots random,novice --games 100

The policy plays its most probable action. As a bot it can go wherever bots do, if TIKAL_PPO says where it is:

    TIKAL_PPO=ppo.zip tikal arena --bots measure_ppo.py:TrainedBot,greedy --games 100
"""

from __future__ import annotations

import argparse
import os
from functools import cache
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO

from tikal.arena.line_up import LineUp, Tournament
from tikal.arena.run import run
from tikal.envs import Coder

MODEL = "TIKAL_PPO"
"""Names the file for the bot: the arena makes a new one for every game, and gives it nothing but a view."""

coder_of = cache(Coder)


@cache
def model() -> MaskablePPO:
    """What was learned, loaded once in each process."""
    torch.set_num_threads(1)
    return MaskablePPO.load(os.environ[MODEL], device="cpu")


class TrainedBot:
    """Plays what the policy finds most probable."""

    def choose(self, view):
        """One of the legal actions."""
        coder = coder_of(view.table)
        mask = coder.mask(view).astype(bool)
        action, _ = model().predict(coder.observation(view), action_masks=mask, deterministic=True)
        return coder.action(view, int(action))


def main() -> None:
    """Play against each of the bots, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path, help="what train_ppo.py has saved")
    parser.add_argument("--edition", default="supermeeple-2015")
    parser.add_argument("--bots", default="random,novice", help="whom to play against")
    parser.add_argument("--games", type=int, default=100, help="against each of them")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if not given.model.is_file():
        parser.error(f"there is no file {given.model}; make it with: python train_ppo.py --save {given.model}")
    os.environ[MODEL] = str(given.model.resolve())
    trained = f"{Path(__file__).resolve()}:{TrainedBot.__name__}"
    line_ups = tuple(LineUp((trained, bot)) for bot in given.bots.split(","))
    report = run(Tournament(given.edition, line_ups, given.games, given.seed))
    for line_up in line_ups:
        own, rate = report.standings(line_up)[0], report.standings(line_up)[0].win_rate
        print(
            f"against {line_up.bots[1]}: wins {rate.value:.1%} ({rate.low:.1%}..{rate.high:.1%}) "
            f"of {len(report.games_of(line_up))} games, {own.margin:+.1f} points"
        )


if __name__ == "__main__":
    main()
