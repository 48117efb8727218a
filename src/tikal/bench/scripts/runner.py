"""Runs one contestant: `runner.py SCRIPT [ARGUMENT...]`.

Loads the script, lets it warm up and answers `{"ready": true}`. Then it takes a turn for each line that it
reads, `{"seconds": 1.0, "seed": 7}`, and answers with the figures of that turn, one JSON object a line.

A script has a function `prepare` that returns what takes a turn; or, if all it does is play, a function `games` that
returns what plays some games from a seed.

Speed is counted per second of processor time. That makes it the speed of one core, however many threads
there are and however busy the machine is.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
from collections.abc import Callable
from time import process_time

Figures = dict[str, float]
Batch = Callable[[int], tuple[int, int]]
TakeTurn = Callable[["Turn"], Figures]


class Turn:
    """One contestant's turn in one round."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.seed = seed

    def play(self, batch: Batch) -> Figures:
        """Call `batch(seed)`, which returns how many games and decisions it played, until time is up."""
        games = decisions = 0
        spent, start = 0.0, process_time()
        while spent < self.seconds:
            more_games, more_decisions = batch(self.seed + games)
            games += more_games
            decisions += more_decisions
            spent = process_time() - start
        return {
            "games": games,
            "decisions": decisions,
            "games_per_s": games / spent,
            "decisions_per_s": decisions / spent,
        }

    def microseconds(self, call: Callable[[], object]) -> float:
        """How long a call takes, from a tenth of the turn's time."""
        calls = 0
        spent, start = 0.0, process_time()
        while spent < self.seconds / 10:
            for _ in range(100):
                call()
            calls += 100
            spent = process_time() - start
        return spent / calls * 1e6


def prepare(script: str, arguments: list[str]) -> TakeTurn:
    """Load the script and let it warm up."""
    spec = importlib.util.spec_from_file_location("contestant", script)
    if spec is None or spec.loader is None:
        raise ImportError(f"{script} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if hasattr(module, "games"):
        return playing(module.games(*arguments))
    take_turn: TakeTurn = module.prepare(*arguments)
    return take_turn


def playing(batch: Batch) -> TakeTurn:
    """Turns that only play; one batch is played before, to warm up."""
    batch(0)
    return lambda turn: turn.play(batch)


def main() -> None:
    """Answer on what was standard output; whatever a library prints goes to standard error instead."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    take_turn = prepare(sys.argv[1], sys.argv[2:])
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(take_turn(Turn(**json.loads(line)))), file=answers, flush=True)


if __name__ == "__main__":
    main()
