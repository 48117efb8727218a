"""Terrain tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from tikal.components.provenance import PROVENANCES, Provenance
from tikal.components.reading import TomlTable, read

FILE: Final = "tiles.toml"
SIDES: Final = 6
"""N NE SE S SW NW, in this order everywhere."""
LETTERS: Final = "ABCDEFG"

Kind: TypeAlias = Literal["temple", "clearing", "ruins", "volcano", "lake"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Group: TypeAlias = Literal["lettered", "setup", "border"]
"""lettered: drawn or drafted; setup: laid out before the game; border: comes with Legend's cards 22 to 24."""
GROUPS: Final[tuple[Group, ...]] = get_args(Group)


@dataclass(frozen=True, slots=True)
class Tile:
    """A terrain tile, its sides given in the reference orientation."""

    id: str
    group: Group
    letter: str | None
    kind: Kind
    value: int
    """Value of a temple, masks of ruins, else 0."""
    stones: tuple[int, ...]
    provenance: Provenance
    stones_provenance: Provenance

    @property
    def rotations(self) -> int:
        """How many of the six orientations differ: 1 for a volcano, 2 for a lake, 6 for most."""
        return next(turns for turns in (1, 2, 3, 6) if self.turned(turns) == self.stones)

    def turned(self, turns: int) -> tuple[int, ...]:
        """Stones of the sides after that many clockwise turns of 60 degrees."""
        return tuple(self.stones[(side - turns) % SIDES] for side in range(SIDES))


def read_tiles(root: Path) -> tuple[Tile, ...]:
    """All tiles in the order of the file: lettered, set-up, border."""
    file = read(root, FILE)
    tiles = tuple(tile for group in GROUPS for tile in _read_group(file, group))
    file.finish()
    return tiles


def _read_group(file: TomlTable, group: Group) -> Iterator[Tile]:
    for table in file.tables(group, "tile"):
        provenance = table.choice("provenance", PROVENANCES)
        yield Tile(
            id=table.text("id"),
            group=group,
            letter=table.choice("letter", LETTERS) if group == "lettered" else None,
            kind=table.choice("kind", KINDS),
            value=table.number("value", 0, 10) if table.has("value") else 0,
            stones=table.numbers("stones", SIDES, 0, 3),
            provenance=provenance,
            stones_provenance=table.choice("stones_provenance", PROVENANCES)
            if table.has("stones_provenance")
            else provenance,
        )
        table.finish()
