"""Quick play in compiled code: always the option that gains most for each action point. For replies in searches too."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules.auction import do_take
from tikal.games.base.rules.turn import do_place
from tikal.games.base.search.context import BaseContext, prepare
from tikal.games.base.search.terms import evaluate
from tikal.rules.packing import widen
from tikal.rules.placing import list_places
from tikal.rules.steps import PLACE
from tikal.rules.verbs import Choices, first_of, second_of
from tikal.search.beam import START, STATES, States
from tikal.search.context import Indices, Numbers, add_ways
from tikal.search.hashing import change
from tikal.search.options import list_options, price_of, take_option
from tikal.search.segment_search import NOTHING, SearchedGame, chooser

Contexts = list[BaseContext]

PLACED: Final = STATES - 1
"""The position after a tile was laid."""
OFFERED: Final = STATES - 2
"""The position after an open tile was taken; in a future, the position as it goes on."""
BEFORE, AFTER = 0, 1
"""Contexts: for the board as it is, and with one more tile on it."""

BASE_GAME: Final = SearchedGame(list_options, price_of, take_option, evaluate, change)
best_option: Final = chooser(BASE_GAME)


@compiled
def spend_quickly(states: States, here: int, c: BaseContext, choices: Choices, out: Indices) -> int:
    """Spend the points of `states[here]`, treasures unseen; the options taken are written down, and counted."""
    s = states[here]
    count = 0
    while s.ap > 0:
        option = best_option(states, here, c, choices)
        if option == NOTHING:
            break
        take_option(s, option, price_of(c, option))
        out[count] = option
        count += 1
    return count


@compiled
def try_placement(states: States, here: int, contexts: Contexts, code: int) -> None:
    """Lay the tile of `states[here]` in `states[PLACED]`, with distances to match in the context AFTER."""
    states[PLACED] = states[here]
    contexts[AFTER] = contexts[BEFORE]
    s, c = states[PLACED], contexts[AFTER]
    do_place(s, first_of(code), second_of(code))
    if s.enterable[s.terrain[first_of(code)]]:
        add_ways(s, c, first_of(code), s.hexes)
    prepare(s, c, s.to_act)


@compiled
def rate_placements(states: States, here: int, contexts: Contexts, choices: Choices, values: Numbers) -> int:
    """List the placements of the tile in hand, with the value of the position after each; the best one's number."""
    choices.count = 0
    list_places(states[here], choices)
    best = 0
    for k in range(choices.count):
        try_placement(states, here, contexts, choices.codes[k])
        values[k] = evaluate(states[PLACED], contexts[AFTER])
        if values[k] > values[best]:
            best = k
    return best


@compiled
def take_tile(states: States, contexts: Contexts, choices: Choices, values: Numbers, tile: int) -> None:
    """Let the player to act take an open tile and lay it where it looks best at once; the position is in PLACED.

    A volcano is not laid before the scoring round that it brings.
    """
    offered = widen(OFFERED)
    states[OFFERED] = states[START]
    do_take(states[OFFERED], tile)
    if states[OFFERED].step == PLACE:
        best = rate_placements(states, offered, contexts, choices, values)
        try_placement(states, offered, contexts, choices.codes[best])
    else:
        states[PLACED] = states[OFFERED]
        contexts[AFTER] = contexts[BEFORE]
        prepare(states[PLACED], contexts[AFTER], states[PLACED].to_act)
