"""Moves and undoings of a table, each after the one before: what stands, and whose turn it was."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.errors import UnreadableAction
from tikal.games.action import Action


@dataclass(frozen=True, slots=True)
class Step:
    """A move or the undoing of one, after the steps before it. A take-back goes back to an older step."""

    before: Step | None
    seq: int
    seat: int
    action: str | None
    turn: int
    under: Step | None
    """The last move that stands below this one; of an undoing: the last move that still stands."""

    @property
    def move(self) -> Step | None:
        """The last move that stands after this step."""
        return self.under if self.action is None else self


def next_step(before: Step | None, seq: int, seat: int, action: str | None, turn: int) -> Step:
    """The step after another: a move, or without an action the undoing of the last move that stands."""
    stands = before and before.move
    return Step(before, seq, seat, action, turn, stands if action is not None else stands and stands.under)


def standing(step: Step | None) -> list[int]:
    """Numbers of the moves that stand after a step, the first one first."""
    found: list[int] = []
    move = step and step.move
    while move is not None:
        found.append(move.seq)
        move = move.under
    return found[::-1]


def turn_after(step: Step | None, seat: int | None) -> int:
    """Number of the turn in which a seat decides next after a step."""
    if step is None:
        return 1
    goes_on = seat is None or (seat == step.seat and not _ends_turn(step))
    return step.turn if goes_on else step.turn + 1


def _ends_turn(step: Step) -> bool:
    try:
        return step.action is not None and Action.parse(step.action).form.ends_turn
    except UnreadableAction:  # another version knew it; the game is stuck there
        return False


def steps_up_to(step: Step | None) -> list[Step]:
    """A step and all before it, the first one first."""
    found: list[Step] = []
    while step is not None:
        found.append(step)
        step = step.before
    return found[::-1]
