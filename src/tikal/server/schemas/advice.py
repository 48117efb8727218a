"""Hints and reviews, as they are answered."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from tikal.advice.insight.data import WhyData
from tikal.games.action import ActionData
from tikal.server.schemas.history import Position
from tikal.texts.messages import MessageData


class HintAnswer(TypedDict):
    """A hint. At first only where to look; with `whole` the best turn found, up to the first surprise."""

    seq: int
    seat: int
    level: str
    nudge: MessageData
    actions: NotRequired[list[str]]
    moves: NotRequired[list[ActionData]]
    """The actions with their parts."""
    is_whole: NotRequired[bool]
    steps: NotRequired[list[MessageData]]
    gains: NotRequired[list[MessageData]]
    denies: NotRequired[list[MessageData]]
    prepares: NotRequired[list[MessageData]]
    points_before: NotRequired[int]
    points_after: NotRequired[int]
    points_now: NotRequired[int]
    worth: NotRequired[float]
    gain: NotRequired[float]


class ReviewData(TypedDict):
    """A turn compared with the best one found; most was lost after `after` of its actions."""

    turn: int
    seat: int
    first: int
    last: int
    level: str
    """The bot that looked for something better."""
    nodes: int | None
    """How many positions it looked at where that is more than usual: a bot is not judged by its own search."""
    played: list[str]
    played_moves: list[ActionData]
    unspent: int
    loss: float
    value: float
    best: list[str] | None
    best_moves: list[ActionData] | None
    after: int
    steps: list[MessageData]
    reasons: list[MessageData]


class ReviewedTurn(TypedDict):
    """A turn by its first and last event, and its review, if somebody has asked for one."""

    turn: int
    seat: int
    first: int
    last: int
    review: ReviewData | None


class AnalysisAnswer(TypedDict):
    """All turns of a game."""

    turns: list[ReviewedTurn]


class PlanAnswer(TypedDict):
    """A turn planned ahead, as far as it can be played."""

    done: int
    """How many of the actions can be played."""
    price: int
    """The action points that they cost."""
    steps: list[MessageData]
    """They in sentences."""
    failed: MessageData | None
    """The next action, if it cannot be played, in a sentence."""
    why: WhyData | None
    """Why not."""
    position: Position
    """How things would stand, and what can come next; its `seq` is the event after which it was worked out."""
