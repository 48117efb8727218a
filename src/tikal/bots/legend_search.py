"""Search in Legend: lines of single actions up to the end of one's decisions, the best few continued step by step."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Final, cast

import numpy as np

from tikal.action import Action
from tikal.bots.context import CONTEXT
from tikal.bots.legend_evaluation import legend_value
from tikal.bots.turn_bot import is_surprise
from tikal.dealing import Random
from tikal.rules.state import State, array_of
from tikal.rules.verbs import LOOK, MOVESTONE, PLACE, PLACE_TILE, ROTATE, STONE, no_choices, verb_of
from tikal.view import View

MOST_STEPS: Final = 24
_NEW_WAYS: Final = (PLACE, PLACE_TILE, STONE, MOVESTONE, ROTATE)
OLD, NEW = 0, 1
"""Contexts: the ways as they are, and as they are after the line that is looked at."""
_DO_NOT_TRY: Final = (LOOK,)


class _Room(threading.local):
    def __init__(self) -> None:
        self.choices: Final = no_choices()
        self.contexts: Final = np.zeros(2, dtype=CONTEXT)


_room: Final = _Room()


@dataclass(slots=True)
class Line:
    """Actions one after the other, the position after them, and its value."""

    actions: tuple[int, ...]
    state: State
    value: float
    is_over: bool
    new_ways: bool = False
    """Whether stones were laid on the way, so that distances are others."""


def best_line(view: View, random: Random, width: int, nodes: int) -> list[Action]:
    """What to do from here on in a sampled state, up to the end of one's decisions."""
    seat = cast(int, view.to_act)
    start = view.sample(random)
    _evaluate(start, seat, OLD, measure=True)
    lines, best, seen = [Line((), start, -np.inf, False)], None, {_key(start)}
    for _ in range(MOST_STEPS):
        found: list[Line] = []
        for line in lines:
            found += _continued(view, line, seat, seen)
            nodes -= len(found)
        for line in found:
            if line.is_over and (best is None or line.value > best.value):
                best = line
        lines = sorted((line for line in found if not line.is_over), key=lambda line: -line.value)[:width]
        if not lines or nodes <= 0:
            break
    if best is None:
        best = lines[0]
    actions = [Action.of(code) for code in best.actions]
    foreseen = next((k for k, action in enumerate(actions) if is_surprise(action)), len(actions))
    return actions[: foreseen + 1]


def _continued(view: View, line: Line, seat: int, seen: set[bytes]) -> list[Line]:
    """A line with every further action that leads somewhere new."""
    count = view.rules.legal_actions(line.state, _room.choices)
    found = []
    for code in _room.choices.codes[:count].tolist():
        if count > 1 and verb_of(code) in _DO_NOT_TRY:
            continue
        state = _copied(line.state)
        view.rules.do(state, code)
        key = _key(state)
        if key in seen:
            continue
        seen.add(key)
        new_ways = line.new_ways or verb_of(code) in _NEW_WAYS
        value = _evaluate(state, seat, NEW if new_ways else OLD, new_ways)
        found.append(Line((*line.actions, code), state, value, bool(state.to_act != seat), new_ways))
    return found


def _copied(state: State) -> State:
    """A copy, byte by byte: NumPy's own way through all the fields takes many times as long."""
    array = array_of(state)
    fresh = np.empty(1, dtype=array.dtype)
    fresh.view(np.uint8)[:] = array.view(np.uint8)
    return cast(State, fresh[0])


def _key(state: State) -> bytes:
    return cast(np.void, state).tobytes()


def _evaluate(state: State, seat: int, ways: int, measure: bool) -> float:
    return float(legend_value(array_of(state), _room.contexts[ways : ways + 1], int(measure), seat))
