"""Complete random games of our own with four players in compiled code, and the copy of a state there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tikal.games.random_games import play_random_games, time_copies

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Figures, TakeTurn, Turn

GAMES = 500
"""Games in one batch: enough that the set-up in Python does not count."""

COPIES = 200_000


def prepare(edition: str, scenario: str | None = None) -> TakeTurn:
    """Compile everything that is timed later."""

    def play_batch(seed: int) -> tuple[int, int]:
        totals = play_random_games(edition, players=4, games=GAMES, seed=seed, scenario=scenario)
        return totals.games, totals.decisions

    play_batch(seed=0)
    time_copies(edition, 1)

    def take_turn(turn: Turn) -> Figures:
        return {**turn.play(play_batch), "copy_us": time_copies(edition, COPIES) / COPIES * 1e6}

    return take_turn
