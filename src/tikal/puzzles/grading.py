"""How hard a puzzle is: how much of what there is to gain bots leave behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tikal.games.action import Action
from tikal.games.searching import Searches
from tikal.games.view import View
from tikal.puzzles.segment import after, only_own_points, points
from tikal.rules.dealing import below, generator
from tikal.rules.state import copy
from tikal.rules.verbs import END, no_choices, verb_of

TRIES: Final = 300
"""Random turns."""


@dataclass(frozen=True, slots=True)
class Grades:
    """Points as the position stands, after the best turn, and after what bots do."""

    before: int
    best: int
    greedy: int
    """Step by step, whatever gains most."""
    planned: int
    """A beam, which looks at the whole segment but not at everything."""
    tried: int
    """The best of some random turns."""

    @property
    def hardness(self) -> float:
        """The part of the gain that is left behind, on average over the ways to play; from 0 on."""
        gain = self.best - self.before
        missed = [self.best - reached for reached in (self.greedy, self.planned, self.tried)]
        return sum(missed) / len(missed) / gain


def grade(view: View, turn: Sequence[Action], searches: Searches) -> Grades:
    """Let bots try."""
    alone = only_own_points(view)
    search = searches.of(alone)
    greedy = search.quick_turn(alone, generator(0))
    planned = search.solve(alone, 1).actions
    return Grades(
        before=points(view),
        best=points(after(view, turn)),
        greedy=points(after(view, greedy)),
        planned=points(after(view, planned)),
        tried=max(_tries(view)),
    )


def _tries(view: View) -> Iterator[int]:
    """What random turns score that spend all points they can."""
    random, choices = generator(1), no_choices()
    for _ in range(TRIES):
        s = copy(view.seen)
        while True:
            count = view.rules.legal_actions(s, choices)
            codes = [code for code in choices.codes[:count].tolist() if verb_of(code) != END]
            if not codes:
                break
            view.rules.do(s, codes[below(random, len(codes))])
        yield points(View(view.table, view.seat, s))
