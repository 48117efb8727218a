"""A flat action space: every action is a number, made of blocks, one for each verb.

A block has axes, such as hex and rotation; the place of an action in its block follows from its coordinates. For most
verbs these are the arguments of the action. For the others two functions translate, because naming an argument in full
would make the space large: a transfer names camps by their number, a swap names a player by how far to the left they
sit. So what a number means may depend on the position, and one position never gives a number two meanings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from tikal.compiling.functions import compiled
from tikal.rules.flow import choice_of
from tikal.rules.verbs import encode, encode_four, first_of, second_of, third_of, verb_of

NO_ACTION: Final = -1
"""A number that means nothing in the present position."""
MOST_AXES: Final = 3
MOST_VERBS: Final = 256
"""A verb has 8 bits of a code."""

ToPlace: TypeAlias = Callable[[Any, int], int]
"""From a state and the code of an action to its place in its block."""
ToCode: TypeAlias = Callable[[Any, int], int]
"""From a state and `encode(verb, place, 0, 0)` to the code of an action, or NO_ACTION."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One coordinate of an action: its name, and what its values stand for."""

    name: str
    values: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.values)


@dataclass(frozen=True, slots=True)
class Block:
    """The actions of one verb."""

    verb: int
    axes: tuple[Axis, ...] = ()
    to_place: ToPlace | None = None
    """None where the coordinates are the arguments of the action."""
    to_code: ToCode | None = None

    @property
    def name(self) -> str:
        """Its kind of action."""
        from tikal.games.forms import forms_by_verb  # texts are no part of what is compiled

        return forms_by_verb()[self.verb].kind

    def __len__(self) -> int:
        return prod(map(len, self.axes))

    def labels(self) -> Iterator[str]:
        """What its numbers mean, in order."""
        for values in product(*(axis.values for axis in self.axes)):
            yield " ".join((self.name, *values))


class ActionCodes(NamedTuple):
    """The compiled functions of an action space."""

    number: Callable[[Any, int], int]
    """From the code of a legal action to its number."""
    code: Callable[[Any, int], int]
    """From a number to the code of the action that it means now, legal or not; NO_ACTION if it means nothing."""


def starts_of(blocks: Sequence[Block]) -> tuple[int, ...]:
    """Where each block begins, and where the last one ends."""
    ends = np.cumsum([len(block) for block in blocks]).tolist()
    return (0, *ends)


def action_codes(blocks: Sequence[Block]) -> ActionCodes:
    """The functions that translate between codes and numbers."""
    starts = starts_of(blocks)
    size = starts[-1]
    start_of = np.full(MOST_VERBS, NO_ACTION, dtype=np.int64)
    sizes = np.ones((MOST_VERBS, MOST_AXES), dtype=np.int64)
    verb_at = np.zeros(size, dtype=np.int64)
    for block, start, end in zip(blocks, starts, starts[1:], strict=False):
        start_of[block.verb] = start
        sizes[block.verb, : len(block.axes)] = [len(axis) for axis in block.axes]
        verb_at[start:end] = block.verb

    @compiled
    def plain_place(_: Any, code: int) -> int:
        verb = verb_of(code)
        return int((first_of(code) * sizes[verb, 1] + second_of(code)) * sizes[verb, 2] + third_of(code))

    @compiled
    def plain_code(_: Any, place: int) -> int:
        verb, rest = verb_of(place), first_of(place)
        third = rest % sizes[verb, 2]
        rest //= sizes[verb, 2]
        return encode(verb, rest // sizes[verb, 1], rest % sizes[verb, 1], third)

    to_places = {block.verb: block.to_place or plain_place for block in blocks}
    to_codes = {block.verb: block.to_code or plain_code for block in blocks}
    place_of = choice_of("place_of", verb_of, to_places, NO_ACTION)
    code_of = choice_of("code_of", verb_of, to_codes, NO_ACTION)

    @compiled
    def number(s: Any, code: int) -> int:
        return int(start_of[verb_of(code)] + place_of(s, code))

    @compiled
    def code(s: Any, number: int) -> int:
        if number < 0 or number >= size:
            return NO_ACTION
        verb = verb_at[number]
        return int(code_of(s, encode_four(verb, number - start_of[verb], 0, 0, 0)))

    return ActionCodes(number, code)
