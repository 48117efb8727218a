"""Quick play of Legend in compiled code: always what looks best at once. For replies in searches too."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.flow.game import do, legal_actions
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import (
    ACTIVATE,
    LOOK,
    MOVESTONE,
    PLACE_TILE,
    PLAY,
    POWER,
    ROTATE,
    STASH,
    STASH_FOR,
    STONE,
)
from tikal.games.legend.search.card_terms import CARD_AMOUNT, CARD_TERM
from tikal.games.legend.search.context import LegendContext, prepare_legend
from tikal.games.legend.search.hashing import legend_change
from tikal.games.legend.search.options import carry_out_option, legend_price, list_legend_options, take_legend_option
from tikal.games.legend.search.terms import evaluate_legend
from tikal.rules.packing import widen
from tikal.rules.steps import MAIN, OVER, SPEND
from tikal.rules.verbs import DIG, PLACE, Choices, first_of, verb_of
from tikal.search.beam import SCRATCH
from tikal.search.context import Indices, keep_deploys
from tikal.search.options import forget_treasure, is_journey
from tikal.search.segment_search import NOTHING, THE_END, SearchedGame, chooser

LegendStates = list[LegendState]
LegendContexts = list[LegendContext]

OLD, NEW = 0, 1
"""Contexts: the ways as they are, and as they are after an action that changes them."""
MOST_TRIED: Final = 48
"""Actions looked at in a decision, at most; if there are more, some evenly among them."""
STASHING: Final = 1.0
"""What putting a card away is thought to be worse than using it."""
EAGER: Final = 0.1
"""Of equal things, the action points are spent first."""

LEGEND_GAME: Final = SearchedGame(list_legend_options, legend_price, take_legend_option, evaluate_legend, legend_change)
best_option: Final = chooser(LEGEND_GAME)


@compiled
def changes_ways(verb: int) -> bool:
    """Whether an action changes distances."""
    return verb in (PLACE, PLACE_TILE, STONE, MOVESTONE, ROTATE)


@compiled
def try_action(s: LegendState, contexts: LegendContexts, code: int, new_ways: int) -> float:
    """Do an action of the rules in a position; its value. A treasure dug stays unknown."""
    seat = contexts[OLD].seat
    do(s, code)
    if verb_of(code) == DIG and s.to_act == seat:
        forget_treasure(s, first_of(code))
    if new_ways or changes_ways(verb_of(code)):
        contexts[NEW].weights[:] = contexts[OLD].weights
        prepare_legend(s, contexts[NEW], seat)
        return evaluate_legend(s, contexts[NEW])
    return evaluate_legend(s, contexts[OLD])


@compiled
def credit(c: LegendContext, code: int) -> float:
    """What an action only begins counts as much as before: a card that is played, a token that is activated."""
    verb = verb_of(code)
    if verb == ACTIVATE:
        return EAGER
    if verb == PLAY:
        card = first_of(code)
        return float(c.weights[CARD_TERM[card]] * CARD_AMOUNT[card])
    return -STASHING if verb in (STASH, STASH_FOR) else 0.0


@compiled
def quick_decision(states: LegendStates, here: int, contexts: LegendContexts, choices: Choices) -> int:
    """What the player to act decides: an option in a segment, else an action. The context OLD is prepared."""
    s = states[here]
    if s.step == SPEND:
        option = best_option(states, here, contexts[OLD], choices)
        return THE_END if option == NOTHING else option
    count = legal_actions(s, choices)
    best, most = choices.codes[0], -1.0e9
    every = (count + MOST_TRIED - 1) // MOST_TRIED
    for k in range(0, count, every):
        code = choices.codes[k]
        if count > 1 and verb_of(code) in (LOOK, POWER):
            continue
        states[SCRATCH] = states[here]
        worth = credit(contexts[OLD], code) + try_action(states[SCRATCH], contexts, widen(code), widen(0))
        if worth > most:
            best, most = code, worth
    return widen(best)


@compiled
def carry_out_quickly(s: LegendState, contexts: LegendContexts, code: int) -> None:
    """Do what was decided, in a full state; the context is prepared again where that is needed."""
    c, seat = contexts[OLD], s.to_act
    verb = verb_of(code)
    if s.step == SPEND and is_journey(verb):
        keep_deploys(s, c, c.seat)
        carry_out_option(s, code, legend_price(c, code))
    else:
        do(s, code)
    if s.step != OVER and (s.to_act != seat or changes_ways(verb) or verb == DIG):
        prepare_legend(s, c, s.to_act)


@compiled
def quick_turn(states: LegendStates, here: int, contexts: LegendContexts, choices: Choices, out: Indices) -> int:
    """Let the player to act decide until another one is; the decisions are written down, and counted."""
    s = states[here]
    seat, count = s.to_act, 0
    while s.step != OVER and s.to_act == seat:
        if count > 0 and s.step == MAIN:
            break
        code = quick_decision(states, here, contexts, choices)
        if count < len(out):
            out[count] = code
        count += 1
        carry_out_quickly(s, contexts, code)
    return min(count, len(out))
