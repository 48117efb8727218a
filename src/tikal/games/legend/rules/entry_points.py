"""Tikal Legend for callers in Python."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.entry_points import EntryPoints, Rules, entry_points
from tikal.games.legend.rules.dealing import deal_legend_into
from tikal.games.legend.rules.flow import game
from tikal.games.legend.rules.scoring import (
    all_masks_seen,
    director_points,
    high_temple_points,
    holds_lake,
    holds_open_land,
    holds_temple,
    points,
    temple_points,
    temples_held,
    volcano_points,
)
from tikal.games.legend.rules.state import LEGEND, LegendState
from tikal.games.legend.units import RULES
from tikal.rules.reports import HIGHEST, JUNGLES, LAKES, TEMPLES, VOLCANOES, Scoring, score_collections


@compiled
def report_score(s: LegendState, seat: int, out: Scoring) -> None:
    """All six categories. Open land counts once for each temple held, a lake once for each mask seen."""
    out.factors[VOLCANOES] = 1
    out.factors[JUNGLES] = temples_held(s, seat)
    out.factors[LAKES] = all_masks_seen(s, seat)
    for hex_ in range(s.hexes):
        out.by_hex[hex_, TEMPLES] = temple_points(s, seat, hex_)
        out.by_hex[hex_, HIGHEST] = high_temple_points(s, seat, hex_)
        out.by_hex[hex_, VOLCANOES] = volcano_points(s, seat, hex_)
        out.by_hex[hex_, JUNGLES] = out.factors[JUNGLES] if holds_open_land(s, seat, hex_) else 0
        out.by_hex[hex_, LAKES] = out.factors[LAKES] if holds_lake(s, seat, hex_) else 0
    score_collections(s, seat, out)
    out.director = director_points(s, seat)
    out.total = points(s, seat) + out.director


ENTRY_POINTS: Final[EntryPoints[LegendState]] = entry_points(
    RULES, LEGEND, Rules(deal_legend_into, game.begin, game.FLOW, report_score, holds_temple)
)
shuffle, deal, begin, legal_actions, check, do, score, stand, passages, hexes, play_out, play_games, copy_state = (
    ENTRY_POINTS
)
