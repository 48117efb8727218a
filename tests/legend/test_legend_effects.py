"""Cards and powers at work in the middle of random games: every step is offered if and only if it is allowed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

import pytest

from action_kinds import FORMS
from compiled import IS_COMPILED
from legend_midgame import WORDS, every
from random_legend import ALL_LEGEND_SEATINGS, RULES, LegendSeating, legal, legend_course
from random_play import bytes_of
from tikal.games.action import Action
from tikal.games.arguments import Argument
from tikal.games.legend.rules.cards import CARD_IDS, IS_PERMANENT, NO_CARD, POWER_IDS, POWERS_PER_TILE, RIGHT
from tikal.games.legend.rules.state import LegendState
from tikal.rules.reasons import OK, REASONS
from tikal.rules.state import copy
from tikal.rules.steps import AFTER, EFFECT, MAIN

MOMENTS: Final = 3 if IS_COMPILED else 1
"""How many positions of each game are looked at."""
SEATINGS: Final = ALL_LEGEND_SEATINGS if IS_COMPILED else ALL_LEGEND_SEATINGS[::7]
CONCERNED, OTHERS, NEAR = 120, 4, 10
"""How many texts are tried of kinds that are possible, of each other kind, and of those near a possible action."""
ALL_KINDS: Final = [kind for kind in FORMS if kind != "bid"]
MOST_STEPS: Final = 35
"""No effect has more: card 17 for all pieces of a player, one by one."""


def turns(seating: LegendSeating) -> list[LegendState]:
    """Some positions of a random game in which a player has to choose a main action."""
    game = legend_course(seating, 1)
    mains = [s for s in game.states if s.step == MAIN]
    return [copy(mains[len(mains) * (2 * part + 1) // (2 * MOMENTS)]) for part in range(MOMENTS)]


def with_card(s: LegendState, card: int) -> LegendState:
    """The player to act has this card on the right side, and room on the left."""
    other = copy(s)
    other.cards[s.to_act] = NO_CARD
    other.cards[s.to_act, RIGHT, 0] = card
    return other


def with_power(s: LegendState, power: int) -> LegendState:
    """The player to act has the tile with this power and has not used it."""
    other = copy(s)
    other.power_tile[s.to_act] = power // POWERS_PER_TILE
    other.power_used[s.to_act] = 0
    return other


def code_of(text: str) -> int:
    return Action.parse(text).code


@cache
def codes_of(kind: str) -> tuple[int, ...]:
    """Many actions of a kind."""
    return tuple(every(kind).values())


def tried(listed: list[Action], chance: Random) -> set[int]:
    """All listed actions, many others of their kinds, some of all kinds, and some that differ in one word only."""
    codes = {action.code for action in listed}
    kinds = {action.kind for action in listed}
    for kind in ALL_KINDS:
        codes.update(chance.choices(codes_of(kind), k=CONCERNED if kind in kinds else OTHERS))
    for action in chance.choices(listed, k=NEAR):
        codes.update(near(action, chance))
    return codes


def near(action: Action, chance: Random) -> list[int]:
    """The action with another word in one place."""
    words, changed = str(action).split(" "), []
    for place, part in enumerate(FORMS[action.kind]):
        if isinstance(part, Argument) and part.word in WORDS and part.word != "TREASURE...":
            changed.append(code_of(" ".join([*words[:place], chance.choice(WORDS[part.word]), *words[place + 1 :]])))
    return changed


def carry_out(s: LegendState, start: str, chance: Random) -> Counter[str]:
    """Play a card or power with random steps, checking the list of actions at each; the kinds of step taken."""
    taken = Counter[str]()
    seat, resume = int(s.to_act), AFTER if start.startswith("play") else MAIN
    RULES.do(s, code_of(start))
    while s.step == EFFECT:
        before = bytes_of(s)
        listed = legal(s)
        codes = {action.code for action in listed}
        assert listed, f"{start} {taken}: there is always something to do"
        assert len(listed) == len(codes), f"{start} {taken}: something is listed twice"
        wrong = [code for code in tried(listed, chance) if (RULES.check(s, code) == OK) != (code in codes)]
        assert not wrong, f"{start} {taken}: {list(map(Action.of, wrong))} are listed or allowed, but not both"
        assert bytes_of(s) == before, f"{start} {taken}: asking has changed something"
        step = chance.choice([action for action in listed if action.kind != "done"] or listed)
        taken[step.kind] += 1
        assert taken.total() <= MOST_STEPS, start
        RULES.do(s, step.code)
    assert (s.step, s.to_act, s.effect) == (resume, seat, -1), start
    assert not s.worked.any(), start
    return taken


@pytest.mark.rule("L-CARD-f", *(f"L-CARD-{number:02}" for number in range(1, 25) if number not in (7, 20, 21)))
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_cards_offer_just_the_steps_that_are_allowed(seating: LegendSeating) -> None:
    chance = Random(str(seating))
    for s in turns(seating):
        for card, name in enumerate(CARD_IDS):
            if IS_PERMANENT[card]:
                continue
            turn = with_card(s, card)
            start = f"play {name} right"
            before = bytes_of(turn)
            reason = RULES.check(turn, code_of(start))
            assert REASONS[reason].rule in ("", "L-CARD-f"), name
            assert (start in map(str, legal(turn))) == (reason == OK), name
            assert bytes_of(turn) == before, f"asking about {name} has changed something"
            if reason == OK:
                carry_out(turn, start, chance)


@pytest.mark.rule("L-DIR-1")
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_powers_offer_just_the_steps_that_are_allowed(seating: LegendSeating) -> None:
    chance = Random(str(seating))
    for s in turns(seating):
        for power, name in enumerate(POWER_IDS):
            turn = with_power(s, power)
            start = f"power {name}"
            before = bytes_of(turn)
            is_possible = RULES.check(turn, code_of(start)) == OK
            assert (start in map(str, legal(turn))) == is_possible, name
            assert bytes_of(turn) == before, f"asking about {name} has changed something"
            if is_possible:
                carry_out(turn, start, chance)


@pytest.mark.skipif(not IS_COMPILED, reason="it takes many positions until every effect can be carried out")
def test_every_card_and_power_can_be_carried_out_somewhere() -> None:
    """So that the tests above show something."""
    done = set()
    for seating in SEATINGS:
        for s in turns(seating):
            cards = [(f"play {name} right", with_card(s, card)) for card, name in enumerate(CARD_IDS)]
            powers = [(f"power {name}", with_power(s, power)) for power, name in enumerate(POWER_IDS)]
            done |= {start for start, turn in (*cards, *powers) if RULES.check(turn, code_of(start)) == OK}
    only_elsewhere = {"play 07 right", "play 20 right", "play 21 right", "power p01", "power p18", "power p20"}
    assert (
        done
        == {*(f"play {card} right" for card in CARD_IDS), *(f"power {power}" for power in POWER_IDS)} - only_elsewhere
    )
