"""Fluent look-up: the sentences that people read are in `locales/<language>/*.ftl`, never in the code.

>>> text("why-ap", cost=5, ap=1)
'This costs 5 action points; you have 1 action point left.'
>>> attribute("R-CLEAR-2", "title")
'One piece for each floor'

Code that does not know the reader's language passes on a `Message`. An argument with words of its own, such as the
title of a card, is itself a message and is translated together with it.

>>> title = Message("card-05.title").to_dict()
>>> Message("did-play", {"name": "Ann", "card": "05", "title": title}).text()
'Ann plays card 05 (2 treasures).'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from typing_extensions import TypeAliasType, TypedDict

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LONGEST_ARG: Final = 2000

Arg = TypeAliasType("Arg", "str | int | MessageData | list[Arg]")
"""An argument, as plain data: a word or number that is the same in all languages, a message as `Message.to_dict`
gives it, or a list of these, which is shown with commas between them."""


class MessageData(TypedDict):
    """A message as plain data."""

    id: str
    args: dict[str, Arg]


strict = False
"""Whether a missing message or argument is an error. Tests want that; for players, the id is better than nothing."""


class MessageError(ValueError):
    """A message is missing, or lacks an argument."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text that does not have a language yet."""

    id: str
    """Id of the Fluent message; after a dot the name of one of its attributes, as in `card-05.title`."""
    args: Mapping[str, Arg] = field(default_factory=dict)

    def text(self, language: str = ENGLISH) -> str:
        """The message in that language."""
        return text(self.id, language, **self.args)

    def said(self) -> tuple[str, str, Mapping[str, Arg]]:
        """In English, with what it takes to say it in another language, as errors hold it."""
        return self.text(), self.id, self.args

    def to_dict(self) -> MessageData:
        """The message as plain data, for pages and for arguments of other messages."""
        return {"id": self.id, "args": dict(self.args)}


@cache
def languages() -> tuple[str, ...]:
    """The languages that have texts."""
    return tuple(sorted(folder.name for folder in (files("tikal") / "locales").iterdir() if folder.is_dir()))


def text(message_id: str, language: str = ENGLISH, /, **args: Arg) -> str:
    """The message in that language; in English if it is not translated; its id if it does not exist."""
    message, _, name = message_id.partition(".")
    return _format(message, name or None, language, args)


def attribute(message_id: str, name: str, language: str = ENGLISH, /, **args: Arg) -> str:
    """An attribute of a message, such as the title of a rule."""
    return _format(message_id, name, language, args)


def _in_words(arg: Arg, language: str) -> str | int:
    """An argument in words."""
    if isinstance(arg, dict):
        return text(arg["id"], language, **arg["args"])
    if isinstance(arg, list):
        return _short(", ".join(str(_in_words(one, language)) for one in arg))
    return _short(arg) if isinstance(arg, str) else arg


def _short(arg: str) -> str:
    """Fluent gives up on arguments that are too long, and shows nothing of them."""
    return arg if len(arg) <= LONGEST_ARG else f"{arg[: LONGEST_ARG - 1]}…"


_packages: Final = ["tikal"]


def add_package(package: str) -> None:
    """Add the messages of a package that has a folder `locales` like ours."""
    if package not in _packages:
        _packages.append(package)
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # costs a tenth of a second

    bundle = FluentBundle([language], use_isolating=False)
    for package in _packages:
        folder = files(package) / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(message_id: str, name: str | None, language: str, args: Mapping[str, Arg]) -> str:
    worded = {key: _in_words(arg, language) for key, arg in args.items()}
    for candidate in (language, ENGLISH):
        if candidate not in languages() or not _bundle(candidate).has_message(message_id):
            continue
        message = _bundle(candidate).get_message(message_id)
        pattern = message.attributes.get(name) if name else message.value
        if pattern is not None:
            formatted, errors = _bundle(candidate).format_pattern(pattern, worded)
            if errors and strict:
                raise MessageError(f"{message_id}: {'; '.join(map(str, errors))}")
            return str(formatted).replace("\n", " ")  # line breaks are for those who edit the files
    wanted = f"{message_id}.{name}" if name else message_id
    if strict:
        raise MessageError(f"no message {wanted} in {language} or {ENGLISH}")
    return wanted
