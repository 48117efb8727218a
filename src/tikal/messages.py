"""Fluent look-up: the sentences that people read are in `locales/<language>/*.ftl`, never in the code.

>>> text("why-ap", cost=5, ap=1)
'This costs 5 action points; you have 1 action point left.'
>>> attribute("R-CLEAR-2", "title")
'One piece for each floor'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"

strict = False
"""Whether a missing message or argument is an error. Tests want that; players are better served by the id."""


class MessageError(ValueError):
    """A message is missing, or lacks an argument."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(sorted(folder.name for folder in (files("tikal") / "locales").iterdir() if folder.is_dir()))


def text(message_id: str, language: str = ENGLISH, **args: str | int) -> str:
    """The message in that language, in English where it is not translated, or its id if there is none."""
    return _format(message_id, None, language, args)


def attribute(message_id: str, name: str, language: str = ENGLISH, **args: str | int) -> str:
    """An attribute of a message, such as the title of a rule."""
    return _format(message_id, name, language, args)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # costs a tenth of a second

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files("tikal") / "locales" / language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _format(message_id: str, name: str | None, language: str, args: dict[str, str | int]) -> str:
    for candidate in (language, ENGLISH):
        if candidate not in languages() or not _bundle(candidate).has_message(message_id):
            continue
        message = _bundle(candidate).get_message(message_id)
        pattern = message.attributes.get(name) if name else message.value
        if pattern is not None:
            formatted, errors = _bundle(candidate).format_pattern(pattern, args)
            if errors and strict:
                raise MessageError(f"{message_id}: {'; '.join(map(str, errors))}")
            return str(formatted).replace("\n", " ")  # line breaks are for those who edit the files
    wanted = f"{message_id}.{name}" if name else message_id
    if strict:
        raise MessageError(f"no message {wanted} in {language} or {ENGLISH}")
    return wanted
