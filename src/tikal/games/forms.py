"""The texts of actions as a table: each verb has a form, fixed words and arguments.

Here are the forms of the verbs that games share. Every game has its own in a module `forms` of its package, as a tuple
`FORMS`; they are read when the first action is read or written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tikal.components.profile import GAMES
from tikal.games.arguments import FROM, GIVE, HEX, PIECE, ROTATION, SEAT, TAKE, TO, Argument
from tikal.rules import verbs


@dataclass(frozen=True)
class Form:
    """How the actions of a verb are written."""

    verb: int
    """Its number in the rules."""
    kind: str
    """The verb in words. Where one word begins several kinds, a second word tells them apart."""
    parts: tuple[str | Argument, ...]
    """Fixed words, and arguments in the order of the code."""
    closes: bool = False
    """A turn is over with it: others decide before this player does again, or tiles and cards are drawn."""
    reveals: bool = False
    """It brings a treasure to light, perhaps for this player alone."""

    @cached_property
    def is_foreseeable(self) -> bool:
        """Whether it is known how things stand after it: the player still decides, and nothing new has been seen."""
        return not self.closes and not self.reveals

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """Its arguments."""
        return tuple(part for part in self.parts if isinstance(part, Argument))

    def __str__(self) -> str:
        """With capitals for its arguments."""
        return " ".join(part if isinstance(part, str) else part.word for part in self.parts)


SHARED: Final = (
    Form(verbs.PASS, "pass", ("pass",), closes=True),
    Form(verbs.PLACE, "place", ("place", HEX, ROTATION)),
    Form(verbs.DEPLOY, "deploy", ("deploy", PIECE, HEX)),
    Form(verbs.MOVE, "move", ("move", PIECE, FROM, TO)),
    Form(verbs.TRANSFER, "transfer", ("transfer", PIECE, FROM, TO)),
    Form(verbs.CLEAR, "clear", ("clear", HEX)),
    Form(verbs.DIG, "dig", ("dig", HEX), reveals=True),
    Form(verbs.SWAP, "swap", ("swap", SEAT, GIVE, TAKE)),
    Form(verbs.CAMP, "camp", ("camp", HEX)),
    Form(verbs.GUARD, "guard", ("guard", PIECE, HEX)),
    Form(verbs.END, "end", ("end",), closes=True),
)

_packages: Final = [f"tikal.games.{game}" for game in GAMES]


def add_package(package: str) -> None:
    """Add the forms of a game that does not come with us."""
    if package not in _packages:
        _packages.append(package)
        forms_by_verb.cache_clear()
        forms.cache_clear()


@cache
def forms_by_verb() -> Mapping[int, Form]:
    """[number of a verb] -> form, of all games, by their numbers."""
    found: dict[int, Form] = {}
    for form in (*SHARED, *(form for package in _packages for form in _forms_of(package))):
        if form.verb in found:
            raise ValueError(f"verb {form.verb} is `{found[form.verb].kind}` already, so it cannot be `{form.kind}`")
        found[form.verb] = form
    return dict(sorted(found.items()))


@cache
def forms() -> Mapping[str, Form]:
    """[kind of action] -> form, of all games."""
    return {form.kind: form for form in forms_by_verb().values()}


def named_choices(verb: str) -> tuple[str, ...]:
    """The words among which a player chooses after a verb, or after its beginning, such as leader and explorer."""
    begun = (form for kind, form in forms().items() if kind.startswith(verb))
    return tuple(choice for form in begun for argument in form.arguments for choice in argument.choices)


def _forms_of(package: str) -> Iterator[Form]:
    """A game without verbs of its own needs no such module."""
    if find_spec(f"{package}.forms") is not None:
        yield from import_module(f"{package}.forms").FORMS
