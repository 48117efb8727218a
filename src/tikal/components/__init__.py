"""Tiles, board, pieces, cards and editions: data files, and a loader that refuses wrong data.

The facts are in `data/*.toml`, so that you can correct them without touching code if you own a box. Nothing is
read, and hardly anything imported, before it is asked for. `Box(folder)` loads another folder of that shape.

What belongs here: facts about the box, and whether they are possible. What does not: how anything is played.

>>> tiles()[0].kind, tiles()[0].value, tiles()[0].stones
('temple', 1, (2, 1, 0, 0, 0, 0))
>>> board().hexes[board().neighbours(board().index_of("a1"))[1]].name
'b2'
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tikal.components.box import Box
    from tikal.components.choosing import OptionSet
    from tikal.components.hexes import Board, Hex, PrintedHex
    from tikal.components.legend import Card, Legend, Placement, Power, PowerTile, Scenario
    from tikal.components.option import Option, OptionValue
    from tikal.components.piece import Pieces
    from tikal.components.profile import Edition, Profile
    from tikal.components.provenance import Provenance
    from tikal.components.tile import Tile

__all__ = [
    "Board",
    "Box",
    "Card",
    "Edition",
    "Hex",
    "Legend",
    "Option",
    "OptionSet",
    "OptionValue",
    "Pieces",
    "Placement",
    "Power",
    "PowerTile",
    "PrintedHex",
    "Profile",
    "Provenance",
    "Scenario",
    "Tile",
    "board",
    "data_files",
    "edition",
    "editions",
    "legend_components",
    "option_set",
    "options",
    "pieces",
    "scenarios",
    "tiles",
]

_HOME: Final = {
    "box": ("Box",),
    "choosing": ("OptionSet",),
    "hexes": ("Board", "Hex", "PrintedHex"),
    "legend": ("Card", "Legend", "Placement", "Power", "PowerTile", "Scenario"),
    "option": ("Option", "OptionValue"),
    "piece": ("Pieces",),
    "profile": ("Edition", "Profile"),
    "provenance": ("Provenance",),
    "tile": ("Tile",),
}


def __getattr__(name: str) -> object:
    for module, names in _HOME.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def _box() -> Box:
    from tikal.components.box import Box

    return Box()


def board() -> Board:
    """The board with its 40 hexes and the 14 dotted ones of Legend."""
    return _box().board


def tiles() -> tuple[Tile, ...]:
    """All 53 tiles; the first 36 are the lettered ones, A1 to G4."""
    return _box().tiles


def pieces() -> Pieces:
    """The number of everything else in the boxes."""
    return _box().pieces


def legend_components() -> Legend:
    """Cards, power tiles and scenarios of Legend."""
    return _box().legend


def scenarios() -> tuple[Scenario, ...]:
    """The layouts of the site that a table can choose from, in games that have several."""
    return _box().legend.scenarios


def editions() -> tuple[Edition, ...]:
    """All editions, oldest first."""
    return _box().editions


def edition(edition_id: str) -> Edition:
    """The edition with that id; `OptionError` lists all of them."""
    return _box().edition(edition_id)


def options() -> tuple[Option, ...]:
    """Everything a table may decide, for all editions."""
    return _box().options


def option_set(edition_id: str, auction: bool, players: int, chosen: Mapping[str, object]) -> OptionSet:
    """The value of every option that applies to such a game; `OptionError` says what is impossible.

    >>> option_set("classic", auction=False, players=3, chosen={"tieBreak": []})["tieBreak"]
    ()
    """
    return _box().option_set(edition_id, auction, players, chosen)


def data_files() -> list[Path]:
    """All data files of the package, in a fixed order."""
    return _box().files
