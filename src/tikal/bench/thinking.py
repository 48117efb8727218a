"""How long the bots think: turns of games between bots of one level, each row in a fresh process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from time import perf_counter, thread_time
from typing import Any, Final

from tikal.bench.times import summary
from tikal.bots.registry import make_bot
from tikal.play.game import new_game

LIMITS: Final = {"greedy": 0.05, "planner": 0.5, "expert": 2.0}
"""[level] -> seconds that a turn may take."""
GAMES: Final = (("supermeeple-2015", False), ("riogrande-1999", True), ("legend", False))
SEED: Final = 20_000


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long turns of one level took in one game, in seconds; `first` is the first turn of a fresh process."""

    level: str
    edition: str
    auction: bool
    turns: int
    first: float
    median: float
    p99: float
    longest: float
    longest_cpu: float

    @property
    def keeps_its_budget(self) -> bool:
        """Whether each turn kept to the limit of processor time; wall-clock time would include other programs."""
        return self.longest_cpu <= LIMITS[self.level]

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "limit": LIMITS[self.level], "keeps_its_budget": self.keeps_its_budget}


def measure_thinking(turns: int, tell: Callable[[str], None]) -> Iterator[Thinking]:
    """A row for each level in each kind of game."""
    for level in LIMITS:
        for edition, auction in GAMES:
            tell(f"{level}, {edition}")
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
                yield fresh.submit(think, level, edition, auction, turns).result()


def think(level: str, edition: str, auction: bool, turns: int) -> Thinking:
    """Play until that many turns are over; a turn is everything one player decides before another one does."""
    taken: list[tuple[float, float]] = []
    seed = SEED
    while len(taken) < turns:
        taken += _game(level, edition, auction, seed, turns - len(taken))
        seed += 1
    clock = [wall for wall, _ in taken]
    longest_cpu = max(cpu for _, cpu in taken)
    return Thinking(level, edition, auction, len(taken), clock[0], *summary(clock), longest_cpu)


def _game(level: str, edition: str, auction: bool, seed: int, turns: int) -> list[tuple[float, float]]:
    """How long the turns of a game took: wall-clock and processor time."""
    game = new_game(edition, players=2, seed=seed, auction=auction)
    bots = [make_bot(level, seat) for seat in range(2)]
    taken: list[tuple[float, float]] = []
    last = None
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        wall, cpu = perf_counter(), thread_time()
        action = bots[seat].choose(view)
        spent = (perf_counter() - wall, thread_time() - cpu)
        if seat == last:
            taken[-1] = (taken[-1][0] + spent[0], taken[-1][1] + spent[1])
        elif len(taken) == turns:
            break
        else:
            taken.append(spent)
        last = seat
        game.play(action)
    return taken
