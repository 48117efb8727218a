"""What is compiled for the base game: its rules, its searches, and what learners need."""

from __future__ import annotations

from typing import Final

from tikal.compiling.unit import Unit

RULES: Final = Unit("base-rules", "base", ("tikal.games.base.rules.entry_points",), functions=175)
SEARCH: Final = Unit("base-search", "base", ("tikal.games.base.search.entry_points",), functions=98)
ENCODING: Final = Unit("base-encoding", "base", ("tikal.games.base.encoding.entry_points",), functions=150)
"""For learners; players do not need it."""
