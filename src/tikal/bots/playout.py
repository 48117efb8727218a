"""Whole games of random moves in compiled code, and copies of states: what search and statistics are built on."""

from __future__ import annotations

from tikal.dealing import Random, below
from tikal.rules.compiled import compiled
from tikal.rules.flow.game import do, legal_actions
from tikal.rules.state import State
from tikal.rules.steps import OVER
from tikal.rules.verbs import Choices


@compiled
def play_out(s: State, random: Random, choices: Choices) -> int:
    """Play random moves to the end of the game; how many decisions that took."""
    decisions = 0
    while s.step != OVER:
        do(s, choices.codes[below(random, legal_actions(s, choices))])
        decisions += 1
    return decisions
