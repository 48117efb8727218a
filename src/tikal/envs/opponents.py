"""Whom a learner plays against: bots by their names, objects that choose, or functions of a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, cast

from tikal.bots.registry import PROGRAM, check_bot
from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.games.view import View


class Chooser(Protocol):
    """Anything that chooses among the actions of a view; the text of an action will do."""

    def choose(self, view: View) -> Action | str:
        """One of the legal actions of a view in which it has to decide."""


Opponent: TypeAlias = str | Chooser | Callable[[View], Action | str]


def checked_opponents(opponents: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """An opponent for each of the other seats; a single one plays all of them."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        given = list(opponents)
    else:
        given = [opponents] * (players - 1)
    if len(given) != players - 1:
        raise TikalError(f"{players} players need {players - 1} opponents, not {len(given)}")
    for opponent in given:
        _check(opponent)
    return given


def _check(opponent: Any) -> None:
    if isinstance(opponent, str):
        check_bot(opponent)
    elif isinstance(opponent, type):
        raise TikalError(f"an opponent must be an object, not a class: use {opponent.__name__}()")
    elif not callable(getattr(opponent, "choose", opponent)):
        raise TikalError(
            "an opponent must be the name of a bot, an object with a method choose(view), or a function of a view, "
            f"not {opponent!r}"
        )


def chosen(opponent: Opponent, view: View) -> Action | str:
    """What an opponent that is no name wants to do."""
    choose = getattr(opponent, "choose", opponent)
    return cast(Callable[[View], Action | str], choose)(view)


def need_copyable(opponents: Sequence[Opponent]) -> None:
    """Refuse to copy opponents that run as programs of their own."""
    for opponent in opponents:
        if isinstance(opponent, str) and opponent.startswith(PROGRAM):
            raise TikalError(f"the opponent {opponent!r} is a running program, which cannot be copied or pickled")
