"""Which pieces of the searching player may leave where they stand, and what that costs."""

from __future__ import annotations

from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.margin import growth, is_denied, prize, value_to_hold
from tikal.bots.legend_last.prospect import FEWER, NO_FEWER, LegendProspect
from tikal.rules.camping import CAMP_COST, check_site, free_camp
from tikal.rules.clearing import CLEAR_COST, FLOORS_PER_SEGMENT
from tikal.rules.compiled import compiled
from tikal.rules.digging import DIG_COST, TREASURES_PER_SEGMENT
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import LEADER_VALUE, highest_rival_value, pieces_of, value
from tikal.rules.packing import number
from tikal.rules.reasons import OK
from tikal.rules.terrain import NOWHERE, TEMPLE, VOLCANO
from tikal.rules.verbs import EXPLORER, LEADER


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
