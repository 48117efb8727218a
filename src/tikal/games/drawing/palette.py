"""Colours of the picture; those of the seats differ in brightness too."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("#d1495b", "#1f78b4", "#e0a100", "#6a3d9a")
"""[seat]"""
TERRAINS: Final = {
    "jungle": "#3f6b4a",
    "camp": "#d8c9a3",
    "temple": "#c9c2b4",
    "ruins": "#d9b97c",
    "clearing": "#a8c686",
    "volcano": "#7a3b2e",
    "lake": "#6fa8c9",
}
INK: Final = "#22261f"
PAPER: Final = "#ffffff"
GROUND: Final = "#f3efe4"
PALE: Final = "#cfe0cf"
"""Names of hexes in the jungle."""
FAINT: Final = "#9dab98"
"""Dotted hexes on which nothing lies."""
STONE: Final = "#5d5a52"
GOLD: Final = "#f2c14e"
MARK: Final = "#ff7f0e"
"""Marks and arrows, unless another colour is given."""
