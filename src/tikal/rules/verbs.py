"""Actions as numbers: a verb and up to five arguments packed into one integer.

The texts that people see are in `tikal.action`; the rules speak only codes. The first argument has 16 bits
(a bid may exceed 255), the others have 8 each.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from tikal.rules.compiled import compiled
from tikal.rules.packing import NUMBER, record_type

VERBS: Final = (
    "bid",
    "pass",
    "take",
    "place",
    "deploy",
    "move",
    "transfer",
    "clear",
    "dig",
    "swap",
    "camp",
    "guard",
    "end",
)
BID, PASS, TAKE, PLACE, DEPLOY, MOVE, TRANSFER, CLEAR, DIG, SWAP, CAMP, GUARD, END = range(len(VERBS))

EXPLORER: Final = 0
LEADER: Final = 1
WHO: Final = ("explorer", "leader")

MOST_CHOICES: Final = 4096
"""Room for the legal actions of any position."""

Codes: TypeAlias = npt.NDArray[np.int64]


@compiled
def encode(verb: int, first: int, second: int, third: int) -> int:
    """The code of an action; unused arguments are 0."""
    return int(verb) | int(first) << 8 | int(second) << 24 | int(third) << 32


class Choices(Protocol):
    """A list of actions that the rules fill. A record too: compiled functions hand it on as one pointer."""

    count: Annotated[int, NUMBER]
    codes: Annotated[Codes, NUMBER, MOST_CHOICES]


_CHOICES: Final = record_type(Choices)


def no_choices() -> Choices:
    """A list to be filled by `legal_actions`."""
    return cast(Choices, np.empty(1, dtype=_CHOICES)[0])


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
