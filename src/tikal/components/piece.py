"""How many of each piece the boxes hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tikal.components.provenance import PROVENANCES, Provenance
from tikal.components.reading import TomlTable, read

FILE: Final = "pieces.toml"
LOWEST_FLOOR: Final = 2
HIGHEST_FLOOR: Final = 10
HIGHEST_PREBUILT: Final = 6
LOWEST_AP_TOKEN: Final = 6
HIGHEST_AP_TOKEN: Final = 13


@dataclass(frozen=True, slots=True)
class Floors:
    """Temple floors. The index of every tuple is the level."""

    supply: tuple[int, ...]
    """Floors to build with, levels 2..10."""
    prebuilt_classic: tuple[int, ...]
    """Floors that only show the printed value of a temple tile, levels 2..6."""
    prebuilt_legend: tuple[int, ...]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Treasures:
    """Treasure tokens; the number of a kind is its place in `kinds`."""

    kinds: tuple[str, ...]
    copies: int
    """Tokens of each kind."""
    blue_copies: int
    """Blue-backed tokens of each kind, Legend only."""
    provenance: Provenance
    kinds_provenance: Provenance


@dataclass(frozen=True, slots=True)
class Expedition:
    """What one colour has."""

    colours: tuple[str, ...]
    leaders: int
    explorers: int
    camps: int
    guardians: int
    """How many guardians a player may place in a game."""
    unavailable_leaders: int
    """Pieces that are unavailable at first, Legend only."""
    unavailable_explorers: int
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class ApTokens:
    """Legend's tokens of action points."""

    values: tuple[int, ...]
    """One entry per token, ascending."""
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Pieces:
    """Everything that is not board, tile or card."""

    floors: Floors
    treasures: Treasures
    expedition: Expedition
    segment_ap: int
    """Action points of a turn, a volcano scoring and the final scoring."""
    ap_tokens: ApTokens
    stone_tokens: int
    """Loose trail stones, Legend only."""
    track_spaces: int
    """A lap of the prestige track around the board."""
    provenance: Provenance
    """Of the single numbers here; the other parts have their own."""


def read_pieces(root: Path) -> Pieces:
    """The pieces as the file counts them."""
    file = read(root, FILE)
    pieces = Pieces(
        floors=_floors(file.table("floors")),
        treasures=_treasures(file.table("treasures")),
        expedition=_expedition(file.table("expedition")),
        segment_ap=file.number("segment_ap", 1, 99),
        ap_tokens=_ap_tokens(file.table("ap_tokens")),
        stone_tokens=file.number("stone_tokens", 0, 99),
        track_spaces=file.number("track_spaces", 1, 999),
        provenance=file.choice("provenance", PROVENANCES),
    )
    file.finish()
    return pieces


def _floors(table: TomlTable) -> Floors:
    floors = Floors(
        supply=table.counts("supply", LOWEST_FLOOR, HIGHEST_FLOOR),
        prebuilt_classic=table.counts("prebuilt_classic", LOWEST_FLOOR, HIGHEST_PREBUILT),
        prebuilt_legend=table.counts("prebuilt_legend", LOWEST_FLOOR, HIGHEST_PREBUILT),
        provenance=table.choice("provenance", PROVENANCES),
    )
    table.finish()
    return floors


def _treasures(table: TomlTable) -> Treasures:
    treasures = Treasures(
        kinds=table.texts("kinds"),
        copies=table.number("copies", 0, 99),
        blue_copies=table.number("blue_copies", 0, 99),
        provenance=table.choice("provenance", PROVENANCES),
        kinds_provenance=table.choice("kinds_provenance", PROVENANCES),
    )
    table.finish()
    return treasures


def _expedition(table: TomlTable) -> Expedition:
    expedition = Expedition(
        colours=table.texts("colours"),
        leaders=table.number("leaders", 0, 99),
        explorers=table.number("explorers", 0, 99),
        camps=table.number("camps", 0, 99),
        guardians=table.number("guardians", 0, 99),
        unavailable_leaders=table.number("unavailable_leaders", 0, 99),
        unavailable_explorers=table.number("unavailable_explorers", 0, 99),
        provenance=table.choice("provenance", PROVENANCES),
    )
    table.finish()
    return expedition


def _ap_tokens(table: TomlTable) -> ApTokens:
    counts = table.counts("values", LOWEST_AP_TOKEN, HIGHEST_AP_TOKEN)
    tokens = ApTokens(
        values=tuple(value for value, count in enumerate(counts) for _ in range(count)),
        provenance=table.choice("provenance", PROVENANCES),
    )
    table.finish()
    return tokens
