"""Who stands where, who is in the majority, who controls a hex (R-MAJ, R-AP-2)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled, where_above
from tikal.rules.packing import widen
from tikal.rules.state import State
from tikal.rules.terrain import NOBODY
from tikal.rules.verbs import EXPLORER, LEADER

LEADER_VALUE: Final = 3


@compiled
def pieces(s: State, seat: int, hex_: int) -> int:
    """Expedition members of a player on a hex; the leader is one of them (R-AP-2)."""
    return widen(s.explorers[seat, hex_] + s.leaders[seat, hex_])


@compiled
def pieces_of(s: State, seat: int, who: int, hex_: int) -> int:
    """Explorers, or leaders, of a player on a hex."""
    return widen(s.explorers[seat, hex_] if who == EXPLORER else s.leaders[seat, hex_])


@compiled
def occupied(s: State, seat: int) -> int:
    """The hexes with pieces of a player, as a set of bits."""
    return standing(s, seat, EXPLORER) | standing(s, seat, LEADER)


@compiled
def standing(s: State, seat: int, who: int) -> int:
    """The hexes with explorers, or leaders, of a player, as a set of bits."""
    return where_above(s.explorers[seat] if who == EXPLORER else s.leaders[seat], 0)


@compiled
def put(s: State, seat: int, who: int, hex_: int, number: int) -> None:
    """Add pieces to a hex, or take them off with a negative number."""
    if who == EXPLORER:
        s.explorers[seat, hex_] += number
    else:
        s.leaders[seat, hex_] += number


@compiled
def value(s: State, seat: int, hex_: int) -> int:
    """R-MAJ-1: an explorer counts 1, a leader 3, a guardian nothing."""
    return widen(s.explorers[seat, hex_] + LEADER_VALUE * s.leaders[seat, hex_])


@compiled
def highest_rival_value(s: State, seat: int, hex_: int) -> int:
    """The highest value that any single opponent has on a hex."""
    highest = 0
    for rival in range(s.players):
        if rival != seat:
            highest = max(highest, value(s, rival, hex_))
    return highest


@compiled
def in_majority(s: State, seat: int, hex_: int) -> bool:
    """R-MAJ-2, R-MAJ-3: more than each opponent taken separately; a tie is nobody's."""
    mine = value(s, seat, hex_)
    return mine > 0 and mine > highest_rival_value(s, seat, hex_)


@compiled
def controls(s: State, seat: int, hex_: int) -> bool:
    """R-MAJ-4: a guardian decides; without one, the majority."""
    if s.guardian[hex_] != NOBODY:
        return bool(s.guardian[hex_] == seat)
    return in_majority(s, seat, hex_)


@compiled
def may_build(s: State, seat: int, hex_: int) -> bool:
    """L-AP-3, L-TILE-2: nobody stands there, or the player is in the majority."""
    return value(s, seat, hex_) + highest_rival_value(s, seat, hex_) == 0 or in_majority(s, seat, hex_)
