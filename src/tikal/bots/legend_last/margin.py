"""How far a player of Legend is ahead in the last scoring, and which of his explorers are needed where they stand."""

from __future__ import annotations

from tikal.bots.context import is_to_score
from tikal.bots.features import expected_points
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.prospect import FEWER, NO_FEWER, LegendProspect
from tikal.bots.legend_terms import unknown_treasures
from tikal.rules.camping import CAMP_COST, check_site, free_camp
from tikal.rules.clearing import CLEAR_COST, FLOORS_PER_SEGMENT, HIGHEST_TEMPLE
from tikal.rules.compiled import compiled
from tikal.rules.deploying import camp_of
from tikal.rules.digging import DIG_COST, TREASURES_PER_SEGMENT
from tikal.rules.legend.scoring import (
    HIGH_TEMPLE,
    VOLCANO_POINTS,
    director_points,
    factors,
    holds,
    points_alone,
)
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import LEADER_VALUE, highest_rival_value, pieces_of, value
from tikal.rules.packing import number
from tikal.rules.reasons import OK
from tikal.rules.terrain import CLEARING, JUNGLE, LAKE, NOBODY, NOWHERE, RUINS, TEMPLE, TILE_VALUE, VOLCANO
from tikal.rules.verbs import EXPLORER, LEADER


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
def note_start(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Note where pieces stand when a search begins."""
    p.camped = count_camps(s, c.seat)
    for hex_ in range(s.hexes):
        p.stood[EXPLORER, hex_] = s.explorers[c.seat, hex_]
        p.stood[LEADER, hex_] = s.leaders[c.seat, hex_]
        p.worked[hex_] = s.cleared[hex_] + s.dug[hex_]


@compiled
def count_camps(s: LegendState, seat: int) -> int:
    """Camps that a player has set up."""
    return (1 if s.camps[seat, 0] != NOWHERE else 0) + (1 if s.camps[seat, 1] != NOWHERE else 0)


@compiled
def is_work_done(s: LegendState, p: LegendProspect, seat: int, hex_: int) -> bool:
    """Whether there was something to do on a hex in this segment, so that pieces may have come for it and go on."""
    is_camp = s.camps[seat, 0] == hex_ or s.camps[seat, 1] == hex_
    return bool(is_camp or s.cleared[hex_] + s.dug[hex_] != p.worked[hex_])


@compiled
def is_camp_left(s: LegendState, seat: int) -> bool:
    """Whether a player can set up a camp and have points left to use it."""
    return s.ap > CAMP_COST and free_camp(s, seat) != NOWHERE


@compiled
def is_work_left(s: LegendState, seat: int, hex_: int) -> bool:
    """Whether pieces on a hex might go on after work there: after a second floor, a treasure, a camp set up."""
    if s.terrain[hex_] == TEMPLE:
        floors = FLOORS_PER_SEGMENT - number(s.cleared[hex_])
        return s.ap > CLEAR_COST * floors and growth(s, hex_, floors) > 0
    if s.tokens[hex_] > 0 and s.dug[hex_] < TREASURES_PER_SEGMENT and s.ap > DIG_COST:
        return True
    return bool(is_camp_left(s, seat) and check_site(s, hex_) == OK and highest_rival_value(s, seat, hex_) > 0)


@compiled
def may_leave(s: LegendState, p: LegendProspect, seat: int, who: int, hex_: int) -> bool:
    """Nobody goes on who has just come, except after work: he would have gone on at once."""
    if pieces_of(s, seat, who, hex_) <= p.stood[who, hex_]:
        return True
    return is_work_done(s, p, seat, hex_) or is_work_left(s, seat, hex_)


@compiled
def may_come(s: LegendState, p: LegendProspect, seat: int, who: int, hex_: int) -> bool:
    """Nobody takes the place of one of his kind who has just left: he would go where that one goes.

    Except for work, and when somebody comes back from it.
    """
    if p.may_return or pieces_of(s, seat, who, hex_) >= p.stood[who, hex_]:
        return True
    return is_work_done(s, p, seat, hex_)


@compiled
def may_return(s: LegendState, c: LegendContext, p: LegendProspect) -> bool:
    """Whether pieces that have left some hex may come back from work, or after that of others for whom they came."""
    seat = c.seat
    if count_camps(s, seat) != p.camped:
        return True
    for k in range(c.standing[seat]):
        hex_ = c.stands[seat, k]
        is_new = s.explorers[seat, hex_] > p.stood[EXPLORER, hex_] or s.leaders[seat, hex_] > p.stood[LEADER, hex_]
        if s.cleared[hex_] + s.dug[hex_] != p.worked[hex_] or (is_new and is_work_left(s, seat, hex_)):
            return True
    return False


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


@compiled
def look_at_pieces(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """Which pieces may leave, and what the leaving of some of them costs, at least.

    In the products, land counts with the temples there are, and lakes with the masks there are; what becomes of the
    other factor is left to temples and masks. If there are no fewer temples in the end, each that is given up counts
    with all the land there is; with fewer, land counts with one less (see `bound`).
    """
    seat = c.seat
    temples_counted = p.temples[seat] - (1 if p.outcome == FEWER else 0)
    lands_counted = p.lands[seat] if p.outcome == NO_FEWER else number(0)
    temples, lands, lakes, masks = p.temples[seat], p.lands[seat], p.lakes[seat], p.masks[seat]
    none = number(0)
    p.yielded, p.movers = 0, 0
    p.may_return = 1 if may_return(s, c, p) else 0
    for k in range(c.standing[seat]):
        hex_ = c.stands[seat, k]
        kept, lost = 0, 0
        if holds(s, seat, hex_) and prize(s, hex_, temples, lands, lakes, masks) > 0:
            kept = value_to_hold(s, seat, hex_)
            lost = prize(s, hex_, temples_counted, lands_counted, none, masks)
        elif is_denied(s, p, seat, hex_):
            kept = highest_rival_value(s, seat, hex_)
        spare = value(s, seat, hex_) - kept
        may_lose = not p.begun or is_work_done(s, p, seat, hex_)
        explorers = number(s.explorers[seat, hex_]) if may_leave(s, p, seat, number(EXPLORER), hex_) else 0
        p.free[hex_] = min(explorers, spare)
        p.bound[hex_] = explorers - p.free[hex_] if may_lose else 0
        leaders = number(s.leaders[seat, hex_]) if may_leave(s, p, seat, number(LEADER), hex_) else 0
        free_leaders = min(leaders, spare // LEADER_VALUE)
        p.needed[hex_] = leaders - free_leaders if may_lose else 0
        p.leaders[hex_] = free_leaders + p.needed[hex_]
        p.kept[hex_] = kept
        more = prize(s, hex_, temples + 1, lands + 1, lakes + 1, masks + 1)
        p.latent[hex_] = 1 if kept == 0 and more > 0 and holds(s, seat, hex_) else 0
        p.loss[hex_] = loss_by_each(s, p, seat, hex_, float(lost))
        if p.free[hex_] + p.bound[hex_] + p.leaders[hex_] > 0:
            p.mover[p.movers] = hex_
            p.movers += 1


@compiled
def loss_by_each(s: LegendState, p: LegendProspect, seat: int, hex_: int, lost: float) -> float:
    """What each piece loses, at least, that leaves a hex and is not free to: they share what is lost together.

    The first of them loses the hex, and the rival gains it as soon as the pieces left have less value than his.
    """
    leaving = p.bound[hex_] + p.needed[hex_]
    if leaving == 0:
        return 0.0
    gained = gain_of_rival(s, p, seat, hex_)
    if gained > 0 and s.terrain[hex_] not in (TEMPLE, VOLCANO):
        p.yielded += 1
    left = p.kept[hex_] - 1 if p.bound[hex_] else value(s, seat, hex_) - LEADER_VALUE
    if left < value(s, p.rival, hex_):
        return float((lost + gained) / leaving)
    return lost if leaving == 1 else float(min(lost, (lost + gained) / leaving))


@compiled
def gain_of_rival(s: LegendState, p: LegendProspect, seat: int, hex_: int) -> float:
    """What the rival gains, at least, if all pieces leave a hex: with lands and lakes and masks he may not have."""
    strength = value(s, p.rival, hex_)
    if not p.rival_scores or strength == 0 or holds(s, p.rival, hex_):
        return 0.0
    for other in range(s.players):
        if other not in (seat, p.rival) and value(s, other, hex_) >= strength:
            return 0.0
    none = number(0)
    return float(prize(s, hex_, p.temples[p.rival], none, none, none))
