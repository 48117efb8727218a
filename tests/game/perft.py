"""Counting all sequences of legal actions from a position: the way chess programs check their move generators."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from golden import moment
from tikal.games.base.rules.entry_points import do, legal_actions
from tikal.rules.state import State, copy
from tikal.rules.verbs import no_choices

FILE: Final = Path(__file__).with_name("perft.toml")


class Counted(NamedTuple):
    """A position with the number of sequences of one, two, three ... actions that start there."""

    game: str
    entries: int
    waits_for: str
    counts: tuple[int, ...]

    @property
    def state(self) -> State:
        """The position; not to be changed, since all tests share it."""
        return _state(self.game, self.entries)


@cache
def _state(game: str, entries: int) -> State:
    return moment(game, entries)._state


def counted_positions() -> list[Counted]:
    """All positions of the file."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
    return [Counted(**{**position, "counts": tuple(position["counts"])}) for position in listed]


def count(state: State, length: int) -> int:
    """How many sequences of legal actions of this length there are."""
    choices = no_choices()
    number = legal_actions(state, choices)
    if length == 1:
        return number
    total = 0
    for code in choices.codes[:number].tolist():
        after = copy(state)
        do(after, code)
        total += count(after, length - 1)
    return total
