"""Pieces that cards and powers put straight on the site."""

from __future__ import annotations

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import (
    CAMP,
    EFFECT_KIND,
    LEADER_TO_CAMP,
    PUT_AND_ORDER,
    PUT_IN_CAMP,
    PUT_ON_RUINS,
    PUT_ON_TEMPLES,
    PUT_ON_WATER_OR_FIRE,
)
from tikal.games.legend.rules.ordering import look_through
from tikal.games.legend.rules.recruiting import away, take_from_away
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.verbs import PUT
from tikal.rules.deploying import may_use_camp, reserve, take_from_reserve
from tikal.rules.majority import put
from tikal.rules.reasons import OK, STEP_EXPLORERS_ONLY, STEP_RESERVE, STEP_SAME_HEX, STEP_SITE
from tikal.rules.terrain import LAKE, NOWHERE, RUINS, TEMPLE, VOLCANO
from tikal.rules.verbs import EXPLORER, LEADER, Choices, offer


@compiled
def is_site(s: LegendState, kind: int, hex_: int) -> bool:
    """Whether an effect of this kind puts pieces on this hex; opposing pieces do not matter (C-52, C-68)."""
    terrain = s.terrain[hex_]
    if kind in (PUT_ON_RUINS, PUT_AND_ORDER):
        return bool(terrain == RUINS and s.tokens[hex_] > 0)
    if kind == PUT_ON_TEMPLES:
        return bool(terrain == TEMPLE)
    if kind == PUT_ON_WATER_OR_FIRE:
        return terrain in (LAKE, VOLCANO)
    return may_use_camp(s, s.to_act, hex_)


@compiled
def check_put(s: LegendState, who: int, hex_: int) -> int:
    """L-CARD-a: which pieces go where; all of one card to the same hex, unless it says otherwise."""
    kind = EFFECT_KIND[s.effect]
    takes_leaders = kind in (CAMP, PUT_IN_CAMP, LEADER_TO_CAMP)
    if who == LEADER and not takes_leaders:
        return STEP_EXPLORERS_ONLY
    if not is_site(s, kind, hex_):
        return STEP_SITE
    if kind != PUT_ON_TEMPLES and s.effect_from not in (NOWHERE, hex_):
        return STEP_SAME_HEX
    if kind == LEADER_TO_CAMP:
        return OK if who == LEADER and away(s, s.to_act, LEADER) > 0 else STEP_RESERVE
    return OK if reserve(s, s.to_act, who) > 0 else STEP_RESERVE


@compiled
def list_puts(s: LegendState, out: Choices) -> None:
    """All pieces that may be put somewhere."""
    for who in (EXPLORER, LEADER):
        for hex_ in range(s.hexes):
            if check_put(s, who, hex_) == OK:
                offer(out, PUT, who, hex_, 0)


@compiled
def do_put(s: LegendState, who: int, hex_: int) -> None:
    """Put a piece on a hex: from the reserve, or with p06 a leader that was not even available (C-62)."""
    kind = EFFECT_KIND[s.effect]
    if kind == LEADER_TO_CAMP:
        take_from_away(s, who)
    else:
        take_from_reserve(s, s.to_act, who)
    put(s, s.to_act, who, hex_, 1)
    s.effect_from = hex_
    if kind == PUT_AND_ORDER:
        look_through(s, hex_)
