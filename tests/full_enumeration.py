"""What a last segment can bring, found by trying every sequence of actions; and what a position is worth in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tikal.compiling.records import array_of
from tikal.games.base.rules import entry_points as base
from tikal.games.legend.rules import entry_points as legend
from tikal.games.legend.rules.verbs import LOOK, POWER
from tikal.games.view import View
from tikal.rules.reports import SCORING, Scoring, empty
from tikal.rules.state import State, copy
from tikal.rules.verbs import END, no_choices, verb_of

FREE = (POWER, LOOK, END)
"""Actions that cost no action points."""

Score = Callable[[Any, int, Scoring], None]


def margin_in(s: State, score: Score) -> int:
    """Points ahead of the best rival, everybody counted who has still to score."""
    totals = [int(s.score[seat]) for seat in range(s.players)]
    for seat in s.scoring_order[s.scoring_turn : s.players].tolist():
        scoring = empty(SCORING)
        score(s, seat, scoring)
        totals[seat] += int(scoring.total)
    return totals[s.to_act] - max(total for seat, total in enumerate(totals) if seat != s.to_act)


def margin(s: State) -> int:
    """The margin in the base game."""
    return margin_in(s, base.score)


def legend_margin(s: State) -> int:
    """The margin in Legend."""
    return margin_in(s, legend.score)


def best_of_all(view: View) -> int:
    """The best margin after any sequence of actions that cost points."""
    rules, choices = view.rules, no_choices()
    value = legend_margin if view.kind.id == "legend" else margin
    best, seen_before, waiting = -1000, set[bytes](), [copy(view.seen)]
    while waiting:
        state = waiting.pop()
        best = max(best, value(state))
        for code in choices.codes[: rules.legal_actions(state, choices)].tolist() if state.ap else ():
            if verb_of(code) in FREE:
                continue
            further = copy(state)
            rules.do(further, code)
            key = array_of(further).tobytes()
            if key not in seen_before:
                seen_before.add(key)
                waiting.append(further)
    return best
