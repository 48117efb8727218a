"""What a game can be asked to think about: turns, the last segment, what a position or a turn is worth.

Bots and advice ask a `TurnSearch` and do not know which game it searches. A search works in memory of its own, some
25 MB of it, so its owner keeps it and asks it again and again, one question at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from tikal.rules.steps import FINAL_ROUND, SPEND

if TYPE_CHECKING:
    from tikal.games.action import Action
    from tikal.games.kind import GameKind
    from tikal.games.view import View
    from tikal.rules.dealing import Random
    from tikal.search.budget import Budget
    from tikal.texts.messages import Message


@dataclass(frozen=True, slots=True)
class Solution:
    """The best that can be done with the action points of a last segment."""

    actions: list[Action]
    """What to do, up to the first treasure, which nobody can foresee; without one, up to the end of the segment."""
    value: float
    """The lead over the best rival after it, if everybody who has still to score scored then; an unseen treasure
    counts what it brings on average."""
    proven: bool
    """Whether the search looked at everything. If not, this is the best it found; in Legend it usually is not."""


class Outlook(Protocol):
    """What turns from one position are worth to the player to act: how far ahead they leave the player."""

    def worth(self, actions: Sequence[Action]) -> float:
        """Points ahead after a turn that begins with these actions."""

    def now(self) -> float:
        """Points ahead as the position stands."""

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """By how many points one turn is better than another; below 0 if it is worse."""

    def gains(self) -> tuple[Message, ...]:
        """What there is to gain that nobody can see by comparing the positions before and after."""


class TurnSearch(Protocol):
    """The searches of one game. The seat of a view is the one that has to act.

    A turn goes up to its end, or to the first action after which something comes to light.
    """

    def quick_turn(self, view: View, random: Random) -> list[Action]:
        """A turn chosen without searching."""

    def novice_turn(self, view: View, random: Random) -> list[Action]:
        """A turn such as a beginner plays: sensible, but things are overlooked and misjudged."""

    def planned_turn(self, view: View, random: Random, nodes: int) -> list[Action]:
        """The best turn found by looking at that many positions."""

    def expert_turn(self, view: View, random: Random, budget: Budget) -> list[Action]:
        """The turn that did best in sampled futures, as many as the budget allows."""

    def solve(self, view: View, nodes: int | None) -> Solution:
        """The best play of a last segment; without `nodes`, with as many positions as take about two seconds."""

    def value(self, view: View) -> float:
        """How far the seat of a view is ahead, by the evaluation; it need not be the one to act."""

    def outlook(self, view: View) -> Outlook:
        """What turns from here are worth."""


class Searches:
    """The searches of one owner: one for each game, made when it is first needed."""

    def __init__(self) -> None:
        self._made: Final[dict[str, TurnSearch]] = {}

    def of(self, view: View) -> TurnSearch:
        """The search for the game of a view."""
        return self.of_kind(view.kind)

    def of_kind(self, kind: GameKind) -> TurnSearch:
        """The search for a game."""
        if kind.id not in self._made:
            self._made[kind.id] = kind.search()
        return self._made[kind.id]

    def __reduce__(self) -> tuple[object, ...]:
        # A search works in memory of its own and keeps nothing of a game there, so a copied bot gets a new one.
        return Searches, ()


def is_last_segment(view: View) -> bool:
    """Whether the player to act spends their last action points of the game."""
    return bool(view.seen.step == SPEND and view.seen.segment == FINAL_ROUND)
