"""What a turn is worth by the evaluation that the bots play by: how far ahead it leaves the player.

A turn that brings something to light is carried out in samples of what the player cannot see, the same for all turns
that are compared; after that a bot plays it on to its end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Final, Protocol, cast

import numpy as np

from tikal.bots.levels.planner_bot import PlannerBot
from tikal.bots.levels.turn_bot import TurnBot
from tikal.games.action import Action
from tikal.games.base.search.auction import MOST, tile_values
from tikal.games.base.search.search import base_search
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.search.search import legend_search
from tikal.games.view import View
from tikal.games.weights import weights_for
from tikal.rules.dealing import generator
from tikal.rules.state import State, copy
from tikal.rules.steps import BID, FINAL_ROUND, OVER, SPEND, TAKE
from tikal.rules.terrain import TILE_IDS
from tikal.search.budget import Budget

SAMPLES: Final = 6
SAMPLES_OF_LEGEND: Final = 2
"""What is hidden there decides little within a round, and planning costs more."""
DOUBTFUL: Final = 2.0
"""In Legend, the evaluation alone is not to be trusted when it finds one turn better than another by more points."""
WIDTH_OF_TILES: Final = 8
WIDTH_OF_REST: Final = 16
NODES_OF_REST: Final = 20_000
MOST_ACTIONS: Final = 60
"""More than a turn has; a bot that plays one on must come to an end."""
CLOSING: Final = frozenset({"bid", "pass", "end", "draft order", "draft ap", "draft tile", "draft card"})
"""Kinds of action with which a turn is over."""


class Outlook(Protocol):
    """Values turns from one position."""

    def worth(self, actions: Sequence[Action]) -> float:
        """Points ahead after a turn that begins with these actions."""

    def now(self) -> float:
        """Points ahead as the position stands."""

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """By how many points one turn is better than another; below 0 if it is worse."""


def outlook(view: View) -> Outlook:
    """For the player to act."""
    if view.kind.id == "legend":
        return _Legend(view)
    if view.seen.step == BID:
        return Bids(view)
    return _Tiles(view) if view.seen.step == TAKE else _Segment(view)


class _Valued(ABC):
    """One turn beside another by what each of them is worth."""

    @abstractmethod
    def worth(self, actions: Sequence[Action]) -> float:
        """Points ahead after a turn that begins with these actions."""

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """By how many points one turn is better than another; below 0 if it is worse."""
        return self.worth(turn) - self.worth(other)


class _Sampled(_Valued):
    """Carries out turns in samples, the same for all of them."""

    def __init__(self, view: View, rest: TurnBot, samples: int = SAMPLES) -> None:
        self._view: Final = view
        self._seat: Final = int(view.seen.to_act)
        self._rest: Final = rest
        self._count: Final = samples
        self._worths: Final[dict[tuple[Action, ...], float]] = {}

    @cached_property
    def _samples(self) -> list[State]:
        random = generator(0)
        return [self._view.sample(random) for _ in range(self._count)]

    def worth(self, actions: Sequence[Action]) -> float:
        """Worked out once for each turn: a bot may have to play it on."""
        turn = tuple(actions)
        if turn not in self._worths:
            self._worths[turn] = self._work_out(turn)
        return self._worths[turn]

    def _work_out(self, actions: Sequence[Action]) -> float:
        ends = [self._carried_out(copy(sample), actions) for sample in self._samples]
        return float(np.mean([self._value(state) for state in ends]))

    @abstractmethod
    def _value(self, state: State) -> float:
        """Points ahead in a position."""

    def _carried_out(self, state: State, actions: Sequence[Action]) -> State:
        """The position at the end of the turn; in the base game before `end` is said."""
        ahead = list(actions)
        for _ in range(MOST_ACTIONS):
            if state.to_act != self._seat:
                break
            if not ahead:
                ahead = self._rest.turn(self._seen(state, self._seat))
            action = ahead.pop(0)
            if self._is_end(action):
                break
            self._view.rules.do(state, action.code)
            if action.kind in CLOSING:
                break
        return state

    def _seen(self, state: State, seat: int) -> View:
        return View(self._view.table, seat, self._view.rules.blank_out(state, seat))

    def _is_end(self, action: Action) -> bool:
        return action.kind == "end"


class _Segment(_Sampled):
    """A turn of the base game: a tile, and action points."""

    def __init__(self, view: View) -> None:
        super().__init__(view, PlannerBot(0, Budget(nodes=NODES_OF_REST), width=WIDTH_OF_REST))

    def _work_out(self, actions: Sequence[Action]) -> float:
        if actions and actions[-1].kind == "end" and not any(action.kind == "dig" for action in actions):
            return self._value(self._carried_out(copy(self._view.seen), actions))
        return super()._work_out(actions)

    def now(self) -> float:
        return self._value(copy(self._view.seen))

    def _value(self, state: State) -> float:
        search = base_search()
        search.enter(state, weights_for(self._view.table))
        if state.step == SPEND and state.segment == FINAL_ROUND:
            search.descent.length = 0
            search.solve(1)
            return float(search.descent.best)
        return search.plan(1, 1)


class _Tiles(_Valued):
    """Which of the open tiles to take. What follows is another decision."""

    def __init__(self, view: View) -> None:
        values = tile_values(copy(view.seen), WIDTH_OF_TILES, weights_for(view.table))
        self._values: Final = {TILE_IDS[tile]: value for tile, value in values.items()}

    def worth(self, actions: Sequence[Action]) -> float:
        return self._values[actions[0].arguments[0]]

    def now(self) -> float:
        return min(self._values.values())


class Bids(_Valued):
    """Bids: what it is worth to be next is the lead of the best tile over the second best."""

    def __init__(self, view: View) -> None:
        values = tile_values(copy(view.seen), WIDTH_OF_TILES, weights_for(view.table))
        best, second = sorted(values, key=lambda tile: -values[tile])[:2]
        self.tile: Final = TILE_IDS[best]
        self.lead: Final = min(values[best] - values[second], MOST)

    def worth(self, actions: Sequence[Action]) -> float:
        """What is left of the lead when the bid is paid."""
        action = actions[0]
        return self.lead - int(action.arguments[0]) if action.kind == "bid" else 0.0

    def now(self) -> float:
        """Who passes gains nothing."""
        return 0.0


class _Legend(_Sampled):
    """Whatever there is to decide in Legend."""

    def __init__(self, view: View) -> None:
        super().__init__(view, PlannerBot(seed=0), SAMPLES_OF_LEGEND)

    def now(self) -> float:
        return float(np.mean([self._value(sample) for sample in self._samples]))

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """As after the turns; but when that is much, no more than what is left of it at the end of the round.

        Whoever takes a token, or keeps his cards, seems to be ahead of one who will do so in his next turn. At the end
        of a round all have drafted and used the same. One future is enough to see that: it can only lessen what was
        found.
        """
        now = super().better_by(turn, other)
        return now if now < DOUBTFUL else min(now, self._after_round(turn) - self._after_round(other))

    def _after_round(self, actions: Sequence[Action]) -> float:
        """What a turn is worth when everybody has planned the rest of the round."""
        state = cast(LegendState, copy(self._samples[0]))
        this_round = int(state.round_number)
        for action in actions:
            self._view.rules.do(state, action.code)
        planners = [PlannerBot(seat) for seat in range(int(state.players))]
        while state.step != OVER and state.round_number == this_round:
            seat = int(state.to_act)
            self._view.rules.do(state, planners[seat].choose(self._seen(state, seat)).code)
        return self._value(state)

    def _is_end(self, action: Action) -> bool:
        return False  # what is scored in the end is part of the position after it

    def _value(self, state: State) -> float:
        return legend_search().enter(cast(LegendState, state), self._seat, weights_for(self._view.table))
