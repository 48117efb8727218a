"""Actions: the texts that people, bots and files use, and the codes that the rules use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias, cast

from typing_extensions import TypedDict

from tikal.components import pieces
from tikal.errors import UnreadableAction
from tikal.games.legend.rules.cards import CARD_TEXTS, POWER_IDS, SIDE_NAMES
from tikal.games.legend.rules.order import HIDDEN_ORDER, packed_order, unpacked_order
from tikal.games.view_data import Who
from tikal.rules.state import SEATS
from tikal.rules.terrain import HEX_NAMES, SIDES, TILE_IDS
from tikal.rules.verbs import VERBS, WHO, encode_four, first_of, fourth_of, second_of, third_of, verb_of
from tikal.texts.messages import Message

LARGEST_BID: Final = 0xFFFF
CACHED_ACTIONS: Final = 1 << 16
"""More than any game meets; texts from outside must not fill the memory."""


Value: TypeAlias = str | int | list[str]
"""An argument as plain data."""

ActionArgs = TypedDict(
    "ActionArgs",
    {
        "who": Who,
        "hex": str,
        "from": str,
        "to": str,
        "beyond": str,
        "to_beyond": str,
        "rotation": int,
        "tile": str,
        "seat": int,
        "give": str | list[str],
        "take": str,
        "kind": str,
        "kinds": list[str],
        "points": int,
        "place": int,
        "ap": int,
        "card": str,
        "discard": str,
        "power": str,
        "side": str,
    },
    total=False,
)
"""The arguments of an action by their names. A border is two hexes: `hex` and `beyond`, or `to` and `to_beyond`."""


class ActionData(TypedDict):
    """An action as plain data: its text, its kind, and its arguments."""

    text: str
    kind: str
    args: ActionArgs


@dataclass(frozen=True, slots=True)
class Argument:
    """A kind of argument: its name, its word in forms, how it is read (a ValueError refuses) and how it is written."""

    name: str
    word: str
    read: Callable[[str], int]
    write: Callable[[int], str]
    value: Callable[[int], Value]

    def called(self, name: str) -> Argument:
        """The same kind of argument under another name."""
        return replace(self, name=name)


def _one_of(name: str, word: str, names: tuple[str, ...]) -> Argument:
    return Argument(name, word, names.index, names.__getitem__, names.__getitem__)


def _number(name: str, word: str, least: int, most: int) -> Argument:
    def read(written: str) -> int:
        # One spelling only: no signs, no leading zeros, no digits of other scripts.
        number = int(written)
        if str(number) != written or not least <= number <= most:
            raise ValueError(written)
        return number

    return Argument(name, word, read, str, int)


def _pair(name: str, word: str, names: tuple[str, ...]) -> Argument:
    """Two names joined by a plus sign, in the order of the list."""

    def read(written: str) -> int:
        one, other = (names.index(name) for name in written.split("+"))
        return one * len(names) + other

    def value(pair: int) -> list[str]:
        return [names[pair // len(names)], names[pair % len(names)]]

    return Argument(name, word, read, lambda pair: "+".join(value(pair)), value)


def _order(name: str, word: str, names: tuple[str, ...]) -> Argument:
    """All the rest of the text: kinds from the top of a stack down, or a question mark for an order not known."""

    def read(written: str) -> int:
        return HIDDEN_ORDER if written == "?" else packed_order([names.index(name) for name in written.split(" ")])

    def value(order: int) -> list[str]:
        return [names[kind] for kind in unpacked_order(order)]

    return Argument(name, word, read, lambda order: " ".join(value(order)) or "?", value)


_KINDS: Final = pieces().treasures.kinds
_WHO: Final = _one_of("who", "leader|explorer", WHO)
_HEX: Final = _one_of("hex", "HEX", HEX_NAMES)
_FROM: Final = _HEX.called("from")
_TO: Final = _HEX.called("to")
_BEYOND: Final = _HEX.called("beyond")
"""With the hex before it: the border between the two."""
_TO_BEYOND: Final = _HEX.called("to_beyond")
_TILE: Final = _one_of("tile", "TILE", TILE_IDS)
_KIND: Final = _one_of("kind", "TREASURE", _KINDS)
_GIVE: Final = _KIND.called("give")
_TAKE: Final = _KIND.called("take")
_GIVE_TWO: Final = _pair("give", "TREASURE+TREASURE", _KINDS)
_STACK: Final = _order("kinds", "TREASURE...", _KINDS)
_SEAT: Final = _number("seat", "SEAT", 0, SEATS - 1)
_SLOT: Final = _number("place", "PLACE", 1, SEATS)
_ROTATION: Final = _number("rotation", "ROTATION", 0, SIDES - 1)
_BID: Final = _number("points", "POINTS", 0, LARGEST_BID)
_AP: Final = _number("ap", "AP", 0, 99)
_CARD: Final = _one_of("card", "CARD", CARD_TEXTS)
_DISCARD: Final = _CARD.called("discard")
_POWER: Final = _one_of("power", "POWER", POWER_IDS)
_SIDE: Final = _one_of("side", "right|left", SIDE_NAMES)

FORMS: Final[dict[str, tuple[str | Argument, ...]]] = {
    "bid": ("bid", _BID),
    "pass": ("pass",),
    "take": ("take", _TILE),
    "place": ("place", _HEX, _ROTATION),
    "deploy": ("deploy", _WHO, _HEX),
    "move": ("move", _WHO, _FROM, _TO),
    "transfer": ("transfer", _WHO, _FROM, _TO),
    "clear": ("clear", _HEX),
    "dig": ("dig", _HEX),
    "swap": ("swap", _SEAT, _GIVE, _TAKE),
    "camp": ("camp", _HEX),
    "guard": ("guard", _WHO, _HEX),
    "end": ("end",),
    "draft order": ("draft", "order", _SLOT),
    "draft ap": ("draft", "ap", _AP),
    "draft tile": ("draft", "tile", _TILE),
    "draft card": ("draft", "card", _CARD),
    "stash": ("stash", _CARD),
    "stash for": ("stash", _CARD, "for", _DISCARD),
    "play": ("play", _CARD, _SIDE),
    "activate": ("activate",),
    "place tile": ("place", _HEX, _ROTATION, _TILE),
    "power": ("power", _POWER),
    "look": ("look", _SIDE),
    "bonus": ("bonus", _CARD, _SIDE),
    "begin": ("begin",),
    "swap two": ("swap", _SEAT, _GIVE_TWO, _TAKE),
    "stone": ("stone", _HEX, _BEYOND),
    "movestone": ("movestone", _HEX, _BEYOND, _TO, _TO_BEYOND),
    "recruit": ("recruit", _WHO),
    "put": ("put", _WHO, _HEX),
    "order": ("order", _STACK),
    "site": ("site", _HEX),
    "movecamp": ("movecamp", _FROM, _TO),
    "shift": ("shift", _WHO, _FROM, _TO),
    "rotate": ("rotate", _HEX, _ROTATION),
    "collection": ("collection", _KIND),
    "takecard": ("takecard", _CARD),
    "hex": ("hex", _HEX),
    "done": ("done",),
}
"""[kind of action] -> the words of its text: fixed ones, and arguments in the order of the code."""


def named_choices(verb: str) -> tuple[str, ...]:
    """The words among which a player chooses after a verb: sides of the camp board, else kinds of pieces."""
    parts = {part for kind, form in FORMS.items() if kind.partition(" ")[0] == verb for part in form}
    return SIDE_NAMES if _SIDE in parts else WHO


def form(kind: str) -> str:
    """How an action of this kind is written, with capitals for its arguments."""
    return " ".join(part if isinstance(part, str) else part.word for part in FORMS[kind])


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
        """The action with this code, which comes from the rules; the same object for the same code."""
        return _action(code)

    @staticmethod
    def parse(written: str) -> Action:
        """Read the text of an action; `UnreadableAction` says what was expected."""
        if not isinstance(written, str):
            raise _unreadable(repr(written), " · ".join(FORMS))
        return _action(_code(written))

    @property
    def kind(self) -> str:
        """What kind of action it is; more exact than its verb where a verb has several uses."""
        return VERBS[verb_of(self.code)]

    @property
    def verb(self) -> str:
        """The first word of its text."""
        return self.kind.partition(" ")[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        """Its arguments, as they stand in the text."""
        return tuple(argument.write(number) for argument, number in self._arguments())

    def to_dict(self) -> ActionData:
        """The action as plain data, its arguments by their names.

        >>> Action.parse("place c3 2").to_dict()
        {'text': 'place c3 2', 'kind': 'place', 'args': {'hex': 'c3', 'rotation': 2}}
        """
        args = {argument.name: argument.value(number) for argument, number in self._arguments()}
        return {"text": str(self), "kind": self.kind, "args": cast(ActionArgs, args)}

    def _arguments(self) -> Iterator[tuple[Argument, int]]:
        arguments = [part for part in FORMS[self.kind] if isinstance(part, Argument)]
        numbers = (first_of(self.code), second_of(self.code), third_of(self.code), fourth_of(self.code))
        return zip(arguments, numbers, strict=False)

    def __str__(self) -> str:
        return _written(self.code)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"


@lru_cache(maxsize=CACHED_ACTIONS)
def _action(code: int) -> Action:
    return Action(code)


@lru_cache(maxsize=CACHED_ACTIONS)
def _written(code: int) -> str:
    action = Action(code)
    arguments = iter(action.arguments)
    return " ".join(part if isinstance(part, str) else next(arguments) for part in FORMS[action.kind])


def _code(written: str) -> int:
    kinds = [kind for kind in FORMS if kind.partition(" ")[0] == written.partition(" ")[0]]
    for kind in kinds:
        code = _code_as(kind, written)
        if code is not None:
            return code
    expected = " · ".join(form(kind) for kind in kinds) or " · ".join(dict.fromkeys(kind.split()[0] for kind in FORMS))
    raise _unreadable(written, expected)


def _unreadable(written: str, expected: str) -> UnreadableAction:
    message = Message("why-unreadable", {"text": written, "form": expected})
    return UnreadableAction("ACTION-TEXT", message.text(), message.id, message.args)


def _code_as(kind: str, written: str) -> int | None:
    """The code of a text of this kind, or None if it is not one."""
    parts = FORMS[kind]
    words = written.split(" ", len(parts) - 1)
    if len(words) != len(parts):
        return None
    numbers: list[int] = []
    for part, word in zip(parts, words, strict=True):
        if isinstance(part, str):
            if part != word:
                return None
            continue
        try:
            numbers.append(part.read(word))
        except ValueError:
            return None
    return encode_four(VERBS.index(kind), *numbers, *[0] * (4 - len(numbers)))
