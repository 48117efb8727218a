"""Positions for the tests of cards and powers, on the board of Chichen Itza, and what they read off them."""

from __future__ import annotations

from typing import Final

from positions import at, stand, terrain
from tikal.components import pieces
from tikal.games.legend.rules.state import LegendState
from tikal.rules.moving import side_towards

KINDS: Final = pieces().treasures.kinds
TEMPLES: Final = ("a2", "b1", "c3", "d1", "f4", "g2")
CLEARINGS: Final = ("b2", "d3", "f2")


def stack(s: LegendState, name: str, *kinds: str) -> LegendState:
    """Ruins with treasures, the top one first."""
    terrain(s, name, "ruins", tokens=len(kinds))
    s.token[at(name), : len(kinds)] = [KINDS.index(kind) for kind in reversed(kinds)]
    return s


def nobody_left(s: LegendState) -> LegendState:
    """Seat 0 has an empty reserve."""
    s.explorers_left[0] = s.leaders_left[0] = 0
    return s


def everybody_available(s: LegendState) -> LegendState:
    """Seat 0 has nobody left to make available."""
    s.explorers_away[0] = s.leaders_away[0] = 0
    return s


def rivals_on_clearings(s: LegendState) -> LegendState:
    """Seat 1 stands on every clearing."""
    for name in CLEARINGS:
        stand(s, 1, name, 1)
    return s


def as_it_is(s: LegendState) -> LegendState:
    """The position without a change."""
    return s


def others_pass(s: LegendState) -> LegendState:
    """Only seat 0 is still in this round, so that it has one turn after the other."""
    s.passed[1:] = 1
    return s


def standing(s: LegendState, name: str) -> tuple[int, int]:
    """Explorers and leaders of seat 0 on a hex."""
    return int(s.explorers[0, at(name)]), int(s.leaders[0, at(name)])


def reserves(s: LegendState) -> tuple[int, int, int, int]:
    """Of seat 0: explorers and leaders available, explorers and leaders not yet available."""
    return int(s.explorers_left[0]), int(s.leaders_left[0]), int(s.explorers_away[0]), int(s.leaders_away[0])


def stones(s: LegendState, here: str, there: str) -> int:
    """Stones on the border of two hexes."""
    return int(s.passage[at(here), side_towards(at(here), at(there))])
