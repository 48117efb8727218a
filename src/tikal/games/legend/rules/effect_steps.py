"""The steps of cards and powers: what each of them lists, checks and does (L-CARD, L-DIR)."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules import verbs as legend_verbs
from tikal.games.legend.rules.cards import EFFECT_KIND, EFFECT_STEPS, STEP_VERB, STONE_AND_WALK
from tikal.games.legend.rules.favours import (
    check_collection,
    check_free_swap,
    check_rotate,
    check_takecard,
    do_hex,
    do_takecard,
    list_collections,
    list_free_guards,
    list_free_swaps,
    list_hexes,
    list_rotations,
    list_takecards,
    score_collection,
)
from tikal.games.legend.rules.laying import check_border_lay, do_border_lay, list_border_lays, turn_tile
from tikal.games.legend.rules.ordering import (
    check_order,
    check_site_step,
    do_order,
    list_orders,
    list_sites,
    look_through,
)
from tikal.games.legend.rules.putting import check_put, do_put, list_puts
from tikal.games.legend.rules.recruiting import check_free_recruit, do_free_recruit, list_free_recruits
from tikal.games.legend.rules.relocating import (
    check_free_camp,
    check_movecamp,
    check_shift,
    do_free_camp,
    do_movecamp,
    do_shift,
    list_free_camps,
    list_shifts,
    list_walks,
)
from tikal.games.legend.rules.site_work import (
    check_free_clear,
    check_free_dig,
    do_free_clear,
    do_free_dig,
    list_free_clears,
    list_free_digs,
)
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import check_movestone, check_stone, do_movestone, do_stone, list_stones
from tikal.rules import verbs
from tikal.rules.flow import List, Step, Verb, always
from tikal.rules.guarding import check_guardian, set_guardian
from tikal.rules.moving import check_move, check_transfer, do_move, do_transfer
from tikal.rules.packing import widen
from tikal.rules.swapping import exchange


@compiled
def due_verb(s: LegendState) -> int:
    """The verb after which the next step is named."""
    return widen(STEP_VERB[EFFECT_KIND[s.effect], 0 if s.effect_steps == 0 else 1])


@compiled
def do_free_stone(s: LegendState, here: int, there: int) -> None:
    """Card 19 and p02."""
    do_stone(s, here, there)
    begin_walk(s)


@compiled
def do_free_movestone(s: LegendState, here: int, there: int, to_here: int, to_there: int) -> None:
    """Card 19 and p02, when no token is left."""
    do_movestone(s, here, there, to_here, to_there)
    begin_walk(s)


@compiled
def begin_walk(s: LegendState) -> None:
    """After its stone, p02 has points to walk with."""
    if EFFECT_KIND[s.effect] == STONE_AND_WALK:
        s.ap = EFFECT_STEPS[s.effect]


def _step(list_all: List[LegendState], *kinds: Verb) -> Step:
    """A step of an effect is named after its first verb."""
    return Step(kinds[0].verb, list_all, kinds)


STEPS: Final = (
    _step(list_puts, Verb(legend_verbs.PUT, check_put, do_put)),
    _step(list_free_digs, Verb(verbs.DIG, check_free_dig, do_free_dig)),
    _step(list_free_clears, Verb(verbs.CLEAR, check_free_clear, do_free_clear)),
    _step(
        list_walks,
        Verb(verbs.MOVE, check_move, do_move),
        Verb(verbs.TRANSFER, check_transfer, do_transfer),
    ),
    _step(list_shifts, Verb(legend_verbs.SHIFT, check_shift, do_shift)),
    _step(
        list_free_camps,
        Verb(verbs.CAMP, check_free_camp, do_free_camp),
        Verb(legend_verbs.MOVECAMP, check_movecamp, do_movecamp),
    ),
    _step(list_free_recruits, Verb(legend_verbs.RECRUIT, check_free_recruit, do_free_recruit)),
    _step(
        list_stones,
        Verb(legend_verbs.STONE, check_stone, do_free_stone),
        Verb(legend_verbs.MOVESTONE, check_movestone, do_free_movestone),
    ),
    _step(list_border_lays, Verb(verbs.PLACE, check_border_lay, do_border_lay)),
    _step(list_sites, Verb(legend_verbs.SITE, check_site_step, look_through)),
    _step(list_orders, Verb(legend_verbs.ORDER, check_order, do_order)),
    _step(list_rotations, Verb(legend_verbs.ROTATE, check_rotate, turn_tile)),
    _step(list_free_swaps, Verb(verbs.SWAP, check_free_swap, exchange)),
    _step(list_collections, Verb(legend_verbs.COLLECTION, check_collection, score_collection)),
    _step(list_takecards, Verb(legend_verbs.TAKECARD, check_takecard, do_takecard)),
    _step(list_free_guards, Verb(verbs.GUARD, check_guardian, set_guardian)),
    _step(list_hexes, Verb(legend_verbs.HEX, always, do_hex)),
)
