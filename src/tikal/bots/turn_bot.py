"""What bots have in common that think of a whole turn: they remember it, and follow it while it comes as expected."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tikal.action import Action
from tikal.rules.state import State, copy, same
from tikal.rules.verbs import (
    DIG,
    DONE,
    DRAFT_AP,
    DRAFT_CARD,
    DRAFT_ORDER,
    DRAFT_TILE,
    END,
    LOOK,
    ORDER,
    PASS,
    PUT,
    SITE,
    STASH,
    STASH_FOR,
    TAKECARD,
    verb_of,
)
from tikal.view import View

_SURPRISES: Final = (
    DIG,
    END,
    PASS,
    DRAFT_ORDER,
    DRAFT_AP,
    DRAFT_TILE,
    DRAFT_CARD,
    STASH,
    STASH_FOR,
    LOOK,
    ORDER,
    SITE,
    PUT,
    TAKECARD,
    DONE,
)


class TurnBot(ABC):
    """Plans as far as it can foresee: to the end of its turn, or until something comes to light."""

    def __init__(self) -> None:
        self._ahead: list[Action] = []
        self._expected: State | None = None

    @abstractmethod
    def turn(self, view: View) -> list[Action]:
        """What to do from here on, at least one action, up to the end of the turn or to the next surprise."""

    def choose(self, view: View) -> Action:
        """The next action of the plan, or of a new one where the position is not the expected one."""
        if not self._ahead or self._expected is None or not same(self._expected, view.seen):
            self._ahead = self.turn(view)
        action = self._ahead.pop(0)
        self._expected = _after(view, action) if self._ahead else None
        return action


def _after(view: View, action: Action) -> State:
    state = copy(view.seen)
    view.rules.do(state, action.code)
    return state


def is_surprise(action: Action) -> bool:
    """Whether nobody can foresee the position after an action."""
    return verb_of(action.code) in _SURPRISES
