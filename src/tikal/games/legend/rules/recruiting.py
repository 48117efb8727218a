"""Making pieces available, for action points (L-AP-6, L-AP-7) or by cards 15 and 16 and p10."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import EFFECT_KIND, RECRUIT_BOTH, RECRUIT_EXPLORERS
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import RECRUIT
from tikal.rules.packing import widen
from tikal.rules.reasons import OK, RECRUIT_EXPLORER, RECRUIT_LEADER, STEP_EXPLORERS_ONLY, STEP_RECRUITED
from tikal.rules.verbs import EXPLORER, LEADER, Choices, offer

EXPLORER_COST: Final = 2
LEADER_COST: Final = 5


@compiled
def away(s: LegendState, seat: int, who: int) -> int:
    """Explorers, or leaders, that are not yet available."""
    return widen(s.explorers_away[seat] if who == EXPLORER else s.leaders_away[seat])


@compiled
def check_recruit(s: LegendState, who: int) -> int:
    """Whether a piece of this kind can be made available."""
    if away(s, s.to_act, who) > 0:
        return OK
    return RECRUIT_EXPLORER if who == EXPLORER else RECRUIT_LEADER


@compiled
def recruit_cost(who: int) -> int:
    """Action points it costs."""
    return EXPLORER_COST if who == EXPLORER else LEADER_COST


@compiled
def recruit(s: LegendState, who: int) -> None:
    """Move a piece from the unavailable to the available reserve."""
    take_from_away(s, who)
    if who == EXPLORER:
        s.explorers_left[s.to_act] += 1
    else:
        s.leaders_left[s.to_act] += 1


@compiled
def take_from_away(s: LegendState, who: int) -> None:
    """One piece fewer in the unavailable reserve."""
    if who == EXPLORER:
        s.explorers_away[s.to_act] -= 1
    else:
        s.leaders_away[s.to_act] -= 1


@compiled
def check_free_recruit(s: LegendState, who: int) -> int:
    """Card 15 and p10 are for explorers; card 16 takes at most one of each."""
    kind = EFFECT_KIND[s.effect]
    if kind == RECRUIT_EXPLORERS and who == LEADER:
        return STEP_EXPLORERS_ONLY
    if kind == RECRUIT_BOTH and s.recruited[who]:
        return STEP_RECRUITED
    return check_recruit(s, who)


@compiled
def list_free_recruits(s: LegendState, out: Choices) -> None:
    """Pieces that the effect may make available."""
    for who in (EXPLORER, LEADER):
        if check_free_recruit(s, who) == OK:
            offer(out, RECRUIT, who, 0, 0)


@compiled
def do_free_recruit(s: LegendState, who: int) -> None:
    """Make a piece available without paying."""
    recruit(s, who)
    s.recruited[who] += 1
