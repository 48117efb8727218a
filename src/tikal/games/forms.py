"""The texts of actions and results as tables: a form for each verb, and one for each kind of result.

Here are the forms that games share. Every game has its own in a module `forms` of its package, as tuples `FORMS` and
`RESULTS`; they are read when the first action or result is read or written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

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
    lays: bool = False
    """It lays a tile."""
    pauses: bool = False
    """What the player does next is a decision of its own, although nothing new has been seen."""
    stops: bool = False
    """The player does no more with it, of a turn or of the steps of a card."""
    reveals: bool = False
    """It brings a treasure to light, perhaps for this player alone."""
    for_others: str | None = None
    """The text that others get to see instead; None if they may know it all."""

    @cached_property
    def word(self) -> str:
        """The first word of its text."""
        return self.kind.partition(" ")[0]

    @cached_property
    def is_foreseeable(self) -> bool:
        """Whether it is known how things stand after it: the player still decides, and nothing new has been seen."""
        return not self.closes and not self.reveals

    @cached_property
    def ends_turn(self) -> bool:
        """Whether the player gives the turn away with it, which cannot be taken back."""
        return self.closes and self.stops

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """Its arguments."""
        return tuple(part for part in self.parts if isinstance(part, Argument))

    def __str__(self) -> str:
        """With capitals for its arguments."""
        return " ".join(part if isinstance(part, str) else part.word for part in self.parts)


@dataclass(frozen=True, slots=True)
class ResultForm:
    """What is known about all results of a kind."""

    kind: str
    """The first word of their texts."""
    reveals: bool = False
    """It tells players something that they could not know."""
    is_private: bool = False
    """Only the player who acted may know it."""
    is_scoring: bool = False
    """It is the points of a scoring."""
    opens: bool = False
    """It begins something new, and is told after everything that ends."""
    points: int = 0
    """Its word is points: 1 if the player who acted gets them, -1 if the one who acts next has paid them."""


SHARED: Final = (
    Form(verbs.PASS, "pass", ("pass",), closes=True, stops=True),
    Form(verbs.PLACE, "place", ("place", HEX, ROTATION), lays=True),
    Form(verbs.DEPLOY, "deploy", ("deploy", PIECE, HEX)),
    Form(verbs.MOVE, "move", ("move", PIECE, FROM, TO)),
    Form(verbs.TRANSFER, "transfer", ("transfer", PIECE, FROM, TO)),
    Form(verbs.CLEAR, "clear", ("clear", HEX)),
    Form(verbs.DIG, "dig", ("dig", HEX), reveals=True),
    Form(verbs.SWAP, "swap", ("swap", SEAT, GIVE, TAKE)),
    Form(verbs.CAMP, "camp", ("camp", HEX)),
    Form(verbs.GUARD, "guard", ("guard", PIECE, HEX)),
    Form(verbs.END, "end", ("end",), closes=True, stops=True),
)

SHARED_RESULTS: Final = (
    ResultForm("found", reveals=True),
    ResultForm("opened", reveals=True, opens=True),
    ResultForm("aside"),
    ResultForm("scored", is_scoring=True, points=1),
)

_packages: Final = [f"tikal.games.{game}" for game in GAMES]


def add_package(package: str) -> None:
    """Add the forms of a game that does not come with us."""
    if package not in _packages:
        _packages.append(package)
        forms_by_verb.cache_clear()
        forms.cache_clear()
        result_forms.cache_clear()


@cache
def forms_by_verb() -> Mapping[int, Form]:
    """[number of a verb] -> form, of all games, by their numbers."""
    found: dict[int, Form] = {}
    for form in (*SHARED, *_declared("FORMS")):
        if form.verb in found:
            raise ValueError(f"verb {form.verb} is `{found[form.verb].kind}` already, so it cannot be `{form.kind}`")
        found[form.verb] = form
    return dict(sorted(found.items()))


@cache
def forms() -> Mapping[str, Form]:
    """[kind of action] -> form, of all games."""
    return {form.kind: form for form in forms_by_verb().values()}


@cache
def result_forms() -> Mapping[str, ResultForm]:
    """[kind of result] -> form, of all games."""
    found: dict[str, ResultForm] = {}
    for form in (*SHARED_RESULTS, *_declared("RESULTS")):
        if found.setdefault(form.kind, form) != form:
            raise ValueError(f"results of the kind `{form.kind}` are declared twice, and not alike")
    return found


def named_choices(verb: str) -> tuple[str, ...]:
    """The words among which a player chooses after a verb, or after its beginning, such as leader and explorer."""
    begun = (form for kind, form in forms().items() if kind.startswith(verb))
    return tuple(choice for form in begun for argument in form.arguments for choice in argument.choices)


def _declared(table: str) -> Iterator[Any]:
    """What the modules of all games have in a table; a game without words of its own needs none."""
    for package in _packages:
        if find_spec(f"{package}.forms") is not None:
            yield from getattr(import_module(f"{package}.forms"), table, ())
