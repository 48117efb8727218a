"""What is compiled for Legend: its rules, its searches, and what learners need."""

from __future__ import annotations

from typing import Final

from tikal.compiling.unit import Unit

RULES: Final = Unit("legend-rules", "legend", ("tikal.games.legend.rules.entry_points",), functions=460)
SEARCH: Final = Unit("legend-search", "legend", ("tikal.games.legend.search.entry_points",), functions=94)
ENCODING: Final = Unit("legend-encoding", "legend", ("tikal.games.legend.encoding.entry_points",), functions=420)
"""For learners; players do not need it."""
