"""Many games that are stepped in one call: actions in; observations, masks, rewards and ends out, in place.

A game that is over is dealt anew within the same call. Every game has two generators of its own: one deals, the other
moves for random opponents and draws a random action. So later deals do not depend on what was played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, NamedTuple, Protocol

import numpy as np

from tikal.compiling.functions import Row, clear_row, compiled, scratch
from tikal.games.encoding.actions import NO_ACTION, ActionCodes
from tikal.rules.dealing import Random, below
from tikal.rules.packing import NUMBER, WIDE, record_type, widen
from tikal.rules.playouts import WORDS
from tikal.rules.state import SEATS, AnyState, Scores
from tikal.rules.steps import OVER
from tikal.rules.verbs import CHOICES, Choices
from tikal.rules.winning import wins

EVERYBODY: Final = -1
"""In the place of a seat: every decision is the learner's, whoever's turn it is."""

WIN, LEAD = 0, 1
"""What is rewarded: winning, at the end; or points more than the others' mean, as they come."""

NONE_ILLEGAL: Final = -1
REMEMBERED: Final = 64
"""Up to this many actions are taken out of a mask one by one; with more, the whole mask is cleared."""


class Slot(Protocol):
    """What belongs to one of the games besides its state."""

    deals: Annotated[Random, NUMBER, WORDS]  # generator of its deals
    moves: Annotated[Random, NUMBER, WORDS]  # generator of random moves
    count: Annotated[int, NUMBER]  # how many actions its mask shows
    numbers: Annotated[Scores, WIDE, REMEMBERED]  # the first of them, to be taken out again
    learner: Annotated[int, NUMBER]  # seat for which actions come from outside; the others move at random


class Settings(Protocol):
    """What all the games have in common."""

    actions: Annotated[int, NUMBER]  # size of the action space, and of a row of the masks
    reward: Annotated[int, NUMBER]  # WIN or LEAD


SLOT: Final = record_type(Slot)
SETTINGS: Final = record_type(Settings)

ACTIONS: Final = Row(np.int32)
MASKS: Final = Row(np.int8)
SEATS_TO_ACT: Final = Row(np.int8)
REWARDS: Final = Row(np.float32)
ENDS: Final = Row(np.int8)
SCORES: Final = Row(np.int16)


class BatchGame(NamedTuple, Generic[AnyState]):
    """What differs between games that are stepped; the functions are compiled ones."""

    deal: Callable[[AnyState, Random], None]
    begin: Callable[[AnyState], None]
    legal_actions: Callable[[AnyState, Choices], int]
    do: Callable[[AnyState, int], None]
    observe: Callable[[AnyState, int, Any], None]


class Batch(NamedTuple):
    """The functions of a batch."""

    begin: Callable[..., None]
    first_illegal: Callable[..., int]
    step: Callable[..., None]


@compiled
def first_illegal(settings: Settings, masks: Any, actions: Any) -> int:
    """The first game whose action its mask does not show."""
    for place in range(len(actions)):
        action = actions[place]
        if action < 0 or action >= settings.actions or masks[place * settings.actions + action] == 0:
            return place
    return NONE_ILLEGAL


@compiled
def win_share(s: Any, seat: int) -> float:
    """1 for the only winner, 0 on average over all players; players who share the victory share the reward."""
    winners = 0
    for other in range(s.players):
        if wins(s, other):
            winners += 1
    share = 1.0 / winners if wins(s, seat) else 0.0
    return float((s.players * share - 1.0) / (s.players - 1))


@compiled
def mean_of_others(scores: Any, players: int, seat: int) -> float:
    """The mean score of all players but one."""
    total = 0
    for other in range(players):
        if other != seat:
            total += scores[other]
    return total / (players - 1)


def batch_of(game: BatchGame[Any], actions: ActionCodes) -> Batch:
    """The functions that step games of one kind."""
    (deal, begin, legal_actions, do, observe), (number_of, code_of) = game, actions

    @compiled
    def deal_next(states: Any, slots: Any, templates: Any, place: int, choices: Choices) -> None:
        states[place] = templates[0]
        deal(states[place], slots[place].deals)
        begin(states[place])
        let_others_play(states[place], slots[place], choices)

    @compiled
    def let_others_play(s: Any, slot: Slot, choices: Choices) -> None:
        while slot.learner != EVERYBODY and s.step != OVER and s.to_act != slot.learner:
            do(s, choices.codes[below(slot.moves, legal_actions(s, choices))])

    @compiled
    def show(s: Any, slot: Slot, choices: Choices, observation: Any, masks: Any, start: int, actions: int) -> int:
        if slot.count > REMEMBERED:
            clear_row(masks, start, actions)
        else:
            for k in range(slot.count):
                masks[start + slot.numbers[k]] = 0
        count = legal_actions(s, choices)
        slot.count = count
        drawn, random_action = below(slot.moves, count), NO_ACTION
        for k in range(count):
            number = number_of(s, choices.codes[k])
            masks[start + number] = 1
            if k < REMEMBERED:
                slot.numbers[k] = number
            if k == drawn:
                random_action = number
        observe(s, s.to_act, observation)
        return random_action

    @compiled
    def begin_games(
        states: Any,
        slots: Any,
        templates: Any,
        settings: Settings,
        observations: Any,
        masks: Any,
        seats: Any,
        drawn: Any,
    ) -> None:
        choices = scratch(CHOICES)
        for place in range(len(states)):
            deal_next(states, slots, templates, place, choices)
            s, start = states[place], place * settings.actions
            drawn[place] = show(s, slots[place], choices, observations[place], masks, start, settings.actions)
            seats[place] = s.to_act

    @compiled
    def reward_points(s: Any, rewards: Any, start: int, sign: float) -> None:
        for seat in range(s.players):
            rewards[start + seat] += sign * (s.score[seat] - mean_of_others(s.score, s.players, seat))

    @compiled
    def reward_end(s: Any, rewards: Any, scores: Any, start: int, settings: Settings) -> None:
        for seat in range(s.players):
            scores[start + seat] = s.score[seat]
            if settings.reward == WIN:
                rewards[start + seat] = win_share(s, seat)

    @compiled
    def step_games(
        states: Any,
        slots: Any,
        templates: Any,
        settings: Settings,
        actions: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        drawn: Any,
        rewards: Any,
        ends: Any,
        scores: Any,
        final_observations: Any,
    ) -> None:
        choices = scratch(CHOICES)
        for place in range(len(states)):
            s, slot, reward = states[place], slots[place], place * SEATS
            actor = s.to_act
            for seat in range(SEATS):
                rewards[reward + seat] = 0.0
            if settings.reward == LEAD:
                reward_points(s, rewards, reward, -1.0)
            do(s, code_of(s, widen(actions[place])))
            let_others_play(s, slot, choices)
            if settings.reward == LEAD:
                reward_points(s, rewards, reward, 1.0)
            ends[place] = 0
            if s.step == OVER:
                ends[place] = 1
                reward_end(s, rewards, scores, reward, settings)
                observe(s, actor, final_observations[place])
                deal_next(states, slots, templates, place, choices)
            start = place * settings.actions
            drawn[place] = show(s, slot, choices, observations[place], masks, start, settings.actions)
            seats[place] = s.to_act

    return Batch(begin_games, first_illegal, step_games)
