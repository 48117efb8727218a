"""The base game for callers in Python."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.base.rules import game
from tikal.games.base.units import RULES
from tikal.games.entry_points import EntryPoints, Rules, entry_points
from tikal.rules.dealing import deal_into
from tikal.rules.majority import controls
from tikal.rules.reports import TEMPLES, Scoring, score_collections
from tikal.rules.scoring import points, temple_points
from tikal.rules.state import BASE, State


@compiled
def report_score(s: State, seat: int, out: Scoring) -> None:
    """Points for temples and collections."""
    for hex_ in range(s.hexes):
        out.by_hex[hex_, TEMPLES] = temple_points(s, seat, hex_)
    score_collections(s, seat, out)
    out.total = points(s, seat)


ENTRY_POINTS: Final[EntryPoints[State]] = entry_points(
    RULES, BASE, Rules(deal_into, game.begin, game.FLOW, report_score, holds_temple=controls)
)
shuffle, deal, begin, legal_actions, check, do, score, stand, passages, hexes, play_out, play_games, copy_state = (
    ENTRY_POINTS
)
