"""Doors into the compiled rules for callers in Python.

Numba needs some 18 microseconds to recognise a single record among the arguments of a call, but only 0.3 for an
array of records. Inside compiled code records are handed on as they are; from Python, go through here. One
function serves all calls of a ruleset, because what it calls is optimised anew for every such door.
"""

from __future__ import annotations

from typing import Any, Final

from tikal.rules.compiled import compiled
from tikal.rules.flow import game
from tikal.rules.legend.flow import game as legend
from tikal.rules.legend.state import LegendState
from tikal.rules.state import State, array_of
from tikal.rules.verbs import Choices, no_choices

BEGIN, LIST, CHECK, DO = range(4)

_NO_CHOICES: Final = array_of(no_choices())


@compiled
def _base(request: int, states: Any, choices: Any, code: int) -> int:
    if request == LIST:
        return game.legal_actions(states[0], choices[0])
    if request == CHECK:
        return game.check(states[0], code)
    if request == DO:
        game.do(states[0], code)
    else:
        game.begin(states[0])
    return 0


@compiled
def _legend(request: int, states: Any, choices: Any, code: int) -> int:
    if request == LIST:
        return legend.legal_actions(states[0], choices[0])
    if request == CHECK:
        return legend.check(states[0], code)
    if request == DO:
        legend.do(states[0], code)
    else:
        legend.begin(states[0])
    return 0


def base_begin(s: State) -> None:
    """`begin` of the base editions."""
    _base(BEGIN, array_of(s), _NO_CHOICES, 0)


def base_legal_actions(s: State, choices: Choices) -> int:
    """`legal_actions` of the base editions."""
    return _base(LIST, array_of(s), array_of(choices), 0)


def base_check(s: State, code: int) -> int:
    """`check` of the base editions."""
    return _base(CHECK, array_of(s), _NO_CHOICES, code)


def base_do(s: State, code: int) -> None:
    """`do` of the base editions."""
    _base(DO, array_of(s), _NO_CHOICES, code)


def legend_begin(s: LegendState) -> None:
    """`begin` of Legend."""
    _legend(BEGIN, array_of(s), _NO_CHOICES, 0)


def legend_legal_actions(s: LegendState, choices: Choices) -> int:
    """`legal_actions` of Legend."""
    return _legend(LIST, array_of(s), array_of(choices), 0)


def legend_check(s: LegendState, code: int) -> int:
    """`check` of Legend."""
    return _legend(CHECK, array_of(s), _NO_CHOICES, code)


def legend_do(s: LegendState, code: int) -> None:
    """`do` of Legend."""
    _legend(DO, array_of(s), _NO_CHOICES, code)
