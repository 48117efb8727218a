"""Sentences as they are stored: a player is named by their seat, and the name is filled in on the way out.

So an old sentence shows the name that a player has now, and a player may have any name, even `{1}`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from typing_extensions import TypeAliasType

from tikal.rules.state import SEATS
from tikal.texts.messages import Arg, Message, MessageData


@dataclass(frozen=True, slots=True)
class SeatName:
    """In place of a name: the seat whose player is meant. Stored as `{"seat": 1}`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message that may name seats."""

    id: str
    args: dict[str, StoredArg] = field(default_factory=dict)

    @property
    def subject(self) -> int | None:
        """The seat that the sentence is about, if it is about one."""
        name = self.args.get("name")
        return name.seat if isinstance(name, SeatName) else None

    def with_names(self, names: Sequence[str]) -> MessageData:
        """The message for people, with the names that the seats have now."""
        return {"id": self.id, "args": {key: _with_names(arg, names) for key, arg in self.args.items()}}


StoredArg = TypeAliasType("StoredArg", "str | int | SeatName | Sentence | list[StoredArg]")
"""An argument of a sentence."""

NAMES_OF_SEATS: Final = cast("Sequence[Arg]", tuple(SeatName(seat) for seat in range(SEATS)))
"""Names for narration. What is narrated with these is no message for people yet, but a sentence to be stored."""


def stored(messages: Iterable[Message]) -> list[Sentence]:
    """Messages that were narrated with `NAMES_OF_SEATS`, as sentences."""
    return [Sentence(message.id, {key: _stored(arg) for key, arg in message.args.items()}) for message in messages]


def _stored(arg: Arg | SeatName) -> StoredArg:
    if isinstance(arg, dict):
        return Sentence(arg["id"], {key: _stored(part) for key, part in arg["args"].items()})
    return [_stored(part) for part in arg] if isinstance(arg, list) else arg


def _with_names(arg: StoredArg, names: Sequence[str]) -> Arg:
    if isinstance(arg, SeatName):
        return names[arg.seat]
    if isinstance(arg, Sentence):
        return arg.with_names(names)
    return [_with_names(part, names) for part in arg] if isinstance(arg, list) else arg
