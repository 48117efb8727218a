"""Chance as moves of its own: what comes to light is drawn when it does, not dealt before the game."""

from __future__ import annotations

from typing import Any, Protocol


class Chance(Protocol):
    """Works on records in which everything that nobody has seen is unknown."""

    @property
    def outcomes(self) -> int:
        """Outcomes are numbers from 0 to this minus 1."""

    @property
    def most(self) -> int:
        """How many things can come to light in a game."""

    def unknown(self, s: Any) -> None:
        """Make a table that has been set up one where nothing is known."""

    def next_draw(self, s: Any, code: int | None) -> dict[int, float]:
        """Outcomes with probabilities of what has to be drawn before an action is carried out, empty if nothing has.

        Without an action: before the game begins.
        """

    def draw(self, s: Any, outcome: int, code: int | None) -> None:
        """Settle the next draw."""

    def label(self, outcome: int) -> str:
        """An outcome in words."""
