"""Which package has the game of an edition."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from tikal.components import edition as find_edition
from tikal.components import editions
from tikal.games import forms
from tikal.games.kind import GameKind
from tikal.texts import messages

_registered: Final[dict[str, str]] = {}
"""[edition] -> package, for games that do not come with us."""


def register(edition: str, package: str) -> None:
    """Add a game: its edition, and the package whose module `game` exports it as `GAME_KIND`.

    If it has verbs of its own, the package has a module `forms` with their texts, and a folder `locales` with the
    sentences about them.
    """
    if any(one.id == edition for one in editions()):
        raise ValueError(f"{edition} is an edition that comes with Tikal; choose another name")
    _registered[edition] = package
    forms.add_package(package)
    messages.add_package(package)
    kind_of.cache_clear()


@cache
def kind_of(edition: str) -> GameKind:
    """The game of an edition; `OptionError` lists the editions there are."""
    package = _registered.get(edition) or f"tikal.games.{find_edition(edition).game}"
    kind: GameKind = import_module(f"{package}.game").GAME_KIND
    return kind


def kinds() -> tuple[GameKind, ...]:
    """All games that come with us."""
    return tuple({kind.id: kind for kind in (kind_of(one.id) for one in editions())}.values())
