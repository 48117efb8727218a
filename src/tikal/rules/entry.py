"""Doors into the compiled rules for callers in Python.

Numba needs some 18 microseconds to recognise a single record among the arguments of a call, but only 0.3 for an
array of records. Inside compiled code records are handed on as they are; from Python, go through here.
"""

from __future__ import annotations

from typing import Any

from tikal.rules.compiled import compiled
from tikal.rules.flow import game
from tikal.rules.legend import flow
from tikal.rules.legend.state import LegendState
from tikal.rules.state import State, array_of
from tikal.rules.verbs import Choices


@compiled
def _base_legal_actions(states: Any, choices: Any) -> int:
    return game.legal_actions(states[0], choices[0])


@compiled
def _base_check(states: Any, code: int) -> int:
    return game.check(states[0], code)


@compiled
def _base_do(states: Any, code: int) -> None:
    game.do(states[0], code)


@compiled
def _legend_legal_actions(states: Any, choices: Any) -> int:
    return flow.legal_actions(states[0], choices[0])


@compiled
def _legend_check(states: Any, code: int) -> int:
    return flow.check(states[0], code)


@compiled
def _legend_do(states: Any, code: int) -> None:
    flow.do(states[0], code)


def base_legal_actions(s: State, choices: Choices) -> int:
    """`legal_actions` of the base editions."""
    return _base_legal_actions(array_of(s), array_of(choices))


def base_check(s: State, code: int) -> int:
    """`check` of the base editions."""
    return _base_check(array_of(s), code)


def base_do(s: State, code: int) -> None:
    """`do` of the base editions."""
    _base_do(array_of(s), code)


def legend_legal_actions(s: LegendState, choices: Choices) -> int:
    """`legal_actions` of Legend."""
    return _legend_legal_actions(array_of(s), array_of(choices))


def legend_check(s: LegendState, code: int) -> int:
    """`check` of Legend."""
    return _legend_check(array_of(s), code)


def legend_do(s: LegendState, code: int) -> None:
    """`do` of Legend."""
    _legend_do(array_of(s), code)
