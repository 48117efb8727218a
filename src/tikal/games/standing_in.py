"""Replaying a file that lacks what was hidden: treasures get their true kinds when the file reveals them.

The game then stands for the real one: everything that the file's reader may know is right, the rest is made up.
"""

from __future__ import annotations

from collections.abc import Sequence

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.results import Result
from tikal.games.setups import Place, turn_up
from tikal.rules.state import State
from tikal.rules.terrain import HEX_NAMES
from tikal.rules.verbs import DIG


def stand_in(s: State, action: Action, results: Sequence[Result], viewer: int | None) -> Action:
    """Prepare the state for an entry of a file, in a game in which nobody looks at what lies face down."""
    turn_up_dug(s, action, results, set())
    return action


def turn_up_dug(s: State, action: Action, results: Sequence[Result], settled: set[Place]) -> None:
    """The treasure that was dug up lay on top."""
    if action.form.verb == DIG:
        for result in results:
            if result.kind == "found" and result.words:
                turn_up_named(s, action.arguments[0], 0, result.words[0], settled)


def turn_up_named(s: State, hex_name: str, below: int, kind_name: str, settled: set[Place]) -> None:
    """Give the treasure below some others its true kind, if there are a treasure and a kind like that."""
    hex_ = HEX_NAMES.index(hex_name)
    place = (hex_, int(s.tokens[hex_]) - 1 - below)
    kinds = pieces().treasures.kinds
    if place[1] >= 0 and kind_name in kinds:
        turn_up(s, place, kinds.index(kind_name), settled)
        settled.add(place)
