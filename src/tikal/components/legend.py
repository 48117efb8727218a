"""What only Legend has: action cards, power tiles of the museum directors, scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tikal.components.provenance import PROVENANCES, Provenance
from tikal.components.reading import TomlTable, read

FILE: Final = "legend.toml"


@dataclass(frozen=True, slots=True)
class Card:
    """An action card; cards 01 and 22 have an id for each picture."""

    id: str
    copies_two: int
    """Copies in the deck for two players."""
    copies_more: int
    """Copies in the deck for three or four."""
    permanent: bool
    takes: tuple[str, ...]
    """Kinds of the two blue treasures it takes; only cards 01-x."""
    provenance: Provenance

    @property
    def number(self) -> str:
        """The printed number: `01` for `01-7`."""
        return self.id[:2]

    def copies(self, players: int) -> int:
        """Copies in the deck for that number of players."""
        return self.copies_two if players == 2 else self.copies_more


@dataclass(frozen=True, slots=True)
class Power:
    """One of the three powers of a museum director; a player uses one of them, once in a game."""

    id: str


@dataclass(frozen=True, slots=True)
class PowerTile:
    """A museum director's tile."""

    id: str
    powers: tuple[Power, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile that lies on the board from the start."""

    tile: str
    hex: str
    rot: int
    """Clockwise turns of 60 degrees from the reference orientation."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A layout of the set-up tiles and the tiles F and G. Ruins get their tokens in the order given."""

    id: str
    title: str
    placements: tuple[Placement, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Legend:
    """Everything that only Legend has."""

    cards: tuple[Card, ...]
    power_tiles: tuple[PowerTile, ...]
    scenarios: tuple[Scenario, ...]


def read_legend(root: Path) -> Legend:
    """Legend's components as the file lists them."""
    file = read(root, FILE)
    legend = Legend(
        cards=tuple(_cards(file)),
        power_tiles=tuple(_power_tiles(file)),
        scenarios=tuple(_scenarios(file)),
    )
    file.finish()
    return legend


def _cards(file: TomlTable) -> Iterator[Card]:
    for table in file.tables("card", "card"):
        yield Card(
            id=table.text("id"),
            copies_two=table.number("two", 0, 99),
            copies_more=table.number("more", 0, 99),
            permanent=table.flag("permanent") if table.has("permanent") else False,
            takes=table.texts("takes", distinct=False) if table.has("takes") else (),
            provenance=table.choice("provenance", PROVENANCES),
        )
        table.finish()


def _power_tiles(file: TomlTable) -> Iterator[PowerTile]:
    for table in file.tables("power_tile", "power tile"):
        yield PowerTile(
            id=table.text("id"),
            powers=tuple(_powers(table)),
            provenance=table.choice("provenance", PROVENANCES),
        )
        table.finish()


def _powers(tile: TomlTable) -> Iterator[Power]:
    for table in tile.tables("powers", "power"):
        yield Power(id=table.text("id"))
        table.finish()


def _scenarios(file: TomlTable) -> Iterator[Scenario]:
    for table in file.tables("scenario", "scenario"):
        yield Scenario(
            id=table.text("id"),
            title=table.text("title"),
            placements=tuple(_placements(table)),
            provenance=table.choice("provenance", PROVENANCES),
        )
        table.finish()


def _placements(scenario: TomlTable) -> Iterator[Placement]:
    for table in scenario.tables("placements", "tile", naming="tile"):
        yield Placement(tile=table.text("tile"), hex=table.text("hex"), rot=table.number("rot", 0, 5))
        table.finish()
