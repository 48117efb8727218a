"""A hint: the best turn that a bot finds, with what speaks for it.

>>> import tikal
>>> game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
>>> hint = tikal.suggest(game.view(0), level="greedy")
>>> hint.nudge.text()
'A camp would save you action points.'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tikal.advice.nudges import nudge
from tikal.advice.reasons import Change, denies, ends_in_scoring, gains, prepares
from tikal.advice.steps import foreseen, sentences, whole_turn
from tikal.bots.levels.level import PLANNER, advising_level
from tikal.bots.levels.level_bot import LevelBot
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.search.budget import Budget
from tikal.texts.messages import Message


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The best turn found, as far as it can be foreseen, and what it is good for."""

    seat: int
    level: str
    actions: tuple[Action, ...]
    is_whole: bool
    """Whether the turn is over after these actions. If not, it is best to ask again: something will come to light."""
    nudge: Message
    """A vague hint, for players who want to find the turn themselves."""
    steps: tuple[Message, ...]
    """The actions in sentences."""
    gains: tuple[Message, ...]
    """What speaks for it, here and in the next two; empty where there is nothing to say but the choice itself."""
    denies: tuple[Message, ...]
    prepares: tuple[Message, ...]
    points_before: int
    """What the seat would score as the position stands."""
    points_after: int
    """What it would score after the actions; a treasure not yet seen counts nothing."""
    points_now: int
    """What it scores at the end of this turn: `points_after` in a scoring round, else 0."""
    worth: float
    """Points ahead after the turn, by the evaluation of the bots."""
    gain: float
    """By how many of them the turn betters the position as it stands."""

    def to_dict(self) -> dict[str, Any]:
        """The suggestion as plain data."""
        sentences_of = {
            name: [message.to_dict() for message in getattr(self, name)]
            for name in ("steps", "gains", "denies", "prepares")
        }
        return {
            "seat": self.seat,
            "level": self.level,
            "actions": [str(action) for action in self.actions],
            "is_whole": self.is_whole,
            "nudge": self.nudge.to_dict(),
            **sentences_of,
            "points_before": self.points_before,
            "points_after": self.points_after,
            "points_now": self.points_now,
            "worth": round(self.worth, 2),
            "gain": round(self.gain, 2),
        }


def suggest(
    view: View, level: str = PLANNER.name, budget: Budget | None = None, searches: Searches | None = None
) -> Suggestion:
    """The best turn that a bot of that level finds for the seat of the view, which has to act.

    It is found in `searches` if they are given; a caller with many questions keeps them.
    """
    advising_level(level, budget)
    used = searches or Searches()
    bot = LevelBot(level, budget=budget, searches=used)
    if not isinstance(view, View):
        raise TikalError(f"suggest takes a view, as in suggest(game.view(seat)), not a {type(view).__name__}")
    if view.seat is None or view.seat != view.to_act:
        raise TikalError("only the seat that has to act can get a suggestion, from its own view")
    return explained(view, whole_turn(bot, view), used, level)


def explained(view: View, actions: tuple[Action, ...], searches: Searches, level: str = PLANNER.name) -> Suggestion:
    """A turn with what speaks for it."""
    change = Change(view, actions, foreseen(view, actions))
    valued, steps = searches.of(view).outlook(view), tuple(sentences(view, actions))
    gained, denied, prepared = [*gains(change), *valued.gains()], denies(change), prepares(change)
    points = change.after.would_score(change.seat).total
    worth = valued.worth(actions)
    return Suggestion(
        seat=change.seat,
        level=level,
        actions=actions,
        is_whole=actions[-1].form.closes,
        nudge=nudge(change, [*gained, *denied]),
        steps=steps,
        gains=tuple(gained),
        denies=tuple(denied),
        prepares=tuple(prepared),
        points_before=view.would_score(change.seat).total,
        points_after=points,
        points_now=points if ends_in_scoring(change.after) else 0,
        worth=worth,
        gain=worth - valued.now(),
    )
