"""Every language says everything: the same files, messages, attributes, arguments and choices as in English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tikal.texts.messages import languages

LOCALES = files("tikal") / "locales"
FILES = sorted(file.name for file in (LOCALES / "en").iterdir())
OTHERS = [language for language in languages() if language != "en"]


class _Names(Visitor):
    """What a pattern refers to: arguments, other messages, and the keys that a choice is made by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- fluent's own name
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- fluent's own name
        self.found.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 -- fluent's own name
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.found.add(f"[{node.key.name}]")
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def _parsed(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@cache
def _names(node: ast.Message) -> set[str]:
    visitor = _Names()
    cast(Any, visitor).visit(node)
    return visitor.found


def test_there_are_five_languages() -> None:
    assert languages() == ("de", "en", "es", "fr", "it")


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_complete(language: str) -> None:
    for file in FILES:
        english, other = _parsed("en", file), _parsed(language, file)
        assert set(other) == set(english), file
        for name, message in english.items():
            attributes = {attribute.id.name for attribute in message.attributes}
            assert {attribute.id.name for attribute in other[name].attributes} == attributes, (file, name)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_only_what_it_is_given(language: str) -> None:
    """A translation may leave an argument out, but it never asks for one that English does not use."""
    known = _all_known()
    for file in FILES:
        other = _parsed(language, file)
        for name, message in _parsed("en", file).items():
            arguments = {word for word in _names(other[name]) if word.startswith("$")}
            given = {word for word in _reachable(name, message) if word.startswith("$")}
            assert arguments <= given, (file, name)
            assert {word for word in _names(other[name]) if not word.startswith("$")} <= known, (file, name)


@cache
def _all_known() -> set[str]:
    return {name for message in _all_english().values() for name in _names(message)}


@cache
def _all_english() -> dict[str, ast.Message]:
    return {name: message for file in FILES for name, message in _parsed("en", file).items()}


def _reachable(name: str, message: ast.Message) -> set[str]:
    """All that a message uses, through the messages it refers to as well."""
    everything, found, waiting = _all_english(), set[str](), [message]
    while waiting:
        names = _names(waiting.pop())
        waiting.extend(everything[word] for word in names - found if word in everything)
        found |= names
    assert name in everything
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_not_the_english_text(language: str) -> None:
    """Most sentences differ from the English ones; words such as `Tikal` may be the same."""
    english, same = 0, 0
    for file in FILES:
        other = _parsed(language, file)
        for name, message in _parsed("en", file).items():
            english += 1
            same += message.equals(other[name])
    assert same / english < 0.1
