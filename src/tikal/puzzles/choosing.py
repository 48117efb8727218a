"""Choosing among what was found: as many puzzles of each level as the weeks need, and of all sorts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import msgspec

from tikal.errors import TikalError
from tikal.games.action import Action
from tikal.puzzles.collection import WEEK, WEEKS
from tikal.puzzles.making import Found
from tikal.puzzles.puzzle import BETWEEN, LEVELS, Puzzle

HARDNESS: Final = (0.1, 0.2, 0.3, 0.4)
"""Where the levels 2 to 5 begin."""


def level_of(found: Found) -> int:
    """The level of a puzzle by how much bots leave behind."""
    return LEVELS[0] + sum(found.grades.hardness > least for least in HARDNESS)


def choose(found: Sequence[Found]) -> list[Puzzle]:
    """Puzzles in the order in which they come up: level by level as in the week."""
    by_level, used = dict[int, list[Found]](), set[int]()
    for level in reversed(LEVELS):  # hard ones are rarest
        fitting = [one for one in found if level_of(one) == level and one.seed not in used]
        by_level[level] = _varied(fitting, level)
        used.update(one.seed for one in by_level[level])
    chosen = [by_level[level].pop(0) for _ in range(WEEKS) for level in WEEK]
    return [_numbered(number, one) for number, one in enumerate(chosen, 1)]


def _varied(found: Sequence[Found], level: int) -> list[Found]:
    """As many as the weeks need: each time the one that is least like those before it, and none from the same game."""
    needed, taken = WEEK.count(level) * WEEKS, list[Found]()
    before: Counter[tuple[str, object]] = Counter()
    left = sorted(found, key=lambda one: (-len(_kinds(one)), one.seed, one.round))
    while len(taken) < needed:
        if not left:
            raise TikalError(f"only {len(taken)} of {needed} puzzles of level {level} were found; play more --games")
        best = min(left, key=partial(_likeness, before))
        taken.append(best)
        before.update([*_traits(best), *_kinds(best)])
        left = [one for one in left if one.seed != best.seed]
    return taken


def _likeness(before: Counter[tuple[str, object]], found: Found) -> int:
    """How often what makes a position stand out was there before; of its kinds of action, the rarest counts."""
    return sum(before[trait] for trait in _traits(found)) + min(before[kind] for kind in _kinds(found))


def _traits(found: Found) -> list[tuple[str, object]]:
    return [("edition", found.edition), ("players", found.players), ("round", found.round)]


def _kinds(found: Found) -> set[tuple[str, object]]:
    return {("kind", Action.parse(text).kind) for text in found.turn}


def _numbered(number: int, found: Found) -> Puzzle:
    return Puzzle(
        number=number,
        level=level_of(found),
        edition=found.edition,
        players=found.players,
        seed=found.seed,
        round=found.round + 1,
        best=found.grades.best,
        turn=BETWEEN.join(found.turn),
        moves=BETWEEN.join(found.moves),
    )


def written(chosen: Iterable[Puzzle]) -> str:
    """The data file."""
    return "".join(msgspec.json.encode(one).decode() + "\n" for one in chosen)
