"""Making pieces available (L-AP-6, L-AP-7)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.state import LegendState
from tikal.rules.packing import number
from tikal.rules.reasons import OK, RECRUIT_EXPLORER, RECRUIT_LEADER
from tikal.rules.verbs import EXPLORER

EXPLORER_COST: Final = 2
LEADER_COST: Final = 5


@compiled
def away(s: LegendState, seat: int, who: int) -> int:
    """Explorers, or leaders, that are not yet available."""
    return number(s.explorers_away[seat] if who == EXPLORER else s.leaders_away[seat])


@compiled
def check_recruit(s: LegendState, who: int) -> int:
    """Whether there is such a piece to be made available."""
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
