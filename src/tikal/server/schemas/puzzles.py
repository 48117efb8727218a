"""Puzzles as they travel: what there is, a position to try something in, and what comes of it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from tikal.games.action import ActionData, Wish
from tikal.puzzles.puzzle import MOST_ACTIONS
from tikal.server.schemas.history import Position
from tikal.server.schemas.sent import ActionText, Sent
from tikal.texts.messages import MessageData


class PuzzleInfo(TypedDict):
    """A puzzle in a list."""

    number: int
    level: int
    """From 1, easy, to 5."""
    edition: str
    players: int
    round: int
    """The scoring round of the game, from 1 to 4; the fourth is the last."""


class PuzzleList(TypedDict):
    """All puzzles, and today's."""

    date: str
    """Today by UTC."""
    today: int
    """The number of today's puzzle."""
    puzzles: list[PuzzleInfo]


class PuzzleStart(TypedDict):
    """A puzzle to be solved: who has the action points, and the position."""

    puzzle: PuzzleInfo
    seat: int
    names: list[str]
    points: int
    """What the player would score as the position stands."""
    position: Position


class Tried(Sent):
    """A turn as far as it has come, without its end; each action as its text or by its parts."""

    actions: Annotated[list[ActionText | Wish], Field(max_length=MOST_ACTIONS)]


class TriedAnswer(TypedDict):
    """What comes of a turn."""

    points: int
    """What the player scores if the turn ends here."""
    short: int
    """How many points the best turn scores more; 0 for a best turn."""
    steps: list[MessageData]
    """The turn in sentences."""
    position: Position


class SolutionAnswer(TypedDict):
    """A best turn, and hints that lead to it."""

    best: int
    """The most points that can be scored."""
    nudge: MessageData
    """A first hint: where to look."""
    aims: list[MessageData]
    """A second hint: what the turn brings."""
    actions: list[str]
    moves: list[ActionData]
    """The actions with their parts."""
    steps: list[MessageData]
    """The turn in sentences."""
    counts: list[int]
    """How many of the actions are done after each of the sentences."""
    costs: list[MessageData]
    """What others lose by it."""
