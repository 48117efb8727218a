"""One entry of a game's log: an action with what followed from it, or the undoing of one."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.games.action import Action
from tikal.games.results import Result


@dataclass(frozen=True, slots=True)
class Entry:
    """Who did what, and its results. An entry without an action takes back the last one that still stands."""

    seat: int
    action: Action | None
    results: tuple[Result, ...]

    @property
    def is_undo(self) -> bool:
        """Whether this entry takes another back."""
        return self.action is None

    def __str__(self) -> str:
        done = "undo" if self.action is None else str(self.action)
        return f"{self.seat} {with_results(done, self.results)}"

    def seen_by(self, seat: int | None) -> Entry:
        """The entry as a seat, or a spectator, may know it: what another has looked at is hidden."""
        if seat == self.seat:
            return self
        action = None if self.action is None else self.action.for_others
        return Entry(self.seat, action, tuple(result.for_others for result in self.results))


def with_results(done: str, results: tuple[Result, ...]) -> str:
    """What was done, and after an equals sign what came of it."""
    return f"{done} = {'; '.join(map(str, results))}" if results else done
