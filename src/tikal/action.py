"""Actions: the texts that people, bots and files use, and the codes that the rules use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tikal.components import pieces
from tikal.errors import UnreadableAction
from tikal.messages import text
from tikal.rules.state import SEATS
from tikal.rules.terrain import HEX_NAMES, SIDES, TILE_IDS
from tikal.rules.verbs import VERBS, WHO, encode, first_of, second_of, third_of, verb_of

LARGEST_BID: Final = 0xFFFF


@dataclass(frozen=True, slots=True)
class Argument:
    """A kind of argument: its word in forms, how it is read (a ValueError refuses) and how it is written."""

    word: str
    read: Callable[[str], int]
    write: Callable[[int], str]


def _one_of(word: str, names: tuple[str, ...]) -> Argument:
    return Argument(word, names.index, names.__getitem__)


def _number(word: str, below: int) -> Argument:
    def read(written: str) -> int:
        # One spelling only: no signs, no leading zeros, no digits of other scripts.
        number = int(written)
        if str(number) != written or not 0 <= number < below:
            raise ValueError(written)
        return number

    return Argument(word, read, str)


_WHO: Final = _one_of("leader|explorer", WHO)
_HEX: Final = _one_of("HEX", HEX_NAMES)
_TILE: Final = _one_of("TILE", TILE_IDS)
_KIND: Final = _one_of("TREASURE", pieces().treasures.kinds)
_SEAT: Final = _number("SEAT", SEATS)
_ROTATION: Final = _number("ROTATION", SIDES)
_BID: Final = _number("POINTS", LARGEST_BID + 1)

FORMS: Final[dict[str, tuple[Argument, ...]]] = {
    "bid": (_BID,),
    "pass": (),
    "take": (_TILE,),
    "place": (_HEX, _ROTATION),
    "deploy": (_WHO, _HEX),
    "move": (_WHO, _HEX, _HEX),
    "transfer": (_WHO, _HEX, _HEX),
    "clear": (_HEX,),
    "dig": (_HEX,),
    "swap": (_SEAT, _KIND, _KIND),
    "camp": (_HEX,),
    "guard": (_WHO, _HEX),
    "end": (),
}
"""[verb] -> its arguments, in the order of the text."""


def form(verb: str) -> str:
    """How an action with this verb is written, with words in capitals for its arguments."""
    return " ".join([verb, *(argument.word for argument in FORMS[verb])])


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """One decision. Two actions are equal if their texts are.

    >>> action = Action.parse("move leader a1 b2")
    >>> str(action), action.verb, action.arguments
    ('move leader a1 b2', 'move', ('leader', 'a1', 'b2'))
    """

    code: int

    @staticmethod
    def of(code: int) -> Action:
        """The action with this code; the same object for the same code."""
        return _action(code)

    @staticmethod
    def parse(written: str) -> Action:
        """Read the text of an action; `UnreadableAction` says what was expected."""
        return _action(_code(written))

    @property
    def verb(self) -> str:
        """What kind of action it is."""
        return VERBS[verb_of(self.code)]

    @property
    def arguments(self) -> tuple[str, ...]:
        """Its arguments, as they stand in the text."""
        numbers = (first_of(self.code), second_of(self.code), third_of(self.code))
        return tuple(kind.write(number) for kind, number in zip(FORMS[self.verb], numbers, strict=False))

    def __str__(self) -> str:
        return _written(self.code)


@cache
def _action(code: int) -> Action:
    return Action(code)


@cache
def _written(code: int) -> str:
    action = Action(code)
    return " ".join([action.verb, *action.arguments])


def _code(written: str) -> int:
    verb, *words = written.split(" ")
    if verb not in FORMS:
        raise _unreadable(written, " · ".join(VERBS))
    kinds = FORMS[verb]
    if len(words) != len(kinds):
        raise _unreadable(written, form(verb))
    numbers = [0, 0, 0]
    for position, (kind, word) in enumerate(zip(kinds, words, strict=True)):
        try:
            numbers[position] = kind.read(word)
        except ValueError:
            raise _unreadable(written, form(verb)) from None
    return encode(VERBS.index(verb), *numbers)


def _unreadable(written: str, expected: str) -> UnreadableAction:
    return UnreadableAction("ACTION-TEXT", text("why-unreadable", text=written, form=expected))
