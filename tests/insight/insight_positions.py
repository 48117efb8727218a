"""Positions of random games as their players see them, for tests of insight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from random_legend import LegendSeating, legend_course
from random_play import Seating, course
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.cards import CARD_IDS
from tikal.games.legend.rules.effects import begin_effect
from tikal.games.table import Table
from tikal.games.view import View
from tikal.rules.state import State, copy
from tikal.rules.steps import MAIN, OVER, SPEND

BASE: Final = Seating("supermeeple-2015", 3, False)
AUCTION: Final = Seating("riogrande-1999", 4, True)
IN_LEGEND: Final = LegendSeating(3, "uxmal")
WALKING_CARD: Final = CARD_IDS.index("18")


def seen_by(table: Table, state: State, seat: int | None) -> View:
    """The state as a seat sees it."""
    blind = View(table, seat, state)
    return View(table, seat, blind.rules.blank_out(state, seat))


def views(seating: Seating, seed: int = 2, every: int = 9) -> list[View]:
    """Positions of a whole game, each as the player sees it who has to decide."""
    table = agree(seating.edition, seating.players, seating.auction)
    states = [state for state in course(seating, seed).states[::every] if state.step != OVER]
    return [seen_by(table, state, int(state.to_act)) for state in states]


@lru_cache(maxsize=1)
def legend_views() -> tuple[View, ...]:
    """The same for Legend; and wherever a turn begins, with card 18 just played."""
    table = agree(LEGEND, IN_LEGEND.players, scenario=IN_LEGEND.scenario)
    states = [state for state in legend_course(IN_LEGEND, 1).states[::13] if state.step != OVER]
    walking = [copy(state) for state in states if state.step == MAIN]
    for state in walking:
        begin_effect(state, WALKING_CARD)
    return tuple(seen_by(table, state, int(state.to_act)) for state in [*states, *walking])


def all_views() -> list[View]:
    """Positions of the base game, of the auction and of Legend."""
    return [*views(BASE), *views(AUCTION), *legend_views()]


def spending(positions: list[View]) -> list[View]:
    """Those in which action points are spent."""
    return [view for view in positions if view.seen.step == SPEND]
