"""Several games between the same people: who has won how many, who begins, and when it is over.

A `best-of` series has a largest number of games and ends as soon as nobody can catch up. A `first-to` series ends when
somebody has won a number of games. A shared victory counts for everybody who shares it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from tikal.server.schemas.tables import SeriesInfo

SeriesKind = Literal["best-of", "first-to"]


@dataclass(frozen=True, slots=True)
class Series:
    """A series at the start of one of its games. It is stored with the table of that game."""

    kind: SeriesKind
    games: int
    number: int
    """Of this game, from 1."""
    wins: tuple[int, ...]
    """Of each seat in the games before."""
    began: int
    """The first player of the first game."""

    @classmethod
    def new(cls, kind: SeriesKind, games: int, players: int, began: int) -> Series:
        """A series before its first game."""
        return cls(kind, games, 1, (0,) * players, began)

    @classmethod
    def stored(cls, row: dict[str, Any]) -> Series:
        """A series from the database."""
        return cls(**{**row, "wins": tuple(row["wins"])})

    def wins_after(self, winners: Iterable[int]) -> tuple[int, ...]:
        """The wins with those of this game."""
        won = set(winners)
        return tuple(wins + (seat in won) for seat, wins in enumerate(self.wins))

    def is_over_after(self, winners: Iterable[int]) -> bool:
        """Whether the series ends with this game."""
        *_, second, best = sorted(self.wins_after(winners))
        if self.kind == "first-to":
            return best >= self.games
        left = self.games - self.number
        return left == 0 or best - second > left

    def after(self, winners: Iterable[int]) -> Series | None:
        """The series at the next game, begun by the next player in turn; None if it is over."""
        won = tuple(winners)
        return None if self.is_over_after(won) else replace(self, number=self.number + 1, wins=self.wins_after(won))

    @property
    def first(self) -> int:
        """Who begins this game: everybody in turn, clockwise."""
        return (self.began + self.number - 1) % len(self.wins)

    def info(self, is_over: bool, winners: Iterable[int]) -> SeriesInfo:
        """How the series stands, with this game if that is over."""
        won = tuple(winners)
        wins = self.wins_after(won) if is_over else self.wins
        over = is_over and self.is_over_after(won)
        leaders = [seat for seat, number in enumerate(wins) if number == max(wins)] if over else []
        return {
            "kind": self.kind,
            "games": self.games,
            "number": self.number,
            "wins": list(wins),
            "over": over,
            "winners": leaders,
        }
