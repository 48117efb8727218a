"""What may come after a turn of Legend: a line carried out in a full state, then quick play by everybody."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.search.context import prepare_legend
from tikal.games.legend.search.quick import OLD, LegendContexts, LegendStates, carry_out_quickly, quick_decision
from tikal.games.legend.search.terms import evaluate_legend
from tikal.rules.packing import widen
from tikal.rules.steps import MAIN, OVER
from tikal.rules.verbs import Choices
from tikal.search.beam import START, STATES
from tikal.search.context import Indices

HERE: Final = STATES - 1
"""Where a position goes on."""
ROOT: Final = 2
"""The context of the position that was entered; OLD and NEW change as searches go on."""
CONTEXTS: Final = 3


@compiled
def play_quickly(states: LegendStates, here: int, contexts: LegendContexts, choices: Choices) -> None:
    """Let the player to act decide until another one is, or until their next turn."""
    s = states[here]
    seat, count = s.to_act, 0
    while s.step != OVER and s.to_act == seat and not (count > 0 and s.step == MAIN):
        carry_out_quickly(s, contexts, quick_decision(states, here, contexts, choices))
        count += 1


@compiled
def legend_outcome(
    states: LegendStates, contexts: LegendContexts, choices: Choices, line: Indices, length: int, turns: int
) -> float:
    """What the full state in START is worth to its player to act after a line, when the round has been played quickly.

    Only then have all used what they drafted: before that, a player who keeps cards would seem to be ahead. What a line
    does not decide to the end is decided quickly. After the given number of turns it ends in any case.
    """
    here = widen(HERE)
    states[here] = states[START]
    contexts[OLD] = contexts[ROOT]
    s = states[here]
    seat, round_number = s.to_act, s.round_number
    for k in range(length):
        carry_out_quickly(s, contexts, line[k])
    if s.to_act == seat and s.step != MAIN:
        play_quickly(states, here, contexts, choices)
    for _ in range(turns):
        if s.step == OVER or s.round_number != round_number:
            break
        play_quickly(states, here, contexts, choices)
    if s.step != OVER:
        prepare_legend(s, contexts[OLD], seat)
    contexts[OLD].seat = seat
    return evaluate_legend(s, contexts[OLD])
