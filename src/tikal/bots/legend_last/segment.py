"""The last segment of Legend for the solver: what is tried, what a position brings, and how the segment is finished.

Branch and bound tries what matters for more than itself: temples, volcanoes, lakes, ruins, land that somebody holds,
camps. Land on which nobody is and exchanges of treasures finish the segment, and are worked out, not tried.
"""

from __future__ import annotations

from typing import Final

from tikal.bots.beam import START
from tikal.bots.branch_and_bound import SAME, Descent, SolvedGame, solver
from tikal.bots.context import TOO_FAR, Indices, find_pieces, journey, keep_deploys
from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.bound import look_for_outcome, may_have_fewer, most_by_all_ways, most_to_gain, want_camps
from tikal.bots.legend_last.lands import (
    AS_THEY_ARE,
    AWAY,
    RESERVE,
    grounds_for,
    list_grounds,
    list_sources,
    take_grounds,
)
from tikal.bots.legend_last.leaving import is_work_done, look_at_pieces, may_come
from tikal.bots.legend_last.margin import count_points, growth, is_denied, prize_alone
from tikal.bots.legend_last.offers import list_goals
from tikal.bots.legend_last.open_land import may_pay_to_leave
from tikal.bots.legend_last.promise import (
    is_anything_promising,
    is_camping_promising,
    is_clearing_promising,
    is_digging_promising,
    is_promising,
    look_ahead,
    look_at_goal,
)
from tikal.bots.legend_last.prospect import ANY_NUMBER, FEWER, NO_FEWER, LegendProspect
from tikal.bots.legend_options import legend_price, take_legend_option
from tikal.bots.options import list_camps
from tikal.rules.camping import check_site
from tikal.rules.clearing import FLOORS_PER_SEGMENT, check_clear
from tikal.rules.compiled import compiled
from tikal.rules.deploying import DEPLOY_COST
from tikal.rules.digging import check_dig
from tikal.rules.legend.recruiting import EXPLORER_COST, LEADER_COST, check_recruit
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import value
from tikal.rules.packing import number
from tikal.rules.reasons import CAMP_TOKENS, OK
from tikal.rules.swapping import SWAP_COST
from tikal.rules.terrain import NOBODY, NOWHERE, TEMPLE
from tikal.rules.verbs import CLEAR, DEPLOY, DIG, EXPLORER, LEADER, MOVE, RECRUIT, Choices, encode, offer


@compiled
def value_when_finished(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """The searching player's lead if he finishes the segment from here as well as possible."""
    keep_deploys(s, c, c.seat)
    find_pieces(s, c, c.seat)
    p.outcome = ANY_NUMBER
    p.lead = count_points(s, c, p)
    look_at_pieces(s, c, p)
    list_grounds(s, c, p)
    list_goals(s, c, p)
    list_sources(s, c, p)
    take_grounds(c, p, s.ap, number(AS_THEY_ARE))
    p.finished = choose_finish(s, c, p)
    return p.finished


@compiled
def choose_finish(s: LegendState, c: LegendContext, p: LegendProspect) -> float:
    """Choose exchanges; the points they leave are for land."""
    best = -1.0e9
    for bundle in range(p.bundles):
        points = s.ap - SWAP_COST * p.swaps[bundle]
        if points < 0:
            continue
        grounds = grounds_for(p, points) if p.temples[c.seat] > 0 else 0
        mine = p.totals[c.seat] + p.gain[bundle] + grounds * p.temples[c.seat]
        rival = -1.0e9
        for seat in range(s.players):
            if seat != c.seat:
                rival = max(rival, p.totals[seat] + p.gift[bundle, seat])
        if mine - rival > best:
            best = mine - rival
            p.chosen, p.chosen_grounds = bundle, grounds
    return best


@compiled
def list_solver_options(s: LegendState, c: LegendContext, p: LegendProspect, out: Choices) -> int:
    """What is tried, after the bound has told which hexes are worth a way.

    First comes what can be done at any time, and what gives something up; how many these are.
    """
    out.count = 0
    begun = find_begun(s, c, p) if p.begun else NOWHERE
    list_recruits(s, c, out)
    if begun == NOWHERE:
        list_all_open(s, c, p, number(NO_FEWER), out)
        if may_have_fewer(s, p):
            list_all_open(s, c, p, number(FEWER), out)
    before = out.count
    if may_begin(s, c, p, begun):
        list_rest(s, c, p, begun, out)
    return before


@compiled
def list_all_open(s: LegendState, c: LegendContext, p: LegendProspect, outcome: int, out: Choices) -> None:
    """What is tried that leaves everything open and could be part of something better that comes to this outcome."""
    look_for_outcome(s, c, p, outcome)
    want_camps(s, c, p)
    if outcome == FEWER and p.lead + most_by_all_ways(s, c, p) <= p.to_beat + SAME:
        return
    look_ahead(s, c, p)
    if not is_anything_promising(s, p):
        return
    list_work_and_camps(s, c, p, out)
    for there in range(s.hexes):
        if p.wanted[there] or p.is_ground[there]:
            look_at_goal(s, c, p, there)
            list_givers(s, c, p, there, out)


@compiled
def may_begin(s: LegendState, c: LegendContext, p: LegendProspect, begun: int) -> bool:
    """Whether there could be something better even if nothing more is given up."""
    if p.begun and p.outcome == NO_FEWER:  # that is all there is, and it was looked at
        return is_anything_promising(s, p)
    p.begun = 1
    look_for_outcome(s, c, p, number(ANY_NUMBER))
    if begun == NOWHERE and p.finished + most_to_gain(s, c, p) <= p.to_beat + SAME:
        return False
    look_ahead(s, c, p)
    return True


@compiled
def list_rest(s: LegendState, c: LegendContext, p: LegendProspect, begun: int, out: Choices) -> None:
    """What is tried when nothing more is given up; only what leads to a hex where it has begun, if there is one."""
    for there in range(s.hexes):
        if there == begun or (begun == NOWHERE and p.wanted[there]):
            look_at_goal(s, c, p, there)
            list_arrivals(s, c, p, there, out)
        elif begun == NOWHERE and p.is_ground[there]:
            look_at_goal(s, c, p, there)
            list_leaders_to(s, c, p, there, out)
    if begun != NOWHERE and check_dig(s, begun) == OK:
        offer(out, DIG, begun, 0, 0)


@compiled
def find_begun(s: LegendState, c: LegendContext, p: LegendProspect) -> int:
    """A hex to which pieces have come in vain so far: more must come, since the order of journeys is no matter."""
    for k in range(c.standing[c.seat]):
        hex_ = c.stands[c.seat, k]
        explorers, leaders = s.explorers[c.seat, hex_], s.leaders[c.seat, hex_]
        if explorers <= p.stood[EXPLORER, hex_] and leaders <= p.stood[LEADER, hex_]:
            continue
        in_vain = not holds(s, c.seat, hex_) and not is_denied(s, p, c.seat, hex_)
        if in_vain and not is_work_done(s, p, c.seat, hex_):
            return number(hex_)
    return NOWHERE


@compiled
def list_givers(s: LegendState, c: LegendContext, p: LegendProspect, there: int, out: Choices) -> None:
    """Pieces that can come to a hex from another where something is given up for it."""
    seat = c.seat
    for k in range(c.standing[seat]):
        here = c.stands[seat, k]
        cost = journey(c, seat, here, there)
        if here == there or cost > s.ap or not may_pay(s, p, here, there):
            continue
        # Of a leader and explorers who stand together, each may be free to leave, but not all; and on a latent hex
        # all may be, but not any more after what comes next.
        is_mixed = p.kept[here] > 0 and p.leaders[here] > 0 and p.free[here] > 0
        explorers = p.bound[here] > 0 or is_mixed or (p.latent[here] and p.free[here] > 0)
        leaders = p.needed[here] > 0 or is_mixed or (p.latent[here] and p.leaders[here] > 0)
        is_needed = not is_fresh_as_good(s, c, there, cost)
        is_enough = not p.is_ground[there] or may_pay_to_leave(s, p, seat, here, p.temples[seat] + s.ap)
        if explorers and is_needed and is_enough and may_come(s, p, seat, number(EXPLORER), there):
            offer_journey(s, c, p, number(EXPLORER), here, there, cost, out)
        if leaders and may_come(s, p, seat, number(LEADER), there):
            offer_journey(s, c, p, number(LEADER), here, there, cost, out)


@compiled
def is_fresh_as_good(s: LegendState, c: LegendContext, there: int, cost: int) -> bool:
    """Whether explorers not yet on the site can come for that cost, and there are enough of them for all else."""
    fresh, left, others = c.deploy[c.seat, there], number(s.explorers_left[c.seat]), s.ap - cost
    if fresh <= cost and left > others:
        return True
    return bool(fresh + EXPLORER_COST <= cost and left + s.explorers_away[c.seat] > others)


@compiled
def may_pay(s: LegendState, p: LegendProspect, here: int, there: int) -> bool:
    """Whether a hex can bring more than what is given up for it, as far as that is seen at once.

    That is when a single explorer leaves a temple for another: with others, he may not be the one to be compared.
    """
    is_single = s.terrain[here] == TEMPLE and p.bound[here] == 1 and p.free[here] + p.leaders[here] == 0
    if p.rival_scores or not is_single or s.terrain[there] != TEMPLE or value(s, s.to_act, here) > 1:
        return True
    lost, most = p.loss[here], 0
    for floors in range(FLOORS_PER_SEGMENT + 1):
        most = max(most, growth(s, there, floors))
    return bool(prize_alone(s, there) + most > lost)


@compiled
def list_arrivals(s: LegendState, c: LegendContext, p: LegendProspect, there: int, out: Choices) -> None:
    """Pieces that can come to a hex, nothing being given up.

    No explorer walks as far as a fresh one has to come, if there are enough of these.
    """
    seat = c.seat
    fresh = number(c.deploy[seat, there])
    if may_come(s, p, seat, number(EXPLORER), there):
        if fresh <= s.ap and s.explorers_left[seat] > 0:
            offer_journey(s, c, p, number(EXPLORER), number(NOWHERE), there, fresh, out)
        for k in range(c.standing[seat]):
            here = c.stands[seat, k]
            cost = journey(c, seat, here, there)
            is_better = cost < fresh or s.explorers_left[seat] <= s.ap
            if here != there and p.free[here] > 0 and cost <= s.ap and is_better:
                offer_journey(s, c, p, number(EXPLORER), here, there, cost, out)
    list_leaders_to(s, c, p, there, out)


@compiled
def list_leaders_to(s: LegendState, c: LegendContext, p: LegendProspect, there: int, out: Choices) -> None:
    """Leaders that can come to a hex, nothing being given up."""
    seat = c.seat
    if not may_come(s, p, seat, number(LEADER), there):
        return
    fresh = number(c.deploy[seat, there])
    if s.leaders_left[seat] > 0 and fresh <= s.ap:
        offer_journey(s, c, p, number(LEADER), number(NOWHERE), there, fresh, out)
    for k in range(c.standing[seat]):
        here = c.stands[seat, k]
        cost = journey(c, seat, here, there)
        if here != there and p.leaders[here] > p.needed[here] and cost <= s.ap:
            offer_journey(s, c, p, number(LEADER), here, there, cost, out)


@compiled
def offer_journey(
    s: LegendState,
    c: LegendContext,
    p: LegendProspect,
    who: int,
    here: int,
    there: int,
    cost: int,
    out: Choices,
) -> None:
    """Offer a journey from a hex, or from NOWHERE, if it could pay."""
    if not is_promising(s, c, p, who, here, there, cost):
        return
    if here == NOWHERE:
        offer(out, DEPLOY, who, there, 0)
    else:
        offer(out, MOVE, who, here, there)


@compiled
def list_work_and_camps(s: LegendState, c: LegendContext, p: LegendProspect, out: Choices) -> None:
    """What pieces can do where they stand, and where a camp can be set up."""
    for k in range(c.standing[c.seat]):
        here = c.stands[c.seat, k]
        if check_clear(s, here) == OK and is_clearing_promising(s, p, here):
            offer(out, CLEAR, here, 0, 0)
        if check_dig(s, here) == OK and is_digging_promising(s, c, p, here, s.ap):
            offer(out, DIG, here, 0, 0)
    if is_camping_promising(s, p):
        list_camps(s, c.seat, out)


@compiled
def list_recruits(s: LegendState, c: LegendContext, out: Choices) -> None:
    """Pieces that can be made available, when none of their kind is."""
    if s.explorers_left[c.seat] == 0 and s.ap > EXPLORER_COST and check_recruit(s, EXPLORER) == OK:
        offer(out, RECRUIT, EXPLORER, 0, 0)
    if s.leaders_left[c.seat] == 0 and s.ap > LEADER_COST and check_recruit(s, LEADER) == OK:
        offer(out, RECRUIT, LEADER, 0, 0)


LEGEND_SEGMENT: Final = SolvedGame(
    list_solver_options, legend_price, take_legend_option, value_when_finished, most_to_gain
)
search: Final = solver(LEGEND_SEGMENT)


@compiled
def look_for_camps(s: LegendState, c: LegendContext, p: LegendProspect) -> None:
    """What it would cost to come to each hex from a new camp, wherever it may be."""
    for hex_ in range(s.hexes):
        p.by_new_camp[hex_] = TOO_FAR
    for site in range(s.hexes):
        if check_site(s, site) in (OK, CAMP_TOKENS):
            for hex_ in range(s.hexes):
                p.by_new_camp[hex_] = min(p.by_new_camp[hex_], DEPLOY_COST + number(c.distance[site, hex_]))


@compiled
def take_options(s: LegendState, c: LegendContext, d: Descent, first: int, end: int) -> bool:
    """Carry out some options of the plan in `d`; False if the points do not suffice."""
    for k in range(first, end):
        keep_deploys(s, c, c.seat)
        price = legend_price(c, d.plan[k])
        if price > s.ap:
            return False
        take_legend_option(s, d.plan[k], price)
    return True


@compiled
def follow_plan(states: list[LegendState], c: LegendContext, p: LegendProspect, d: Descent) -> float:
    """Carry out the plan in `d`; what it comes to when the segment has been finished."""
    states[0] = states[START]
    take_options(states[0], c, d, number(0), d.length)
    return value_when_finished(states[0], c, p)


@compiled
def write_plan(
    states: list[LegendState], c: LegendContext, p: LegendProspect, d: Descent, out: Indices, before: int
) -> int:
    """Write down the best plan and its finish as options, after so many others; how many there are then."""
    follow_plan(states, c, p, d)
    out[before : before + d.length] = d.plan[: d.length]
    return write_finish(states[0], c, p, out, before + d.length)


@compiled
def write_finish(s: LegendState, c: LegendContext, p: LegendProspect, out: Indices, before: int) -> int:
    """Write down the finish that `value_when_finished` has chosen, after so many options; how many there are then."""
    count = before
    points = s.ap - SWAP_COST * p.swaps[p.chosen]
    for k in range(p.swaps[p.chosen]):
        out[count] = p.swap[p.chosen, k]
        count += 1
    take_grounds(c, p, points, number(AS_THEY_ARE))
    if p.chosen_grounds == 0:
        return count
    for g in range(p.grounds):
        if p.taken_from[g] == NOBODY:
            continue
        source = p.source[p.taken_from[g]]
        if source == AWAY:
            out[count] = encode(RECRUIT, EXPLORER, 0, 0)
            count += 1
        if source in (AWAY, RESERVE):
            out[count] = encode(DEPLOY, EXPLORER, p.ground[g], 0)
        else:
            out[count] = encode(MOVE, EXPLORER, source, p.ground[g])
        count += 1
    return count
