"""Colours of players, everywhere in Python, and of the picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from tikal.components import pieces


class Look(NamedTuple):
    """How the colour of a player is shown."""

    fill: str
    ink: str
    """For texts and lines on it."""


PLAYERS: Final = Path(__file__).with_name("players.json")
"""Colours and shapes of players. The page is built with this file too, so that they are the same everywhere."""
LOOKS: Final = {
    colour: Look(look["fill"], look["ink"]) for colour, look in json.loads(PLAYERS.read_text(encoding="utf-8")).items()
}
"""[colour of the box], in the order in which seats get them."""
SEATS: Final = tuple(LOOKS[colour] for colour in pieces().expedition.colours)
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
