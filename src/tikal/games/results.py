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
from tikal.rules.state import KINDS, State
from tikal.rules.terrain import TILE_IDS

REVEALING: Final = frozenset({"drew", "opened", "found", "cards", "tokens", "saw"})
"""Kinds of result that tell players something they could not know."""


PRIVATE: Final = "saw"
"""The kind of result that only the player who acted may know (Legend's cards 07 and 08, p08)."""


class ResultData(TypedDict):
    """A result as plain data: its kind, its words, and the points if it is about points."""

    kind: str
    words: list[str]
    points: int | None


ABOUT_POINTS: Final = frozenset({"paid", "scored", "gained"})


@dataclass(frozen=True, slots=True)
class Result:
    """One consequence, as a kind and its words: `drew B3`, `found jaguar`, `scored 29`."""

    kind: str
    words: tuple[str, ...]

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
        points = int(self.words[0]) if self.kind in ABOUT_POINTS else None
        return {"kind": self.kind, "words": list(self.words), "points": points}

    def __str__(self) -> str:
        return " ".join((self.kind, *self.words))


def found(before: State, action: Action, after: State) -> list[Result]:
    """The treasure that was dug up, or taken from a stack put in order."""
    if action.verb not in ("dig", "order"):
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
