"""Actions as numbers: a verb and up to four arguments packed into one integer.

The texts that people see are in `tikal.games.action`; the rules speak only codes. The first argument has 16 bits
(a bid may exceed 255), the others have 8 each.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.rules.packing import NUMBER, record_type

BASE_VERBS: Final = (
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
LEGEND_VERBS: Final = (
    "draft order",
    "draft ap",
    "draft tile",
    "draft card",
    "stash",
    "stash for",
    "play",
    "activate",
    "place tile",
    "power",
    "look",
    "bonus",
    "begin",
    "swap two",
    "stone",
    "movestone",
    "recruit",
    "put",
    "order",
    "site",
    "movecamp",
    "shift",
    "rotate",
    "collection",
    "takecard",
    "hex",
    "done",
)
VERBS: Final = BASE_VERBS + LEGEND_VERBS
"""Every kind of action. Where one word begins several kinds, a second word tells them apart."""

BID, PASS, TAKE, PLACE, DEPLOY, MOVE, TRANSFER, CLEAR, DIG, SWAP, CAMP, GUARD, END = range(len(BASE_VERBS))
(
    DRAFT_ORDER,
    DRAFT_AP,
    DRAFT_TILE,
    DRAFT_CARD,
    STASH,
    STASH_FOR,
    PLAY,
    ACTIVATE,
    PLACE_TILE,
    POWER,
    LOOK,
    BONUS,
    BEGIN,
    SWAP_TWO,
    STONE,
    MOVESTONE,
    RECRUIT,
    PUT,
    ORDER,
    SITE,
    MOVECAMP,
    SHIFT,
    ROTATE,
    COLLECTION,
    TAKECARD,
    HEX,
    DONE,
) = range(len(BASE_VERBS), len(VERBS))

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
def offer_four(choices: Choices, verb: int, first: int, second: int, third: int, fourth: int) -> None:
    """Add an action with four arguments to the list."""
    choices.codes[choices.count] = encode_four(verb, first, second, third, fourth)
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
