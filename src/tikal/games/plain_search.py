"""A search for games that have none of their own: it tries legal actions one by one, by the rules, as plain Python.

A new game begins with it and replaces it when its bots should be faster or stronger. All it asks of the game is a
function that says how far a player is ahead in a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tikal.compiling.records import array_of
from tikal.games.action import Action
from tikal.games.outlooks import SampledOutlook
from tikal.games.searching import Outlook, Solution, TurnSearch
from tikal.games.view import View, legal
from tikal.rules.dealing import Random, below, generator
from tikal.rules.state import State, copy
from tikal.search.budget import Budget, Clock

WIDTH: Final = 8
NODES: Final = 400
"""Positions looked at where the caller does not say how many."""
SOLVER_NODES: Final = 20_000
SAMPLES: Final = 4


class _Line(NamedTuple):
    """Actions of a turn, the position after them, and its value."""

    actions: tuple[Action, ...]
    state: State
    value: float
    is_over: bool
    """Whether the turn is over, or something has come to light."""


class PlainSearch(TurnSearch):
    """Looks at samples of what the player cannot see, so it knows no more than the player does."""

    def __init__(self, lead: Callable[[State, int], float]) -> None:
        """`lead` says how far a seat is ahead in a position."""
        self._lead: Final = lead

    def quick_turn(self, view: View, random: Random) -> list[Action]:
        """The action that looks best at once."""
        start = _Line((), view.sample(random), 0.0, is_over=False)
        return list(min(self._continued(view, start, set()), key=_by_value).actions)

    def novice_turn(self, view: View, random: Random) -> list[Action]:
        """The best of the actions that the player thinks of, which is about every other one."""
        start = _Line((), view.sample(random), 0.0, is_over=False)
        lines = list(self._continued(view, start, set()))
        thought_of = [line for line in lines if below(random, 2)] or lines
        return list(min(thought_of, key=_by_value).actions)

    def planned_turn(self, view: View, random: Random, nodes: int) -> list[Action]:
        """The best turn that a beam finds."""
        return list(self._best_line(view, random, nodes).actions)

    def expert_turn(self, view: View, random: Random, budget: Budget) -> list[Action]:
        """The turn that is the best in most samples."""
        clock, found = Clock(budget, 1.0), Counter[tuple[Action, ...]]()
        while not found or not clock.is_over:
            found[self._best_line(view, random, NODES).actions] += 1
            clock.count()
        return list(found.most_common(1)[0][0])

    def solve(self, view: View, nodes: int | None) -> Solution:
        """The best play of a last segment, without what would bring something to light; then nothing is proven."""
        left, is_all_known = nodes or SOLVER_NODES, True
        start = _Line((), view.seen, self.value(view), is_over=False)
        best, waiting, reached = start, [start], {_key(view.seen)}
        while waiting and left > 0:
            line = waiting.pop()
            for action in legal(view.rules, line.state):
                if not view.rules.is_foreseeable(line.state, action):
                    is_all_known &= action.form.closes
                    continue
                further = self._after(view, line, action)
                left -= 1
                if _key(further.state) not in reached:
                    reached.add(_key(further.state))
                    waiting.append(further)
                    best = min(best, further, key=_by_value)
        closing = [action for action in legal(view.rules, best.state) if action.form.closes]
        return Solution([*best.actions, *closing[:1]], best.value, proven=is_all_known and not waiting)

    def value(self, view: View) -> float:
        """How far the seat of a view is ahead."""
        assert view.seat is not None
        return self._lead(view.seen, view.seat)

    def outlook(self, view: View) -> Outlook:
        """What turns from here are worth."""
        random = generator(0)
        return SampledOutlook(view, self._lead, lambda seen: self.planned_turn(seen, random, NODES), SAMPLES)

    def _best_line(self, view: View, random: Random, nodes: int) -> _Line:
        """The best turn found in a sample; if none comes to its end in time, the best beginning of one."""
        state = view.sample(random)
        lines, ended, reached = [_Line((), state, 0.0, is_over=False)], list[_Line](), {_key(state)}
        while lines and nodes > 0:
            found = [further for line in lines for further in self._continued(view, line, reached)]
            ended += [line for line in found if line.is_over]
            lines = sorted((line for line in found if not line.is_over), key=_by_value)[:WIDTH]
            nodes -= len(found)
        return min(ended or lines, key=_by_value)

    def _continued(self, view: View, line: _Line, reached: set[bytes]) -> Iterator[_Line]:
        """A line with every further action that leads somewhere new."""
        for action in legal(view.rules, line.state):
            further = self._after(view, line, action)
            key = _key(further.state)
            if key not in reached:
                reached.add(key)
                yield further

    def _after(self, view: View, line: _Line, action: Action) -> _Line:
        is_known = view.rules.is_foreseeable(line.state, action)
        state = copy(line.state)
        view.rules.do(state, action.code)
        assert view.seat is not None
        is_over = not is_known or state.to_act != view.seat
        return _Line((*line.actions, action), state, self._lead(state, view.seat), is_over)


def _by_value(line: _Line) -> float:
    return -line.value


def _key(state: State) -> bytes:
    return array_of(state).tobytes()
