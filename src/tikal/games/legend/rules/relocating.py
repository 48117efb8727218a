"""Free camps and their relocation (cards 12 to 14, p12); pieces that walk or are shifted (17, 18, p13 to p15)."""

from __future__ import annotations

from tikal.compiling.functions import compiled, lowest_bit
from tikal.games.legend.rules.cards import EFFECT_KIND, SHIFT_NEXT
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import MOVECAMP, SHIFT
from tikal.rules.camping import check_presence, check_site, free_camp, likely_sites
from tikal.rules.majority import occupied, pieces_of, standing
from tikal.rules.moving import list_moves, list_transfers, shift
from tikal.rules.packing import widen
from tikal.rules.reasons import CAMP_NONE_LEFT, MOVE_NOBODY, OK, STEP_CAMP_NOT_YOURS, STEP_CAMP_RESERVE, STEP_SHIFT
from tikal.rules.state import CAMPS
from tikal.rules.terrain import NEIGHBOUR_MASK, NOWHERE
from tikal.rules.verbs import CAMP, EXPLORER, LEADER, Choices, offer


@compiled
def check_ground(s: LegendState, hex_: int) -> int:
    """C-48: the same conditions for a new camp and for one that is moved."""
    reason = check_site(s, hex_)
    return reason if reason != OK else check_presence(s, hex_)


@compiled
def check_free_camp(s: LegendState, hex_: int) -> int:
    """A camp from the reserve."""
    reason = check_ground(s, hex_)
    if reason != OK:
        return reason
    return CAMP_NONE_LEFT if free_camp(s, s.to_act) == NOWHERE else OK


@compiled
def camp_number(s: LegendState, hex_: int) -> int:
    """Which of the player's camps stands on a hex, or NOWHERE."""
    for camp in range(CAMPS):
        if s.camps[s.to_act, camp] == hex_:
            return camp
    return NOWHERE


@compiled
def check_movecamp(s: LegendState, here: int, there: int) -> int:
    """L-CARD-e: a camp is moved only when both are out."""
    if free_camp(s, s.to_act) != NOWHERE:
        return STEP_CAMP_RESERVE
    return STEP_CAMP_NOT_YOURS if camp_number(s, here) == NOWHERE else check_ground(s, there)


@compiled
def list_free_camps(s: LegendState, out: Choices) -> None:
    """All hexes for a new camp or a moved one."""
    left = likely_sites(s)
    while left:
        there = lowest_bit(left)
        left &= left - 1
        if check_free_camp(s, there) == OK:
            offer(out, CAMP, there, 0, 0)
            continue
        for camp in range(CAMPS):
            here = widen(s.camps[s.to_act, camp])
            if here != NOWHERE and check_movecamp(s, here, there) == OK:
                offer(out, MOVECAMP, here, there, 0)


@compiled
def do_free_camp(s: LegendState, hex_: int) -> None:
    """Set up a camp without paying."""
    s.camps[s.to_act, free_camp(s, s.to_act)] = hex_
    s.effect_from = hex_


@compiled
def do_movecamp(s: LegendState, here: int, there: int) -> None:
    """Move a camp."""
    s.camps[s.to_act, camp_number(s, here)] = there
    s.effect_from = there


@compiled
def check_shift(s: LegendState, who: int, here: int, there: int) -> int:
    """C-49: from one hex to one other, both fixed by the first piece; p14 only to a neighbour."""
    if pieces_of(s, s.to_act, who, here) == 0:
        return MOVE_NOBODY
    return OK if goals_from(s, here) >> there & 1 else STEP_SHIFT


@compiled
def goals_from(s: LegendState, here: int) -> int:
    """The hexes, as a set of bits, to which the effect shifts a piece from this one."""
    if s.effect_from not in (NOWHERE, here):
        return 0
    goals = NEIGHBOUR_MASK[here] if EFFECT_KIND[s.effect] == SHIFT_NEXT else (1 << s.hexes) - 1
    if s.effect_to != NOWHERE:
        goals &= 1 << s.effect_to
    return goals & ~(1 << here)


@compiled
def list_shifts(s: LegendState, out: Choices) -> None:
    """All pieces that may be shifted, and where to."""
    for who in (EXPLORER, LEADER):
        left = standing(s, s.to_act, who)
        while left:
            here = lowest_bit(left)
            left &= left - 1
            goals = goals_from(s, here)
            while goals:
                offer(out, SHIFT, who, here, lowest_bit(goals))
                goals &= goals - 1


@compiled
def do_shift(s: LegendState, who: int, here: int, there: int) -> None:
    """Shift a piece; the next ones must go the same way."""
    shift(s, who, here, there)
    s.effect_from, s.effect_to = here, there


@compiled
def list_walks(s: LegendState, out: Choices) -> None:
    """Moves and transfers with the points that are left."""
    list_transfers(s, out)
    left = occupied(s, s.to_act)
    while left:
        list_moves(s, lowest_bit(left), out)
        left &= left - 1
