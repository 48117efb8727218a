"""What is compiled before anybody has to wait for it: every compiled function that is called from Python.

Each part calls some of them with arguments of the types that they are always called with. Functions that only
other compiled functions call are compiled along with those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Final

from tikal.bots.playout import play_random_games, time_copies
from tikal.bots.registry import make_bot
from tikal.dealing import generator
from tikal.game import Game, load, new_game
from tikal.insight import insight
from tikal.rules.compiled import IS_COMPILED, complete_mark
from tikal.table import LEGEND

ABOUT_SECONDS: Final = 340
EDITION: Final = "supermeeple-2015"

FORBIDDEN: Final = (
    "place h5 0",
    "deploy leader h5",
    "move leader h5 h4",
    "transfer leader h5 h4",
    "clear h5",
    "dig h5",
    "swap 1 chief totem",
    "camp h5",
    "guard leader h5",
    "bid 4",
    "take A1",
)
"""Actions that a first segment does not allow; telling why needs functions that nothing else does."""


def play_games() -> None:
    """Random games inside compiled code, and copies."""
    play_random_games(EDITION, players=2, games=1, seed=0)
    time_copies(EDITION, 1)


def play_decision_by_decision() -> None:
    """A game driven from Python: new game, legal actions, checks, moves, results."""
    _finish(new_game(EDITION, players=2, seed=0))


def explain() -> None:
    """Why something is not allowed."""
    game = new_game(EDITION, players=2, seed=0)
    for _ in range(2):
        for action in FORBIDDEN:
            game.why_not(action)
        game.play(game.legal_actions()[0])


def look() -> None:
    """Views, samples, scores, and a game file read back."""
    game = new_game(EDITION, players=2, seed=0, auction=True)
    _finish(game)
    view = game.view(0)
    view.to_json()
    insight(view)
    view.sample(generator(0))
    load(game.record())


def play_legend() -> None:
    """Legend, in compiled code and decision by decision."""
    play_random_games(LEGEND, players=2, games=1, seed=0)
    game = new_game(LEGEND, players=2, seed=0)
    _finish(game)
    view = game.view(0)
    insight(view)
    view.sample(generator(0))


def think() -> None:
    """The searches of the bots: one of them leads through the only door they have, in each game."""
    for edition in (EDITION, LEGEND):
        game = new_game(edition, players=2, seed=0)
        assert game.to_act is not None
        make_bot("greedy", seed=0).choose(game.view(game.to_act))


PARTS: Final[tuple[Callable[[], None], ...]] = (
    play_games,
    play_decision_by_decision,
    explain,
    look,
    play_legend,
    think,
)
"""The slowest first: what it compiles the others find ready."""


def is_done() -> bool:
    """Whether everything is compiled, or compiling is off."""
    return not IS_COMPILED or complete_mark().exists()


def load_everything(loaded: Callable[[int], None] = lambda _more: None) -> None:
    """Have all of it in memory, and in the cache; `loaded` hears of each part."""
    if not IS_COMPILED:
        return
    with nullcontext() if is_done() else _alone():
        for part in PARTS:
            part()
            loaded(1)
        complete_mark().touch()


@contextmanager
def _alone() -> Iterator[None]:
    """Wait while another process compiles: Numba's cache is spoilt if two write into it at the same time."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:  # not on this system
        yield
        return
    with complete_mark().with_name("compiling").open("w") as file:
        flock(file, LOCK_EX)
        yield


def _finish(game: Game) -> None:
    bot = make_bot("random", seed=0)
    while (seat := game.to_act) is not None:
        game.play(bot.choose(game.view(seat)))
