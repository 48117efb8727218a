"""Open land that one explorer takes: how many such hexes can be taken for how many points.

Land without anybody on it is all alike, so nothing has to be tried out: it is an assignment of explorers to hexes with
the least points, found by shortest augmenting paths. Nobody who holds land gives it up for other land: whoever would
take his place could as well walk on.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.context import journey
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.rules.compiled import compiled
from tikal.rules.deploying import camp_of
from tikal.rules.legend.recruiting import EXPLORER_COST
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import highest_rival_value, pieces
from tikal.rules.packing import number
from tikal.rules.terrain import CLEARING, JUNGLE, NOBODY

RESERVE: Final = -2
AWAY: Final = -3
FAR: Final = 1000
AS_THEY_ARE, WITH_A_CAMP, ANY = range(3)
"""Ways: those there are, those there would be with a camp wherever one can be set up, and whatever stones could do."""


@compiled
def list_grounds(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Open land on which nobody is."""
    p.grounds = 0
    for hex_ in range(s.hexes):
        p.is_ground[hex_] = 0
        if s.terrain[hex_] not in (JUNGLE, CLEARING) or pieces(s, c.seat, hex_) > 0:
            continue
        if highest_rival_value(s, c.seat, hex_) == 0 and camp_of(s, hex_) == NOBODY:
            p.is_ground[hex_] = 1
            p.ground[p.grounds] = hex_
            p.grounds += 1


@compiled
def add_source(p: LegendProspect, source: int, explorers: int) -> None:
    """Explorers that may take land."""
    if explorers > 0:
        p.source[p.sources] = source
        p.explorers[p.sources] = explorers
        p.sources += 1


@compiled
def list_sources(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """All explorers who lose nothing by leaving, and those who are not on the site yet."""
    p.sources = 0
    for k in range(c.standing[c.seat]):
        hex_ = c.stands[c.seat, k]
        add_source(p, hex_, number(p.free[hex_]))
    add_source(p, number(RESERVE), number(s.explorers_left[c.seat]))
    add_source(p, number(AWAY), number(s.explorers_away[c.seat]))


@compiled
def cost_of_way(c: LegendContext, p: LegendProspect, source: int, there: int, ways: int) -> int:
    """Action points from a source to a hex, at least; with ways that do not exist yet, as few as they may come to."""
    if ways == ANY:
        return 1
    fresh = number(c.deploy[c.seat, there])
    if ways == WITH_A_CAMP:
        fresh = min(fresh, p.by_new_camp[there])
    if source == RESERVE:
        return fresh
    if source == AWAY:
        return fresh + EXPLORER_COST
    cost = journey(c, c.seat, source, there)
    return min(cost, fresh) if ways == WITH_A_CAMP else cost


@compiled
def take_grounds(c: LegendContext, p: LegendProspect, points: int, ways: int) -> None:
    """Take one ground after the other, always with the fewest further points, as long as there are points."""
    for k in range(p.sources):
        p.sent[k] = 0
        for g in range(p.grounds):
            p.way[k, g] = cost_of_way(c, p, p.source[k], p.ground[g], ways)
    for g in range(p.grounds):
        p.taken_from[g] = NOBODY
    p.taken, paid = 0, 0
    while p.taken < p.grounds:
        end = find_path(p, points - paid)
        if end == NOBODY:
            return
        paid += p.to_ground[end]
        p.paid[p.taken] = paid
        p.taken += 1
        follow_path(p, end)


@compiled
def find_path(p: LegendProspect, points: int) -> int:
    """The cheapest way to have one more ground taken, others changing their goals for it; its end, or NOBODY."""
    for k in range(p.sources):
        p.to_source[k] = 0 if p.sent[k] < p.explorers[k] else FAR
    for g in range(p.grounds):
        p.to_ground[g] = FAR
    changes = True
    while changes:
        changes = False
        for k in range(p.sources):
            if p.to_source[k] < FAR:
                changes = reach_grounds(p, k) or changes
    end, least = NOBODY, points + 1
    for g in range(p.grounds):
        if p.taken_from[g] == NOBODY and p.to_ground[g] < least:
            end, least = g, p.to_ground[g]
    return end


@compiled
def reach_grounds(p: LegendProspect, k: int) -> bool:
    """Try the ways from a source; whether another source can now be had for less."""
    changes = False
    for g in range(p.grounds):
        cost = p.to_source[k] + p.way[k, g]
        if cost < p.to_ground[g] and p.taken_from[g] != k:
            p.to_ground[g] = cost
            p.source_before[g] = k
            other = p.taken_from[g]
            if other != NOBODY and cost - p.way[other, g] < p.to_source[other]:
                p.to_source[other] = cost - p.way[other, g]
                p.ground_before[other] = g
                changes = True
    return changes


@compiled
def follow_path(p: LegendProspect, end: int) -> None:
    """Let an explorer take the ground, and those who change their goals do so."""
    g = end
    while True:
        k, other = p.source_before[g], p.taken_from[g]
        p.taken_from[g] = k
        if other != NOBODY:
            p.sent[other] -= 1
        p.sent[k] += 1
        if p.sent[k] <= p.explorers[k]:
            return
        g = p.ground_before[k]


@compiled
def grounds_for(p: LegendProspect, points: int) -> int:
    """How many grounds can be taken for so many points."""
    count = 0
    while count < p.taken and p.paid[count] <= points:
        count += 1
    return count
