"""How long the solver needs: last segments of games between greedy bots, solved as each of them begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import product
from time import thread_time
from typing import Any, Final

from tikal.bench.times import summary
from tikal.bots.registry import make_bot
from tikal.bots.solver import is_last_segment, solve
from tikal.play.game import new_game

LIMIT: Final = 2.0
"""Seconds in which nearly every segment should be solved."""
EDITIONS: Final = ("supermeeple-2015", "legend")
PLAYERS: Final = (2, 3, 4)
SEED: Final = 30_000


@dataclass(frozen=True, slots=True)
class Solving:
    """How long the last segments of games with that many players took, in seconds of CPU time."""

    edition: str
    players: int
    segments: int
    proven: int
    median: float
    p99: float
    longest: float
    in_time: int
    """How many were proven within the limit."""

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "limit": LIMIT}


def measure_solving(segments: int, tell: Callable[[str], None]) -> Iterator[Solving]:
    """A row for each edition and number of players, from at least that many segments."""
    for edition, players in product(EDITIONS, PLAYERS):
        tell(f"solver, {edition}, {players} players")
        solved: list[tuple[float, bool]] = []
        seed = SEED
        while len(solved) < segments:
            solved += _last_segments(edition, players, seed)
            seed += 1
        yield row(edition, players, solved)


def row(edition: str, players: int, solved: list[tuple[float, bool]]) -> Solving:
    """The row for these times and proofs."""
    proofs = sum(proven for _, proven in solved)
    in_time = sum(proven and time <= LIMIT for time, proven in solved)
    return Solving(edition, players, len(solved), proofs, *summary([time for time, _ in solved]), in_time)


def _last_segments(edition: str, players: int, seed: int) -> Iterator[tuple[float, bool]]:
    """Seconds for each last segment of a game, and whether the best play was proven."""
    game = new_game(edition, players=players, seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    last = None
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if is_last_segment(view) and seat != last:
            start = thread_time()
            proven = solve(view).proven
            yield thread_time() - start, proven
            last = seat
        game.play(bots[seat].choose(view))
