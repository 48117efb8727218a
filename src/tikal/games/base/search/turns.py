"""A whole turn of the base game, put together from decisions of a search."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tikal.games.action import Action
from tikal.games.base.search.auction import bid, take
from tikal.games.base.search.search import BaseSearch, base_search
from tikal.games.base.search.spending import actions_for
from tikal.games.view import View
from tikal.games.weights import Weights, weights_for
from tikal.rules import steps
from tikal.rules.state import copy
from tikal.search.beam import START


class Thinker(ABC):
    """Decides for the position that a search has entered."""

    narrow: int = 2
    """Width of searches that compare tiles."""

    @abstractmethod
    def options(self, search: BaseSearch) -> list[int]:
        """How to spend the action points."""

    def placement(self, search: BaseSearch) -> int:
        """Where to lay the tile: where the position is best at sight."""
        return search.best_placement()


class Planning(Thinker):
    """Searches the segment with a beam; placements that look best are tried with narrow searches."""

    narrow = 8

    def __init__(self, width: int, limit: int, placements: int = 6) -> None:
        self._width, self._limit, self._placements = width, limit, placements

    def options(self, search: BaseSearch) -> list[int]:
        """The best plan found."""
        search.plan(self._width, self._limit)
        return list(search.best_plan())

    def placement(self, search: BaseSearch) -> int:
        """The placement after which a narrow search finds most."""
        start = search.states[START].copy()
        values: dict[int, float] = {}
        for code in search.likely_placements(self._placements):
            search.states[START] = start
            values[code] = search.plan_placed(code, self.narrow)
        return max(values, key=lambda code: values[code])


def whole_turn(view: View, thinker: Thinker, weights: Weights | None = None) -> list[Action]:
    """Decide until the turn is over or something comes to light."""
    state = copy(view.seen)
    weights = weights_for(view.table) if weights is None else weights
    actions: list[Action] = []
    search = base_search()
    while True:
        if state.step == steps.BID:
            return [bid(state, thinker.narrow, weights)]
        if state.step == steps.TAKE:
            actions.append(take(state, thinker.narrow, weights))
            view.rules.do(state, actions[-1].code)
            continue
        search.enter(state, weights)
        if state.step == steps.PLACE:
            actions.append(Action.of(thinker.placement(search)))
            view.rules.do(state, actions[-1].code)
            continue
        return actions + actions_for(view, state, thinker.options(search))
