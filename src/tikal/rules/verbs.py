"""Actions as numbers: a verb and up to four arguments packed into one integer.

The texts that people see are in `tikal.games.forms`; the rules speak only codes. The first argument has 16 bits
(a bid may exceed 255), the others have 8 each.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.rules.packing import NUMBER, record_type

PASS: Final = 1
PLACE: Final = 3
DEPLOY: Final = 4
MOVE: Final = 5
TRANSFER: Final = 6
CLEAR: Final = 7
DIG: Final = 8
SWAP: Final = 9
CAMP: Final = 10
GUARD: Final = 11
END: Final = 12
"""Verbs that games share. Each game has more in its own `rules/verbs.py`.

A number means the same in every game, because compiled code contains it and an action is known by its code alone.
"""

FIRST_FREE: Final = 128
"""Verbs of games that do not come with us have numbers from here to 255."""

EXPLORER: Final = 0
LEADER: Final = 1
WHO: Final = ("explorer", "leader")

MOST_CHOICES: Final = 4096
"""Enough for the legal actions of any position."""

Codes: TypeAlias = npt.NDArray[np.int64]


@compiled
def encode(verb: int, first: int, second: int, third: int) -> int:
    """The code of an action; unused arguments are 0."""
    return int(verb) | int(first) << 8 | int(second) << 24 | int(third) << 32


@compiled
def encode_four(verb: int, first: int, second: int, third: int, fourth: int) -> int:
    """The code of an action that may have four arguments."""
    return encode(verb, first, second, third) | int(fourth) << 40


class Choices(Protocol):
    """A list of actions that the rules fill. It is a record so that compiled functions pass it as one pointer."""

    count: Annotated[int, NUMBER]
    codes: Annotated[Codes, NUMBER, MOST_CHOICES]


CHOICES: Final = record_type(Choices)


def no_choices() -> Choices:
    """A list to be filled by `legal_actions`."""
    return cast(Choices, np.empty(1, dtype=CHOICES)[0])


@compiled
def offer(choices: Choices, verb: int, first: int, second: int, third: int) -> None:
    """Add an action to the list."""
    choices.codes[choices.count] = encode(verb, first, second, third)
    choices.count += 1


@compiled
def verb_of(code: int) -> int:
    """Which verb an action has."""
    return code & 0xFF


@compiled
def first_of(code: int) -> int:
    """First argument."""
    return (code >> 8) & 0xFFFF


@compiled
def second_of(code: int) -> int:
    """Second argument."""
    return (code >> 24) & 0xFF


@compiled
def third_of(code: int) -> int:
    """Third argument."""
    return (code >> 32) & 0xFF


@compiled
def fourth_of(code: int) -> int:
    """Fourth argument."""
    return (code >> 40) & 0xFF
