"""A turn that was played, beside the best one found: both judged from what its player could see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tikal.advice.played import PlayedTurn, Stretch
from tikal.advice.reasons import Change, denies, gains, prepares
from tikal.advice.steps import foreseen, sentences, whole_turn
from tikal.bots.levels.level import PLANNER
from tikal.bots.levels.level_bot import LevelBot
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.search.budget import Budget
from tikal.texts.messages import Message

SAME: Final = 0.05
"""Turns that differ by less are equally good."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A stretch of a turn: the best found from there, and what the one played is worth less."""

    best: tuple[Action, ...]
    loss: float
    value: float
    """What the one played is worth: points ahead, by the evaluation of the bots."""


@dataclass(frozen=True, slots=True)
class Review:
    """What is to be said about a turn."""

    number: int
    seat: int
    first: int
    last: int
    played: tuple[Action, ...]
    unspent: int
    loss: float
    """Points, by the evaluation of the bots, that the best turns found are worth more; never below 0."""
    value: float
    """Points ahead that the turn was worth, by the same evaluation."""
    best: tuple[Action, ...] | None
    """What would have been better, at the point of the turn where most was lost; None if nothing was found."""
    after: int
    """How many of the actions played come before that point."""
    steps: tuple[Message, ...]
    """The better actions in sentences."""
    reasons: tuple[Message, ...]
    """What speaks for them."""

    def to_dict(self) -> dict[str, Any]:
        """The review as plain data."""
        return {
            "turn": self.number,
            "seat": self.seat,
            "first": self.first,
            "last": self.last,
            "played": [str(action) for action in self.played],
            "unspent": self.unspent,
            "loss": round(self.loss, 2),
            "value": round(self.value, 2),
            "best": None if self.best is None else [str(action) for action in self.best],
            "after": self.after,
            "steps": [message.to_dict() for message in self.steps],
            "reasons": [message.to_dict() for message in self.reasons],
        }


def review(
    turn: PlayedTurn, level: str = PLANNER.name, budget: Budget | None = None, searches: Searches | None = None
) -> Review:
    """Compare a turn with the best found, stretch by stretch: a player who sees something new may think again.

    A stretch is worth what the turn is worth if a bot plays it on, so nobody gets credit for lucky finds.
    """
    used = searches or Searches()
    judgements = [judge(stretch, used, level, budget) for stretch in turn.stretches]
    worst = max(range(len(judgements)), key=lambda k: judgements[k].loss)
    at, judged = turn.stretches[worst], judgements[worst]
    better = judged.best if judged.loss > 0 else None
    change = None if better is None else Change(at.view, better, foreseen(at.view, better))
    return Review(
        number=turn.number,
        seat=turn.seat,
        first=turn.first,
        last=turn.last,
        played=turn.actions,
        unspent=turn.unspent,
        loss=sum(judgement.loss for judgement in judgements),
        value=judgements[-1].value,
        best=better,
        after=sum(len(stretch.actions) for stretch in turn.stretches[:worst]),
        steps=() if better is None else tuple(sentences(at.view, better)),
        reasons=() if change is None else (*gains(change), *denies(change), *prepares(change)),
    )


def judge(stretch: Stretch, searches: Searches, level: str = PLANNER.name, budget: Budget | None = None) -> Judgement:
    """The best found from a position, which is what was played if nothing better was found."""
    valued = searches.of(stretch.view).outlook(stretch.view)
    found = whole_turn(LevelBot(level, budget=budget, searches=searches), stretch.view)
    is_the_same = stretch.actions[: len(found)] == found
    loss = 0.0 if is_the_same else valued.better_by(found, stretch.actions)
    value = valued.worth(stretch.actions)
    return Judgement(found, loss, value) if loss >= SAME else Judgement(stretch.actions, 0.0, value)
