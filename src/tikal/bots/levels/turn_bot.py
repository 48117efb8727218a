"""What bots that think of a whole turn have in common: they remember it, and follow it while it goes as expected."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tikal.games.action import Action
from tikal.games.view import View
from tikal.rules.state import State, copy, same


class TurnBot(ABC):
    """Plans as far as it can foresee: to the end of its turn, or until something comes to light."""

    def __init__(self) -> None:
        self._ahead: list[Action] = []
        self._expected: State | None = None

    @property
    def ahead(self) -> tuple[Action, ...]:
        """What it means to do after the action that it chose last."""
        return tuple(self._ahead)

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
