"""Many games as they were at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from tikal.games.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What `VectorGames.snapshot` keeps; equal snapshots are of equal games. It can be pickled and sent."""

    table: Table
    games: int
    opponents: str | None
    content: tuple[bytes, ...] = field(repr=False)
    """The bytes of each array."""

    def fits(self, other: Snapshot) -> bool:
        """Whether games with one of them can go on with the other."""
        return (self.table, self.games, self.opponents) == (other.table, other.games, other.opponents)

    def __str__(self) -> str:
        against = "all seats" if self.opponents is None else f"one seat against {self.opponents} opponents"
        return f"{self.games} games of {self.table.edition} with {self.table.players} players ({against})"
