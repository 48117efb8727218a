"""How far a player of Legend is ahead in the last scoring, and what hexes bring."""

from __future__ import annotations

from tikal.bots.context import is_to_score
from tikal.bots.features import expected_points
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.bots.legend_terms import unknown_treasures
from tikal.rules.clearing import FLOORS_PER_SEGMENT, HIGHEST_TEMPLE
from tikal.rules.compiled import compiled
from tikal.rules.deploying import camp_of
from tikal.rules.legend.scoring import (
    HIGH_TEMPLE,
    VOLCANO_POINTS,
    director_points,
    factors,
    holds,
    points_alone,
)
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.packing import number
from tikal.rules.terrain import CLEARING, JUNGLE, LAKE, NOBODY, RUINS, TEMPLE, TILE_VALUE, VOLCANO


@compiled
def count_points(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """Points of everybody as things stand; the searching player's lead."""
    p.rival = NOBODY
    p.blind = unknown_treasures(s)
    for seat in range(s.players):
        total = float(s.score[seat])
        if is_to_score(s, seat):
            temples, lands, lakes, masks = factors(s, seat)
            p.temples[seat], p.lands[seat], p.lakes[seat], p.masks[seat] = temples, lands, lakes, masks
            total += points_alone(s, seat) + temples * lands + lakes * masks + director_points(s, seat)
        if seat == c.seat:
            total += expected_points(c, p.blind)
        elif p.rival == NOBODY or total > p.totals[p.rival]:
            p.rival = seat
        p.totals[seat] = total
    p.rival_scores = 1 if is_to_score(s, p.rival) else 0
    return float(p.totals[c.seat] - p.totals[p.rival])


@compiled
def prize(s: LegendState, hex_: int, temples: int, lands: int, lakes: int, masks: int) -> int:
    """What a hex brings whoever holds it, if he has so many temples, lands, lakes and masks to multiply it with."""
    terrain = s.terrain[hex_]
    if terrain == TEMPLE:
        return number(s.temple[hex_]) + HIGH_TEMPLE[s.temple[hex_]] + lands if s.guardian[hex_] == NOBODY else 0
    if terrain == VOLCANO:
        return VOLCANO_POINTS
    if terrain == LAKE:
        return masks
    if terrain not in (JUNGLE, CLEARING, RUINS) or camp_of(s, hex_) != NOBODY:
        return 0
    if terrain != RUINS:
        return temples
    return lakes if s.tokens[hex_] > 0 else temples + lakes * TILE_VALUE[s.tile_on[hex_]]


@compiled
def prize_alone(s: LegendState, hex_: int) -> int:
    """What a hex brings that is not multiplied with anything."""
    none = number(0)
    return prize(s, hex_, none, none, none, none)


@compiled
def value_to_hold(s: LegendState, seat: int, hex_: int) -> int:
    """The least value with which a player holds a hex."""
    rival = highest_rival_value(s, seat, hex_)
    return rival if rival > 0 and s.tie_hex[seat] == hex_ else rival + 1


@compiled
def is_denied(s: LegendState, p: LegendProspect, seat: int, hex_: int) -> bool:
    """Whether somebody who has still to score would hold a hex, and gain by it, without this player's pieces."""
    rival = highest_rival_value(s, seat, hex_)
    if rival == 0 or value(s, seat, hex_) < rival:
        return False
    for other in range(s.players):
        if other != seat and value(s, other, hex_) == rival and is_worth_denying(s, p, other, hex_):
            return True
    return False


@compiled
def is_worth_denying(s: LegendState, p: LegendProspect, rival: int, hex_: int) -> bool:
    """Whether a rival has still to score, and a hex would bring him something."""
    if not is_to_score(s, rival):
        return False
    return prize(s, hex_, p.temples[rival], p.lands[rival], p.lakes[rival], p.masks[rival]) > 0


@compiled
def denial(s: LegendState, p: LegendProspect, hex_: int) -> int:
    """What the rival loses, at most, who does not hold a hex any more."""
    rival = p.rival
    if not p.rival_scores or not holds(s, rival, hex_):
        return 0
    return prize(s, hex_, p.temples[rival], p.lands[rival] + p.yielded, p.lakes[rival], p.masks[rival])


@compiled
def growth(s: LegendState, hex_: int, floors: int) -> int:
    """What clearing so many floors of a temple adds to its worth, 0 if they cannot be cleared."""
    before, after = number(s.temple[hex_]), number(s.temple[hex_]) + floors
    if s.cleared[hex_] + floors > FLOORS_PER_SEGMENT or after > HIGHEST_TEMPLE:
        return 0
    for floor in range(before + 1, after + 1):
        if s.floors[floor] == 0:
            return 0
    return number(after + HIGH_TEMPLE[after] - before - HIGH_TEMPLE[before])
