"""Random rollouts of a game of OpenSpiel, played in its own C++."""

# mypy: disable-error-code="import-not-found"
# (The peer is installed in its own environment only.)

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Batch

ROLLOUTS = 20
"""Games in one batch: enough that the call from Python does not count."""

LENGTHS = 1000
"""How many games give the average length."""


def mean_length(game: pyspiel.Game) -> float:
    """Decisions in a uniformly random game. Rollouts do not return their lengths, so these are other games."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    decisions = 0
    for seed in range(LENGTHS):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += state.move_number()
    return decisions / LENGTHS


def games(game_name: str) -> Batch:
    """Measure the average length, which turns rollouts into decisions."""
    game = pyspiel.load_game(game_name)
    start = game.new_initial_state()
    length = mean_length(game)

    def play_rollouts(seed: int) -> tuple[int, int]:
        # Python cannot call the evaluator itself, but a search of one simulation only evaluates its root.
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=seed)
        search = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=2.0,
            max_simulations=1,
            max_memory_mb=10,
            solve=False,
            seed=seed,
            verbose=False,
        )
        search.mcts_search(start)
        return ROLLOUTS, round(ROLLOUTS * length)

    return play_rollouts
