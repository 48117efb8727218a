"""Actions: the texts that people, bots and files use, and the codes that the rules use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, cast

from typing_extensions import TypedDict

from tikal.errors import UnreadableAction
from tikal.games.arguments import Argument, Value
from tikal.games.forms import Form, forms, forms_by_verb
from tikal.games.view_data import Who
from tikal.rules.verbs import encode_four, first_of, fourth_of, second_of, third_of, verb_of
from tikal.texts.messages import Message

CACHED_ACTIONS: Final = 1 << 16
"""More than any game meets; texts from outside must not fill the memory."""

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


class Wish(TypedDict):
    """An action that somebody would like to play, by its kind and arguments; it may not be possible at all."""

    kind: str
    args: dict[str, str | int]


def wished(wish: Wish) -> str:
    """A wish as the text of an action; what is missing is left open, so that reading it says what was expected."""
    form = forms().get(wish["kind"])
    if form is None:
        return wish["kind"]
    args = wish["args"]
    return " ".join(part if isinstance(part, str) else str(args.get(part.name, "?")) for part in form.parts)


class ActionData(TypedDict):
    """An action as plain data: its text, its kind, and its arguments."""

    text: str
    kind: str
    args: ActionArgs


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
            raise _unreadable(repr(written), " · ".join(forms()))
        return _action(_code(written))

    @property
    def form(self) -> Form:
        """How actions of its verb are written, and what is known about all of them."""
        return forms_by_verb()[verb_of(self.code)]

    @property
    def kind(self) -> str:
        """What kind of action it is; more exact than its verb where a verb has several uses."""
        return self.form.kind

    @property
    def verb(self) -> str:
        """The first word of its text."""
        return self.form.word

    @property
    def for_others(self) -> Action:
        """The action as others may know it."""
        hidden = self.form.for_others
        return self if hidden is None else Action.parse(hidden)

    @property
    def arguments(self) -> tuple[str, ...]:
        """Its arguments, as they stand in the text."""
        return tuple(argument.write(number) for argument, number in self._arguments())

    def argument(self, name: str) -> Value | None:
        """The argument with that name, if an action of this kind has one.

        >>> Action.parse("place c3 2").argument("hex")
        'c3'
        """
        return self.values.get(name)

    @property
    def values(self) -> Mapping[str, Value]:
        """Its arguments by their names."""
        return _values(self.code)

    def to_dict(self) -> ActionData:
        """The action as plain data, its arguments by their names.

        >>> Action.parse("place c3 2").to_dict()
        {'text': 'place c3 2', 'kind': 'place', 'args': {'hex': 'c3', 'rotation': 2}}
        """
        return {"text": str(self), "kind": self.kind, "args": cast(ActionArgs, dict(self.values))}

    def _arguments(self) -> Iterator[tuple[Argument, int]]:
        numbers = (first_of(self.code), second_of(self.code), third_of(self.code), fourth_of(self.code))
        return zip(self.form.arguments, numbers, strict=False)

    def __str__(self) -> str:
        return _written(self.code)

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"


@lru_cache(maxsize=CACHED_ACTIONS)
def _action(code: int) -> Action:
    return Action(code)


@lru_cache(maxsize=CACHED_ACTIONS)
def _values(code: int) -> Mapping[str, Value]:
    return {argument.name: argument.value(number) for argument, number in Action(code)._arguments()}


@lru_cache(maxsize=CACHED_ACTIONS)
def _written(code: int) -> str:
    action = Action(code)
    arguments = iter(action.arguments)
    return " ".join(part if isinstance(part, str) else next(arguments) for part in action.form.parts)


@lru_cache(maxsize=CACHED_ACTIONS)
def _code(written: str) -> int:
    begun = [form for form in forms().values() if form.word == written.partition(" ")[0]]
    for form in begun:
        code = _code_as(form, written)
        if code is not None:
            return code
    verbs = dict.fromkeys(kind.partition(" ")[0] for kind in forms())
    raise _unreadable(written, " · ".join(map(str, begun)) or " · ".join(verbs))


def _unreadable(written: str, expected: str) -> UnreadableAction:
    return UnreadableAction("ACTION-TEXT", *Message("why-unreadable", {"text": written, "form": expected}).said())


def _code_as(form: Form, written: str) -> int | None:
    """The code of a text of this form, or None if it is not one."""
    words = written.split(" ", len(form.parts) - 1)
    if len(words) != len(form.parts):
        return None
    numbers: list[int] = []
    for part, word in zip(form.parts, words, strict=True):
        if isinstance(part, str):
            if part != word:
                return None
            continue
        try:
            numbers.append(part.read(word))
        except ValueError:
            return None
    return encode_four(form.verb, *numbers, *[0] * (4 - len(numbers)))
