"""The units: the rules of each game, and its searches."""

from __future__ import annotations

from typing import Final

from tikal.compiling.unit import Unit

BASE_RULES: Final = Unit("base-rules", "base", ("tikal.games.base.rules.entry_points",), functions=178)
BASE_SEARCH: Final = Unit("base-search", "base", ("tikal.games.base.search.search",), functions=98)
LEGEND_RULES: Final = Unit("legend-rules", "legend", ("tikal.games.legend.rules.entry_points",), functions=440)
LEGEND_SEARCH: Final = Unit("legend-search", "legend", ("tikal.games.legend.search.search",), functions=82)

UNITS: Final = (BASE_RULES, BASE_SEARCH, LEGEND_RULES, LEGEND_SEARCH)


def compile() -> None:
    """Compile rules and searches, about a minute the first time, and use them in this process from now on.

    Without it everything runs as plain Python, a hundred times slower. What is compiled is kept for all programs.
    """
    from tikal.compiling.jobs import compile_now

    compile_now(UNITS)
