"""Facts about the pieces."""

from __future__ import annotations

from typing import Final

from tikal.components.piece import FILE, Pieces
from tikal.errors import ComponentError

FLOORS: Final = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)
PREBUILT_CLASSIC: Final = (0, 0, 14, 11, 7, 4, 1)
PREBUILT_LEGEND: Final = (0, 0, 18, 15, 11, 8, 3)
TREASURE_KINDS: Final = 8
AP_TOKENS: Final = 24


def check_pieces(pieces: Pieces) -> None:
    """Everything that must be true of the pieces."""
    floors_are_48(pieces)
    prebuilt_floors_are_37_and_55(pieces)
    treasures_are_8_kinds_of_3(pieces)
    blue_treasures_are_2_of_each_kind(pieces)
    colours_are_4(pieces)
    expedition_has_its_pieces(pieces)
    legend_adds_its_pieces(pieces)
    segment_has_10_ap(pieces)
    ap_tokens_are_24(pieces)
    stone_tokens_are_2(pieces)


def floors_are_48(pieces: Pieces) -> None:
    """R-COMP-4."""
    _same_counts("floors: supply", pieces.floors.supply, FLOORS, "R-COMP-4")


def prebuilt_floors_are_37_and_55(pieces: Pieces) -> None:
    """R-COMP-6, L-COMP-12."""
    _same_counts("floors: prebuilt_classic", pieces.floors.prebuilt_classic, PREBUILT_CLASSIC, "R-COMP-6")
    _same_counts("floors: prebuilt_legend", pieces.floors.prebuilt_legend, PREBUILT_LEGEND, "L-COMP-12")


def treasures_are_8_kinds_of_3(pieces: Pieces) -> None:
    """R-COMP-3."""
    _same("treasures: kinds", len(pieces.treasures.kinds), TREASURE_KINDS, "R-COMP-3")
    _same("treasures: copies", pieces.treasures.copies, 3, "R-COMP-3")


def blue_treasures_are_2_of_each_kind(pieces: Pieces) -> None:
    """L-COMP-5."""
    _same("treasures: blue_copies", pieces.treasures.blue_copies, 2, "L-COMP-5")


def colours_are_4(pieces: Pieces) -> None:
    """R-COMP-5."""
    _same("expedition: colours", len(pieces.expedition.colours), 4, "R-COMP-5")


def expedition_has_its_pieces(pieces: Pieces) -> None:
    """R-COMP-5, R-GUARD-1."""
    _same("expedition: leaders", pieces.expedition.leaders, 1, "R-COMP-5")
    _same("expedition: explorers", pieces.expedition.explorers, 18, "R-COMP-5")
    _same("expedition: camps", pieces.expedition.camps, 2, "R-COMP-5")
    _same("expedition: guardians", pieces.expedition.guardians, 2, "R-GUARD-1")


def legend_adds_its_pieces(pieces: Pieces) -> None:
    """L-COMP-14, L-SETUP-15."""
    _same("expedition: unavailable_leaders", pieces.expedition.unavailable_leaders, 1, "L-SETUP-15")
    _same("expedition: unavailable_explorers", pieces.expedition.unavailable_explorers, 12, "L-SETUP-15")


def segment_has_10_ap(pieces: Pieces) -> None:
    """R-AP."""
    _same("segment_ap", pieces.segment_ap, 10, "R-AP")


def ap_tokens_are_24(pieces: Pieces) -> None:
    """L-COMP-9; how many there are of each value is not known."""
    _same("ap_tokens: values", len(pieces.ap_tokens.values), AP_TOKENS, "L-COMP-9")


def stone_tokens_are_2(pieces: Pieces) -> None:
    """L-COMP-6."""
    _same("stone_tokens", pieces.stone_tokens, 2, "L-COMP-6")


def _same(item: str, found: int, expected: int, rule: str) -> None:
    if found != expected:
        raise ComponentError(FILE, item, f"there must be {expected}, not {found} ({rule})")


def _same_counts(item: str, found: tuple[int, ...], expected: tuple[int, ...], rule: str) -> None:
    for level, (count, right) in enumerate(zip(found, expected, strict=True)):
        _same(f"{item}: level {level}", count, right, rule)
