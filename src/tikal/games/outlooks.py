"""What the outlooks of all games share: comparing turns, and carrying them out in samples of what is hidden."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from tikal.games.action import Action
from tikal.games.searching import Outlook
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.state import State, copy
from tikal.texts.messages import Message

MOST_ACTIONS: Final = 60
"""More than a turn has; playing one on must come to an end."""


class TurnOutlook(Outlook):
    """Compares turns by what each of them is worth."""

    @abstractmethod
    def worth(self, actions: Sequence[Action]) -> float:
        """Points ahead after a turn that begins with these actions."""

    @abstractmethod
    def now(self) -> float:
        """Points ahead as the position stands."""

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """By how many points one turn is better than another; below 0 if it is worse."""
        return self.worth(turn) - self.worth(other)

    def gains(self) -> tuple[Message, ...]:
        """The positions before and after show what there is to gain."""
        return ()


class SampledOutlook(TurnOutlook):
    """Carries out turns in samples, the same for all of them; a search decides what a turn leaves open."""

    def __init__(
        self, view: View, lead: Callable[[Any, int], float], rest: Callable[[View], list[Action]], samples: int
    ) -> None:
        """`lead` says how far a seat is ahead in a state, which may be a full one; `rest` decides as a seat sees it."""
        self._view: Final = view
        self._seat: Final = int(view.seen.to_act)
        self._lead: Final = lead
        self._rest: Final = rest
        self._count: Final = samples
        self._worths: Final[dict[tuple[Action, ...], float]] = {}

    def worth(self, actions: Sequence[Action]) -> float:
        """Worked out once for each turn: playing it on may take long."""
        turn = tuple(actions)
        if turn not in self._worths:
            self._worths[turn] = self._work_out(turn)
        return self._worths[turn]

    def now(self) -> float:
        """Points ahead on average over the samples."""
        return float(np.mean([self._value_of(sample) for sample in self._samples]))

    @cached_property
    def _samples(self) -> list[State]:
        random = generator(0)
        return [self._view.sample(random) for _ in range(self._count)]

    def _work_out(self, actions: Sequence[Action]) -> float:
        ends = [self._carried_out(copy(sample), actions) for sample in self._samples]
        return float(np.mean([self._value_of(state) for state in ends]))

    def _value_of(self, state: State) -> float:
        return self._lead(state, self._seat)

    def _carried_out(self, state: State, actions: Sequence[Action]) -> State:
        """The position at the end of the turn."""
        ahead = list(actions)
        for _ in range(MOST_ACTIONS):
            if state.to_act != self._seat:
                break
            if not ahead:
                ahead = self._rest(self._seen(state, self._seat))
            action = ahead.pop(0)
            if self._is_beyond(action):
                break
            self._view.rules.do(state, action.code)
            if action.form.closes:
                break
        return state

    def _seen(self, state: State, seat: int) -> View:
        return View(self._view.table, seat, self._view.rules.blank_out(state, seat))

    def _is_beyond(self, action: Action) -> bool:
        """Whether the turn is to be valued before this action."""
        return False
