"""What turns of Legend are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from tikal.games.action import Action
from tikal.games.legend.rules.state import LegendState
from tikal.games.outlooks import SampledOutlook
from tikal.games.searching import TurnSearch
from tikal.games.view import View
from tikal.rules.dealing import generator
from tikal.rules.state import copy
from tikal.rules.steps import OVER

SAMPLES: Final = 2
"""What is hidden decides little within a round, and planning costs more than in the base game."""
DOUBTFUL: Final = 2.0
"""Points; the evaluation alone is not to be trusted when it finds one turn better than another by more."""
NODES: Final = 100_000
"""Positions looked at to plan what a turn leaves open."""


class LegendOutlook(SampledOutlook):
    """Whatever there is to decide. What is scored at the end of a turn is part of the position after it."""

    def __init__(self, view: View, search: TurnSearch, lead: Callable[[LegendState, int], float]) -> None:
        random = generator(0)
        super().__init__(view, lead, lambda seen: search.planned_turn(seen, random, NODES), SAMPLES)
        self._search: Final = search

    def better_by(self, turn: Sequence[Action], other: Sequence[Action]) -> float:
        """As after the turns; but when that is much, no more than what is left of it at the end of the round.

        A player who takes a token, or keeps cards, seems to be ahead of one who will do so a turn later. At the end of
        a round all have drafted and used the same. One future is enough to see that: it can only lessen what was
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
        randoms = [generator(seat) for seat in range(int(state.players))]
        while state.step != OVER and state.round_number == this_round:
            seat = int(state.to_act)
            for action in self._search.planned_turn(self._seen(state, seat), randoms[seat], NODES):
                self._view.rules.do(state, action.code)
        return self._value_of(state)
