"""Why the best turn is the best: what it does, and what comes of it; and hints that give away only a part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from tikal.advice.nudges import nudge
from tikal.advice.reasons import Change, denies, gains
from tikal.advice.steps import sentences
from tikal.puzzles.puzzle import POSITIONS_KEPT, Puzzle
from tikal.puzzles.segment import after
from tikal.texts.messages import Message

ADDS_UP: Final = "advice-gain-score"
"""Says what the turn scores in all, which is said elsewhere."""
NEVER: Final = 1_000
"""More sentences than a turn has."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A best turn in words."""

    nudge: Message
    """A first hint: where to look."""
    aims: tuple[Message, ...]
    """A second hint: what the turn brings, but not how."""
    steps: tuple[Message, ...]
    """What to do, in sentences."""
    counts: tuple[int, ...]
    """How many of the actions are done after each of the sentences."""
    costs: tuple[Message, ...]
    """What others lose by it."""


@lru_cache(maxsize=POSITIONS_KEPT)
def explain(puzzle: Puzzle) -> Explanation:
    """The best turn of a puzzle in words."""
    view = puzzle.game().view(puzzle.seat)
    turn = puzzle.actions
    change = Change(view, turn, after(view, turn))
    gained, denied = gains(change), denies(change)
    return Explanation(
        nudge=nudge(change, [*gained, *denied]),
        aims=tuple(message for message in gained if message.id != ADDS_UP),
        steps=tuple(sentences(view, turn)),
        counts=_counts([len(sentences(view, turn[:count])) for count in range(1, len(turn) + 1)]),
        costs=tuple(denied),
    )


def _counts(told: list[int]) -> tuple[int, ...]:
    """Actions up to the end of each sentence; `told` says how many sentences the first actions make."""
    return tuple(count for count, (now, then) in enumerate(pairwise([*told, NEVER]), 1) if then > now)
