"""What a position of Legend is worth to a player: six categories of points, now and later, and what he has in hand."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tikal.bots.context import (
    UNREACHABLE,
    Context,
    find_pieces,
    journey,
    measure_ways,
    price_deploys,
)
from tikal.rules.compiled import compiled
from tikal.rules.legend import cards as kinds
from tikal.rules.legend.cards import CARD_IDS, CARD_TEXTS, EFFECT_KIND, EFFECT_STEPS, FACE_UP, NO_CARD
from tikal.rules.legend.scoring import HIGH_TEMPLE, UNUSED_POWER_POINTS, VOLCANO_POINTS, points
from tikal.rules.legend.state import ROUNDS, SLOTS, TILES_IN_HAND, LegendState
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.packing import number
from tikal.rules.scoring import collection_points
from tikal.rules.state import CAMPS, KINDS
from tikal.rules.steps import FINAL_ROUND, OVER, VOLCANO_ROUND
from tikal.rules.terrain import (
    LAKE,
    NO_TILE,
    NOBODY,
    NOWHERE,
    RUINS,
    TEMPLE,
    TILE_TERRAIN,
    TILE_VALUE,
    VOLCANO,
)

_WORTH: Final = {
    kinds.PUT_ON_RUINS: 1.0,
    kinds.DIG: 1.8,
    kinds.PUT_AND_ORDER: 1.8,
    kinds.PUT_ON_TEMPLES: 1.5,
    kinds.CLEAR_ONE: 1.2,
    kinds.CLEAR_DIFFERENT: 1.0,
    kinds.CAMP: 1.2,
    kinds.RECRUIT_EXPLORERS: 0.4,
    kinds.RECRUIT_BOTH: 1.0,
    kinds.WALK: 0.6,
    kinds.STONE: 0.8,
    kinds.LAY_TILE: 2.5,
}
_WORTH_WHOLE: Final = {kinds.SHIFT_ANYWHERE: 3.5, kinds.LOOK: 0.5, kinds.BONUS: 3.0}
CARD_WORTH: Final = np.array(
    [
        _WORTH_WHOLE.get(int(EFFECT_KIND[card]), _WORTH.get(int(EFFECT_KIND[card]), 0.0) * int(EFFECT_STEPS[card]))
        for card in FACE_UP[: len(CARD_TEXTS)].tolist()
    ],
    dtype=np.float64,
)
"""[card] -> points that a card in hand is worth about; those that take blue treasures are looked at more closely."""
BLUE_CARDS: Final = sum(card.startswith("01") for card in CARD_IDS)

SOON: Final = 0.45
"""Part of the points of majorities that is counted for the next scoring, in the first round; it grows to 0.95."""
LATER: Final = 0.28
"""The same for every scoring after that."""
SETS_LATER: Final = 0.92
SINGLE: Final = 0.35
PAIR: Final = 0.45
NEAR_PRIZE: Final = 0.2
FAR: Final = 12.0
OUT: Final = 0.35
LEADER: Final = 1.2
AVAILABLE: Final = 0.25
CAMP_WORTH: Final = 1.5
GUARDIAN_WORTH: Final = 0.5
TOKEN_POINT: Final = 0.5
TILE_IN_HAND: Final = 1.5
TREASURE_IN_GROUND: Final = 1.5


@compiled
def scorings_left(s: LegendState) -> int:
    """Scorings after the present one: volcanoes not yet laid, and the end of the game."""
    if s.step == OVER or s.segment == FINAL_ROUND:
        return 0
    left = 1
    for place in range(s.stack_size):
        tile = number(s.stack[place])
        if tile >= 0 and TILE_TERRAIN[tile] == VOLCANO and not is_gone(s, tile):
            left += 1
    return left


@compiled
def is_gone(s: LegendState, tile: int) -> bool:
    """Whether a tile lies on the site, or was set aside."""
    for hex_ in range(s.hexes):
        if s.tile_on[hex_] == tile:
            return True
    for k in range(s.aside_count):
        if s.aside[k] == tile:
            return True
    return False


@compiled
def scores_yet(s: LegendState, seat: int) -> bool:
    """Whether a scoring round is on in which the player has still to score."""
    if s.step == OVER or s.segment not in (VOLCANO_ROUND, FINAL_ROUND):
        return False
    if s.scoring_turn >= s.players:
        return False
    for k in range(s.scoring_turn, s.players):
        if s.scoring_order[k] == seat:
            return True
    return False


@compiled
def worth_of_points(s: LegendState, seat: int, left: int) -> float:
    """What would be scored now, as far as it may be hoped to be scored."""
    sets = 0
    for kind in range(KINDS):
        sets += collection_points(s, seat, kind)
    held = points(s, seat) - sets
    now = 1.0 if scores_yet(s, seat) else 0.0
    worth = now * (held + sets) + SETS_LATER * sets * left
    if left > 0:
        soon = LATER if now > 0.0 else SOON + 0.5 * (s.round_number - 1) / (ROUNDS - 1)
        worth += held * (soon + LATER * (left - 1))
    for kind in range(KINDS):
        copies = number(s.treasures[seat, kind])
        if copies == 1:
            worth += SINGLE * left
        elif copies > 1:
            worth += PAIR * left
    return float(worth)


@compiled
def worth_in_hand(s: LegendState, seat: int, left: int) -> float:
    """Cards, token, tiles, power."""
    worth = TOKEN_POINT * s.ap_token[seat]
    for side in range(2):
        for slot in range(SLOTS):
            card = number(s.cards[seat, side, slot])
            if card == NO_CARD:
                continue
            if card < BLUE_CARDS:
                for token in range(2):
                    kind = number(s.blue_of_card[card, token])
                    if s.blue[kind] > 0:
                        worth += 0.8 * (1 + number(s.treasures[seat, kind])) * left
            else:
                worth += CARD_WORTH[card]
    for slot in range(TILES_IN_HAND):
        tile = number(s.hand_tiles[seat, slot])
        if tile != NO_TILE:
            worth += TILE_IN_HAND + 0.2 * TILE_VALUE[tile]
    for place in range(s.players):
        if s.next_order[place] == seat:
            worth += 0.4 * (s.players - place)
    if s.powers and not s.power_used[seat] and s.step != OVER:
        worth += UNUSED_POWER_POINTS
    return float(worth)


@compiled
def worth_of_pieces(s: LegendState, c: Context, seat: int) -> float:
    """Pieces out and available, camps, guardians left."""
    worth = AVAILABLE * (s.explorers_left[seat] - s.explorers_away[seat])
    worth += LEADER * 0.5 * (s.leaders_left[seat] - s.leaders_away[seat])
    worth += GUARDIAN_WORTH * s.guardians_left[seat]
    for k in range(c.standing[seat]):
        hex_ = c.stands[seat, k]
        worth += OUT * s.explorers[seat, hex_] + LEADER * s.leaders[seat, hex_]
    for camp in range(CAMPS):
        if s.camps[seat, camp] != NOWHERE:
            worth += CAMP_WORTH
    return float(worth)


@compiled
def prize(s: LegendState, hex_: int) -> float:
    """What holding a hex brings, about."""
    terrain = s.terrain[hex_]
    if terrain == TEMPLE:
        return 0.0 if s.guardian[hex_] != NOBODY else float(s.temple[hex_] + HIGH_TEMPLE[s.temple[hex_]])
    if terrain == VOLCANO:
        return float(VOLCANO_POINTS)
    if terrain == LAKE:
        return 2.0
    return TREASURE_IN_GROUND * number(s.tokens[hex_]) if terrain == RUINS else 0.0


@compiled
def worth_of_reach(s: LegendState, c: Context, seat: int) -> float:
    """Prizes not held that are near: the nearer, and the fewer pieces they take, the better."""
    worth = 0.0
    for hex_ in range(s.hexes):
        value_here = prize(s, hex_)
        if value_here == 0.0:
            continue
        is_ruins = s.terrain[hex_] == RUINS
        need = highest_rival_value(s, seat, hex_) - value(s, seat, hex_) + 1
        if need <= 0 and not is_ruins:
            continue
        nearest = UNREACHABLE
        if s.explorers_left[seat] - s.explorers_away[seat] > 0:
            nearest = number(c.deploy[seat, hex_])
        for k in range(c.standing[seat]):
            nearest = min(nearest, journey(c, seat, c.stands[seat, k], hex_))
        cost = float(nearest) if is_ruins else float(max(1, nearest) * need)
        worth += NEAR_PRIZE * value_here * max(0.0, FAR - cost) / FAR
    return float(worth)


@compiled
def legend_worth(s: LegendState, c: Context, seat: int) -> float:
    """All that a player has."""
    if s.step == OVER:
        return float(s.score[seat])
    left = scorings_left(s)
    price_deploys(s, c, seat)
    find_pieces(s, c, seat)
    worth = s.score[seat] + worth_of_points(s, seat, left) + worth_in_hand(s, seat, left)
    if left > 0:
        worth += worth_of_pieces(s, c, seat)
    if left > 0 or scores_yet(s, seat):
        worth += worth_of_reach(s, c, seat)
    return float(worth)


@compiled
def legend_value(states: Any, contexts: Any, measure: int, seat: int) -> float:
    """How far a player is ahead in the state given; `measure` says that ways are to be measured anew."""
    s, c = states[0], contexts[0]
    if measure:
        measure_ways(s, c)
    mine = legend_worth(s, c, seat)
    best, total = -1.0e9, 0.0
    for rival in range(s.players):
        if rival != seat:
            worth = legend_worth(s, c, rival)
            best = max(best, worth)
            total += worth
    return float(mine - (best + total / (s.players - 1)) / 2.0)
