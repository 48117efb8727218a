"""Turns of the base game, put together from the decisions of a search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from tikal.games.action import Action
from tikal.games.base.search import expert
from tikal.games.base.search.auction import bid, take, tile_values
from tikal.games.base.search.expert import NARROW
from tikal.games.base.search.outlook import BidOutlook, SegmentOutlook, TileOutlook
from tikal.games.base.search.search import BaseSearch
from tikal.games.base.search.weights import weights_for
from tikal.games.searching import Outlook, Solution, TurnSearch, is_last_segment
from tikal.games.view import View
from tikal.rules import steps
from tikal.rules.dealing import Random
from tikal.rules.state import State, copy
from tikal.search.budget import Budget
from tikal.search.weights import Beginner, Weights, misjudged

BEGINNER: Final = Beginner(overlooked=0.05, factor=1.5)
"""So that greedy wins 80 to 90 of 100 duels; docs/strength.md has the figures."""
WIDTH: Final = 64
SOLVER_NODES: Final = 600_000
"""About two seconds; docs/strength.md has how many positions a last segment needs."""
SOLVER_SHARE: Final = 6
"""How many times the positions of any other segment a last one gets: nothing is to come after it."""
NODES_OF_REST: Final = 20_000
WIDTH_OF_REST: Final = 16
"""For the rest of a turn whose beginning is valued."""


class Thinker(ABC):
    """How to decide in the position that a search has entered."""

    narrow: ClassVar[int]
    """Width of searches that compare tiles."""

    @abstractmethod
    def placement(self, search: BaseSearch) -> int:
        """Where to lay the tile."""

    @abstractmethod
    def options(self, search: BaseSearch) -> tuple[int, ...]:
        """How to spend the action points."""


class Quick(Thinker):
    """Looks no further than one decision."""

    narrow = 2

    def placement(self, search: BaseSearch) -> int:
        """Where the position looks best at once."""
        return search.best_placement()

    def options(self, search: BaseSearch) -> tuple[int, ...]:
        """One option after the other, each the best for its points."""
        return search.quick_plan()


@dataclass(frozen=True, slots=True)
class Planning(Thinker):
    """Looks to the end of the segment."""

    width: int
    nodes: int
    placements: int = 6
    narrow: ClassVar[int] = NARROW

    def placement(self, search: BaseSearch) -> int:
        """The placement after which a narrow search finds most, of those that look best."""
        values = {code: search.value_after(code, self.narrow) for code in search.likely_placements(self.placements)}
        return max(values, key=lambda code: values[code])

    def options(self, search: BaseSearch) -> tuple[int, ...]:
        """The best plan that a beam finds."""
        return search.plan(self.width, self.nodes).options


class BaseTurns(TurnSearch):
    """The searches of the base game."""

    def __init__(self, weights: Weights | None = None, search: BaseSearch | None = None) -> None:
        """With given weights, or with those of the number of players; in a search of its own, or in a given one."""
        self._search: Final = search or BaseSearch()
        self._weights: Final = weights

    def quick_turn(self, view: View, random: Random) -> list[Action]:
        """The best placement at once, then option by option."""
        return self._turn(view, Quick())

    def novice_turn(self, view: View, random: Random) -> list[Action]:
        """A quick turn by misjudged weights."""
        return BaseTurns(misjudged(self._weights_of(view.seen), random, BEGINNER), self._search).quick_turn(
            view, random
        )

    def planned_turn(self, view: View, random: Random, nodes: int, width: int = WIDTH) -> list[Action]:
        """The best placement and plan found; in a last segment, the solution."""
        if is_last_segment(view):
            return self.solve(view, SOLVER_SHARE * nodes).actions
        return self._turn(view, Planning(width, nodes))

    def expert_turn(self, view: View, random: Random, budget: Budget) -> list[Action]:
        """The placement or plan that did best in futures; nobody's replies matter for the last to score."""
        if view.seen.step in (steps.BID, steps.TAKE):
            return [self._in_auction(copy(view.seen), NARROW)]
        if is_last_segment(view) and view.seen.scoring_turn == view.seen.players - 1:
            return self.solve(view, None).actions
        self._enter(view.seen, int(view.seen.to_act))
        decide = expert.expert_placement if view.seen.step == steps.PLACE else expert.expert_spending
        return decide(self._search, view, random, budget)

    def solve(self, view: View, nodes: int | None) -> Solution:
        """The best play of a last segment: all ways to spend the points that differ in what stands where in the end."""
        self._enter(view.seen, int(view.seen.to_act))
        options, value, proven = self._search.solve(nodes or SOLVER_NODES)
        return Solution(self._search.actions(view, copy(view.seen), options), value, proven)

    def value(self, view: View) -> float:
        """How far the seat of a view is ahead."""
        assert view.seat is not None
        return self._lead(view.seen, view.seat)

    def outlook(self, view: View) -> Outlook:
        """What turns from here are worth."""
        if view.seen.step == steps.BID:
            return BidOutlook(self._tile_values(view.seen, NARROW))
        if view.seen.step == steps.TAKE:
            return TileOutlook(self._tile_values(view.seen, NARROW))
        return SegmentOutlook(view, self._lead, self._rest_of_turn)

    def _lead(self, state: State, seat: int) -> float:
        self._enter(state, seat)
        return self._search.value()

    def _enter(self, state: State, seat: int) -> None:
        self._search.enter(state, seat, self._weights_of(state))

    def _weights_of(self, state: State) -> Weights:
        return weights_for(int(state.players)) if self._weights is None else self._weights

    def _tile_values(self, state: State, width: int) -> dict[int, float]:
        return tile_values(self._search, state, width, self._weights_of(state))

    def _in_auction(self, state: State, width: int) -> Action:
        values = self._tile_values(state, width)
        return bid(state, values) if state.step == steps.BID else take(values)

    def _rest_of_turn(self, view: View) -> list[Action]:
        if is_last_segment(view):
            return self.solve(view, SOLVER_SHARE * NODES_OF_REST).actions
        return self._turn(view, Planning(WIDTH_OF_REST, NODES_OF_REST))

    def _turn(self, view: View, thinker: Thinker) -> list[Action]:
        """Decide until the turn is over or something comes to light."""
        state = copy(view.seen)
        actions: list[Action] = []
        while state.step != steps.SPEND:
            if state.step == steps.PLACE:
                self._enter(state, int(state.to_act))
                actions.append(Action.of(thinker.placement(self._search)))
            else:
                actions.append(self._in_auction(state, thinker.narrow))
            if state.step == steps.BID:
                return actions
            view.rules.do(state, actions[-1].code)
        self._enter(state, int(state.to_act))
        return actions + self._search.actions(view, state, thinker.options(self._search))
