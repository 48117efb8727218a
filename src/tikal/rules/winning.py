"""Who wins (R-WIN)."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.rules.packing import widen
from tikal.rules.state import KINDS, State


@compiled
def highest_guarded(s: State, seat: int) -> int:
    """The value of the highest temple on which the player has a guardian, 0 without one (A-13, C-13)."""
    highest = 0
    for hex_ in range(s.hexes):
        if s.guardian[hex_] == seat:
            highest = max(highest, widen(s.temple[hex_]))
    return highest


@compiled
def treasure_count(s: State, seat: int) -> int:
    """How many treasures the player has."""
    count = 0
    for kind in range(KINDS):
        count += widen(s.treasures[seat, kind])
    return count


@compiled
def rank(s: State, seat: int) -> int:
    """A number that orders players: score first, then the tie-breaks that the edition knows."""
    guarded = highest_guarded(s, seat) if s.tie_by_guardian else 0
    treasures = treasure_count(s, seat) if s.tie_by_treasures else 0
    return (widen(s.score[seat]) * 100 + guarded) * 100 + treasures


@compiled
def wins(s: State, seat: int) -> bool:
    """Whether nobody ranks above the player; players of equal rank share the victory."""
    for rival in range(s.players):
        if rank(s, rival) > rank(s, seat):
            return False
    return True
