"""Tables at which learners sit in these tests."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st

import tikal
from compiled import IS_COMPILED
from positions import BASE_EDITIONS
from random_legend import SCENARIOS
from tikal.games.legend import EDITION as LEGEND

DEBT: Final = {"auction.allowDebt": True}

BASE_TABLES: Final[list[dict[str, Any]]] = [
    {"edition": edition, "players": players, "auction": auction}
    for edition in BASE_EDITIONS
    for players in (2, 3, 4)
    for auction in (False, True)
] + [{"edition": "classic", "players": 2, "auction": True, "options": DEBT}]

LEGEND_TABLES: Final[list[dict[str, Any]]] = [
    {"edition": LEGEND, "players": 2 + number % 3, "scenario": scenario} for number, scenario in enumerate(SCENARIOS)
] + [
    {"edition": LEGEND, "players": 2, "options": {"legend.swapRule": "takenOnly", "legend.leftSlots": 6}},
    {"edition": LEGEND, "players": 3, "options": {"powers": "none", "legend.leftSlots": 1}},
]

TABLES: Final = BASE_TABLES + (LEGEND_TABLES if IS_COMPILED else LEGEND_TABLES[:1])

tables: Final = st.sampled_from(TABLES)
seeds: Final = st.integers(min_value=0, max_value=2**32)


def new_game(table: dict[str, Any], seed: int) -> tikal.Game:
    """A game at such a table."""
    return tikal.new_game(**table, seed=seed)
