"""A puzzle: ten action points, and what is the most you can score with them?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.play.game import Game, new_game
from tikal.puzzles.segment import points
from tikal.rules.verbs import END
from tikal.texts.messages import Message

NAMES: Final = ("Ana", "Ixchel", "Balam", "Itzel")
LEVELS: Final = (1, 2, 3, 4, 5)
"""From easy to hard."""
MOST_ACTIONS: Final = 60
"""More than ten points buy: walking over a side without stones costs none, but leads nowhere new."""
POSITIONS_KEPT: Final = 32
BETWEEN: Final = "; "


class PuzzleError(TikalError):
    """Something that cannot be asked of a puzzle."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message: Final = message

    def __str__(self) -> str:
        return self.message.text()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a game between bots, in which one player spends their points and then scores."""

    number: Annotated[int, Meta(ge=1)]
    """Its name: the number of a puzzle never changes."""
    level: Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
    edition: str
    players: Annotated[int, Meta(ge=2, le=4)]
    seed: int
    round: Annotated[int, Meta(ge=1, le=4)]
    """The scoring round of the game; the fourth is the last."""
    best: Annotated[int, Meta(ge=1)]
    """The most points that can be scored; proven."""
    turn: str
    """A turn that scores them, action by action."""
    moves: str
    """What leads to the position, action by action."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """A best turn, without its end."""
        return tuple(map(Action.parse, self.turn.split(BETWEEN)))

    @property
    def seat(self) -> int:
        """Who has the ten points."""
        seat = self.game().to_act
        assert seat is not None
        return seat

    def game(self) -> Game:
        """A game that stands where the puzzle begins, to try something out."""
        return _position(self).copy()

    def attempt(self, actions: Sequence[Action | str]) -> Attempt:
        """What comes of a turn. What the rules forbid is refused as `Game.play` refuses it."""
        if len(actions) > MOST_ACTIONS:
            raise PuzzleError(Message("puzzle-too-long", {"most": MOST_ACTIONS}))
        game, played = self.game(), list[Action]()
        for action in actions:
            parsed = action if isinstance(action, Action) else Action.parse(action)
            if parsed.form.verb == END:
                raise PuzzleError(Message("puzzle-no-end"))
            game.play(parsed)
            played.append(parsed)
        return Attempt(self, tuple(played), game)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn that somebody tries: the game after it, before the turn ends."""

    puzzle: Puzzle
    actions: tuple[Action, ...]
    game: Game

    @property
    def points(self) -> int:
        """What the player scores if the turn ends now."""
        return points(self.game.view(self.game.to_act))

    @property
    def short(self) -> int:
        """By how many points the best turn is better; 0 for a best turn."""
        return max(0, self.puzzle.best - self.points)

    @property
    def is_best(self) -> bool:
        """Whether nothing scores more."""
        return self.short == 0


@lru_cache(maxsize=POSITIONS_KEPT)
def _position(puzzle: Puzzle) -> Game:
    game = new_game(puzzle.edition, players=puzzle.players, seed=puzzle.seed, names=NAMES[: puzzle.players])
    for move in puzzle.moves.split(BETWEEN):
        game.play(move)
    return game
