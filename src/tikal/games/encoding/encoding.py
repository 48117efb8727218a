"""The object with which a game speaks to learners: its action space, its observations, and many games at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from tikal.compiling.functions import Row, clear_row, compiled
from tikal.compiling.unit import Unit
from tikal.games.encoding.actions import Block, action_codes, starts_of
from tikal.games.encoding.batch import (
    ACTIONS,
    ENDS,
    MASKS,
    REWARDS,
    SCORES,
    SEATS_TO_ACT,
    SETTINGS,
    SLOT,
    BatchGame,
    batch_of,
)
from tikal.games.encoding.chance import Chance
from tikal.games.encoding.fields import Field, observation_type
from tikal.games.table import Table
from tikal.rules.verbs import CHOICES, Choices


@dataclass(frozen=True)
class Encoding:
    """How the positions and actions of a game become numbers."""

    unit: Unit
    blocks: tuple[Block, ...]
    fields: tuple[Field, ...]
    actions: Callable[[Table], int]
    """The size of the action space at a table."""
    state: np.dtype[np.void]
    number: Callable[[Any, int], int]
    """From a state and the code of a legal action to its number."""
    code: Callable[[Any, int], int]
    """From a state and a number to the code of the action that it means, legal or not; -1 if it means nothing."""
    mask: Callable[[Any, Choices, Any], int]
    """Fills a row with 1 for each legal action, else 0; how many there are."""
    observe: Callable[[Any, int, Any], None]
    """Fills in what a seat sees, from a state or from the record of its view."""
    longest: Callable[[Table], int]
    """The most decisions that a game at a table can have."""
    chance: Chance | None
    """For a game in which all players see the same: chance as moves of its own."""
    begin: Callable[..., None]
    first_illegal: Callable[..., int]
    step: Callable[..., None]

    @cached_property
    def observation(self) -> np.dtype[np.void]:
        """The record type of an observation."""
        return observation_type(self.fields)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Where each block of actions begins, and where the last one ends."""
        return starts_of(self.blocks)


def mask_filler(
    legal_actions: Callable[[Any, Choices], int], number_of: Callable[[Any, int], int]
) -> Callable[[Any, Choices, Any], int]:
    """The function that fills the mask of one position."""

    @compiled
    def fill_mask(s: Any, choices: Choices, mask: Any) -> int:
        count = legal_actions(s, choices)
        clear_row(mask, 0, len(mask))
        for k in range(count):
            mask[number_of(s, choices.codes[k])] = 1
        return count

    return fill_mask


def encoding_of(
    unit: Unit,
    state: np.dtype[np.void],
    blocks: tuple[Block, ...],
    actions: Callable[[Table], int],
    fields: tuple[Field, ...],
    game: BatchGame[Any],
    longest: Callable[[Table], int],
    chance: Chance | None = None,
) -> Encoding:
    """Declare the entry points of an encoding in its unit."""
    states, observations = Row(state), Row(observation_type(fields))
    number, code = action_codes(blocks)
    batch = batch_of(game, action_codes(blocks))  # functions of its own: the compiler puts them where they are called
    games = (states, Row(SLOT), states, SETTINGS)
    shown = (observations, MASKS, SEATS_TO_ACT, ACTIONS)
    return Encoding(
        unit=unit,
        blocks=blocks,
        fields=fields,
        actions=actions,
        longest=longest,
        chance=chance,
        state=state,
        number=unit.entry_point(state, int)(number),
        code=unit.entry_point(state, int)(code),
        mask=unit.entry_point(state, CHOICES, MASKS)(mask_filler(game.legal_actions, number)),
        observe=unit.entry_point(state, int, observation_type(fields), result=None)(game.observe),
        begin=unit.entry_point(*games, *shown, result=None)(batch.begin),
        first_illegal=unit.entry_point(SETTINGS, MASKS, ACTIONS)(batch.first_illegal),
        step=unit.entry_point(*games, ACTIONS, *shown, REWARDS, ENDS, SCORES, observations, result=None)(batch.step),
    )
