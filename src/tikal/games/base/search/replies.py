"""What may come after a turn: a plan carried out in a full state, then quick play by everybody for some segments."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules.auction import do_pass, do_take, list_takes
from tikal.games.base.rules.game import end_segment
from tikal.games.base.rules.turn import do_place
from tikal.games.base.search.context import BaseContext, prepare
from tikal.games.base.search.quick import AFTER, BEFORE, OFFERED, PLACED, Contexts, best_option, try_placement
from tikal.games.base.search.terms import evaluate
from tikal.rules.digging import do_dig
from tikal.rules.packing import widen
from tikal.rules.placing import list_places
from tikal.rules.state import State
from tikal.rules.steps import BID, OVER, PLACE, SPEND
from tikal.rules.verbs import DIG, Choices, first_of, second_of, verb_of
from tikal.search.beam import STATES, States
from tikal.search.context import Indices, add_ways, keep_deploys
from tikal.search.options import price_of, take_option
from tikal.search.segment_search import NOTHING

FUTURE: Final = STATES - 3
"""A full state in which a plan is tried."""
ROOT: Final = 2
"""The context of the position that was entered; BEFORE and AFTER change as searches go on."""
CONTEXTS: Final = 3
PLACEMENTS: Final = 16
"""Placements looked at in a reply."""


@compiled
def carry_out(s: State, c: BaseContext, option: int) -> None:
    """Carry out an option in a full state: a treasure that is dug becomes known."""
    keep_deploys(s, c, c.seat)
    if verb_of(option) == DIG:
        do_dig(s, first_of(option))
        c.found += 1
    else:
        take_option(s, option, price_of(c, option))


@compiled
def place_tile(s: State, c: BaseContext, code: int) -> None:
    """Lay the tile in hand; ways lead over it from now on."""
    do_place(s, first_of(code), second_of(code))
    if s.enterable[s.terrain[first_of(code)]]:
        add_ways(s, c, first_of(code), s.hexes)


@compiled
def place_quickly(states: States, here: int, contexts: Contexts, choices: Choices) -> None:
    """Lay the tile where it looks best at once, among some of all placements."""
    choices.count = 0
    list_places(states[here], choices)
    count = choices.count
    every = (count + PLACEMENTS - 1) // PLACEMENTS
    best, most = 0, -1.0e9
    for k in range(0, count, every):
        try_placement(states, here, contexts, choices.codes[k])
        value = evaluate(states[PLACED], contexts[AFTER])
        if value > most:
            best, most = k, value
    place_tile(states[here], contexts[BEFORE], choices.codes[best])


@compiled
def play_segment(states: States, here: int, contexts: Contexts, choices: Choices) -> None:
    """Let the player to act decide quickly until their segment is over."""
    s, c = states[here], contexts[BEFORE]
    while s.step != SPEND:
        if s.step == PLACE:
            place_quickly(states, here, contexts, choices)
        elif s.step == BID:
            do_pass(s)
        else:
            choices.count = 0
            list_takes(s, choices)
            do_take(s, first_of(choices.codes[0]))
    prepare(s, c, s.to_act)
    while s.ap > 0:
        option = best_option(states, here, c, choices)
        if option == NOTHING:
            break
        carry_out(s, c, option)
        prepare_again(s, c, option)
    end_segment(s)


@compiled
def prepare_again(s: State, c: BaseContext, option: int) -> None:
    """Expect something else of treasures after one came to light."""
    if verb_of(option) == DIG:
        prepare(s, c, s.to_act)


@compiled
def outcome(
    states: States, contexts: Contexts, choices: Choices, placement: int, plan: Indices, length: int, segments: int
) -> float:
    """What the full state in FUTURE is worth to its player to act after a plan and some segments of quick play."""
    here = widen(OFFERED)
    states[here] = states[FUTURE]
    contexts[BEFORE] = contexts[ROOT]
    s, c = states[here], contexts[BEFORE]
    seat = s.to_act
    if placement != NOTHING:
        place_tile(s, c, placement)
    prepare(s, c, seat)
    for k in range(length):
        carry_out(s, c, plan[k])
    end_segment(s)
    for _ in range(segments):
        if s.step != OVER:
            play_segment(states, here, contexts, choices)
    prepare(s, c, seat)
    return evaluate(s, c)
