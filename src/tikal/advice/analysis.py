"""The review of a whole game: every turn beside the best one found, the turning points, and what each player left.

>>> import tikal
>>> game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
>>> for action in ("place a3 1", "end"):
...     _ = game.play(action)
>>> review = tikal.analyse(game, level="greedy").turns[0]
>>> review.unspent, review.loss > 0
(10, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tikal.advice.played import PlayedTurn, played_turns
from tikal.advice.review import Review, review
from tikal.bots.levels.level import PLANNER, advising_level
from tikal.errors import TikalError
from tikal.games.searching import Searches
from tikal.games.table import Table
from tikal.play.game import Game
from tikal.play.loading import load
from tikal.search.budget import Budget

TURNING: Final = 3.0
"""Points; a turn that lost less is not a turning point."""
MOST_TURNING: Final = 5


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """How one player did."""

    seat: int
    name: str
    score: int
    turns: int
    loss: float
    """Points lost in all turns together, by the evaluation of the bots."""
    unspent: int
    best_turns: int
    """Turns than which nothing better was found."""

    @property
    def mean_loss(self) -> float:
        """Points lost in a turn."""
        return self.loss / self.turns if self.turns else 0.0

    def to_dict(self) -> dict[str, Any]:
        """The summary as plain data."""
        return {
            "seat": self.seat,
            "name": self.name,
            "score": self.score,
            "turns": self.turns,
            "loss": round(self.loss, 2),
            "mean_loss": round(self.mean_loss, 2),
            "unspent": self.unspent,
            "best_turns": self.best_turns,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """The reviews of the turns of a game."""

    table: Table
    level: str
    scores: tuple[int, ...]
    turns: tuple[Review, ...]

    @property
    def turning_points(self) -> tuple[int, ...]:
        """Numbers of the turns that lost most, the worst first."""
        return turning_points(self.turns)

    @property
    def players(self) -> tuple[PlayerSummary, ...]:
        """How each player did."""
        return tuple(self._summary(seat) for seat in range(self.table.players))

    def _summary(self, seat: int) -> PlayerSummary:
        own = [turn for turn in self.turns if turn.seat == seat]
        return PlayerSummary(
            seat,
            self.table.names[seat],
            self.scores[seat],
            len(own),
            sum(turn.loss for turn in own),
            sum(turn.unspent for turn in own),
            sum(turn.best is None for turn in own),
        )

    def to_dict(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "edition": self.table.edition,
            "level": self.level,
            "players": [player.to_dict() for player in self.players],
            "turning_points": list(self.turning_points),
            "turns": [turn.to_dict() for turn in self.turns],
        }


def turning_points(turns: Sequence[Review]) -> tuple[int, ...]:
    """Numbers of the turns that lost most, the worst first; a few of them, and none that lost little."""
    worst = sorted((turn for turn in turns if turn.loss >= TURNING), key=lambda turn: -turn.loss)
    return tuple(turn.number for turn in worst[:MOST_TURNING])


def analyse(
    game: Game | str, level: str = PLANNER.name, budget: Budget | None = None, turns: range | None = None
) -> Analysis:
    """Review a game, or the text of a game file; only some of its turns, if a range of their numbers is given."""
    whole = load(game) if isinstance(game, str) else game
    if not isinstance(whole, Game):
        raise TikalError(f"analyse takes a game or the text of a game file, not a {type(game).__name__}")
    if not isinstance(turns, range | None):
        raise TikalError(f"turns must be a range of turn numbers, as in range(5, 13), not {turns!r}")
    played = played_turns(whole)
    return analysed(whole, [turn for turn in played if turns is None or turn.number in turns], level, budget)


def analysed(
    game: Game,
    turns: Sequence[PlayedTurn],
    level: str = PLANNER.name,
    budget: Budget | None = None,
    advance: Callable[[], None] = lambda: None,
) -> Analysis:
    """Review some turns of a game; `advance` is called after each."""
    advising_level(level, budget)
    if not turns:
        raise TikalError(f"there is nothing to analyse: {_turns_there_are(game)}")
    reviews, searches = [], Searches()
    for turn in turns:
        reviews.append(review(turn, level, budget, searches))
        advance()
    return Analysis(game.table, level, game.scores, tuple(reviews))


def _turns_there_are(game: Game) -> str:
    last = len(played_turns(game))
    return f"this game has turns 1 to {last}, and none of them is asked for" if last else "nobody has had a turn yet"
