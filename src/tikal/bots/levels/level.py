"""The levels: every bot that comes with the library, with how it decides and how long it thinks.

This is the only list of them. Bots, hints and reviews all take their levels from here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.searching import TurnSearch
from tikal.games.view import View
from tikal.rules.dealing import Random
from tikal.search.budget import Budget, best_in_time

FIRST_NODES: Final = 1000
"""How many positions a planner with a budget in seconds begins with."""
MOST_NODES: Final = 1_000_000

FindTurn: TypeAlias = Callable[[TurnSearch, View, Random, Budget | None], list[Action]]


@dataclass(frozen=True, slots=True)
class Level:
    """One of the bots that come with the library."""

    name: str
    turn: FindTurn | None = None
    """Finds a turn; None for a bot that only chooses among the legal actions."""
    budget: Budget | None = None
    """For a turn, unless another is given; None if the level decides at once, whatever the budget."""
    errs: bool = False
    """Whether it makes mistakes on purpose; then it gives no advice."""


def _quick_turn(search: TurnSearch, view: View, random: Random, _budget: Budget | None) -> list[Action]:
    return search.quick_turn(view, random)


def _novice_turn(search: TurnSearch, view: View, random: Random, _budget: Budget | None) -> list[Action]:
    return search.novice_turn(view, random)


def _planned_turn(search: TurnSearch, view: View, random: Random, budget: Budget | None) -> list[Action]:
    assert budget is not None
    if budget.seconds is not None:
        return best_in_time(
            budget.seconds, FIRST_NODES, MOST_NODES, lambda nodes: search.planned_turn(view, random, nodes)
        )
    assert budget.nodes is not None
    return search.planned_turn(view, random, budget.nodes)


def _expert_turn(search: TurnSearch, view: View, random: Random, budget: Budget | None) -> list[Action]:
    assert budget is not None
    return search.expert_turn(view, random, budget)


RANDOM: Final = Level("random")
NOVICE: Final = Level("novice", _novice_turn, errs=True)
GREEDY: Final = Level("greedy", _quick_turn)
PLANNER: Final = Level("planner", _planned_turn, Budget(nodes=100_000))
EXPERT: Final = Level("expert", _expert_turn, Budget(seconds=1.3))
"""A turn that is planned again after three treasures takes half as long again, and the search adds to it."""
LEVELS: Final = {level.name: level for level in (RANDOM, NOVICE, GREEDY, PLANNER, EXPERT)}


def is_searching(name: str) -> bool:
    """Whether the level of a name, with or without a budget, searches."""
    level = LEVELS.get(name.partition("@")[0])
    return level is not None and _takes_budget(level)


def level_with_turns(name: str, budget: Budget | None = None) -> Level:
    """The level of that name, if it thinks of whole turns and takes a budget where one is given."""
    if not isinstance(budget, Budget | None):
        raise TikalError(f"a budget is tikal.Budget(seconds=...) or tikal.Budget(nodes=...), not {budget!r}")
    level = LEVELS.get(name)
    if level is None or not _has_turns(level):
        raise TikalError(f"{name!r} does not think of whole turns; these levels do: {_names(_has_turns)}")
    if budget is not None and not _takes_budget(level):
        raise TikalError(f"{name} decides at once and takes no budget; these levels take one: {_names(_takes_budget)}")
    return level


def advising_level(name: str, budget: Budget | None = None) -> Level:
    """The level of that name, if its turns are good enough to be shown to people."""
    level = level_with_turns(name, budget)
    if not _advises(level):
        raise TikalError(f"{name} makes mistakes on purpose and gives no advice; these levels do: {_names(_advises)}")
    return level


def _has_turns(level: Level) -> bool:
    return level.turn is not None


def _takes_budget(level: Level) -> bool:
    return level.budget is not None


def _advises(level: Level) -> bool:
    return _has_turns(level) and not level.errs


def _names(which: Callable[[Level], bool]) -> str:
    """The levels of which something is true, for messages."""
    return ", ".join(level.name for level in LEVELS.values() if which(level))
