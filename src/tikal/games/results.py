"""What an action revealed or set in motion, in every game.

Results make a game file replayable without a generator, tell a page what to show, and mark the point behind
which nothing can be undone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import TypedDict

from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.forms import ResultForm, result_forms
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import TILE_IDS

HIDDEN: Final = ("?",)
"""The words of a result that the reader may not know."""


class ResultData(TypedDict):
    """A result as plain data: its kind, its words, and the points if it is about points."""

    kind: str
    words: list[str]
    points: int | None


@dataclass(frozen=True, slots=True)
class Result:
    """One consequence, as a kind and its words: `drew B3`, `found jaguar`, `scored 29`."""

    kind: str
    words: tuple[str, ...]

    @property
    def form(self) -> ResultForm:
        """What is known about all results of its kind."""
        return result_forms()[self.kind]

    @property
    def for_others(self) -> Result:
        """The result as others may know it."""
        return Result(self.kind, HIDDEN) if self.form.is_private else self

    @property
    def is_hidden(self) -> bool:
        """Whether it stands for one that the reader may not know."""
        return self.words == HIDDEN

    @staticmethod
    def parse(written: str) -> Result:
        """Read the text of a result."""
        kind, *words = written.split(" ")
        return Result(kind, tuple(words))

    def to_dict(self) -> ResultData:
        """The result as plain data.

        >>> Result("paid", ("3",)).to_dict()
        {'kind': 'paid', 'words': ['3'], 'points': 3}
        """
        points = int(self.words[0]) if self.form.points else None
        return {"kind": self.kind, "words": list(self.words), "points": points}

    def __str__(self) -> str:
        return " ".join((self.kind, *self.words))


def found(before: State, action: Action, after: State) -> list[Result]:
    """The treasure that was dug up, or taken from a stack put in order."""
    if not action.form.reveals:
        return []
    seat = int(before.to_act)
    gained = [kind for kind in range(KINDS) if after.treasures[seat, kind] > before.treasures[seat, kind]]
    return [Result("found", (pieces().treasures.kinds[kind],)) for kind in gained]


def scored(before: State, after: State) -> list[Result]:
    """Points of a scoring."""
    return [
        Result("scored", (str(after.score[seat] - before.score[seat]),))
        for seat in range(before.players)
        if after.scorings[seat] > before.scorings[seat]
    ]


def set_aside(before: State, after: State) -> list[Result]:
    """Tiles that found no place."""
    slots = range(before.aside_count, after.aside_count)
    return [Result("aside", (TILE_IDS[after.aside[slot]],)) for slot in slots]
