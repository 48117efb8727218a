"""What a position of Legend is worth: what can be said of it for each player, and how far that puts one ahead."""

from __future__ import annotations

from typing import Final

import numpy as np

from tikal.compiling.functions import compiled
from tikal.games.legend.rules import cards as kinds
from tikal.games.legend.rules.cards import BONUS_AP, CARD_TEXTS, EFFECT_KIND, EFFECT_STEPS, FACE_UP, NO_CARD
from tikal.games.legend.rules.scoring import (
    HIGH_TEMPLE,
    director_points,
    factors,
    high_temple_points,
    is_present,
    points,
    temple_points,
    volcano_points,
)
from tikal.games.legend.rules.state import OPEN_TILES, ROUNDS, SLOTS, TILES_IN_HAND, LegendState
from tikal.games.legend.search.context import BLUE, TERMS, LegendContext, is_prize, scores_yet
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.packing import widen
from tikal.rules.scoring import COLLECTION_VALUE
from tikal.rules.state import CAMPS, KINDS, TREASURES
from tikal.rules.steps import FINAL_ROUND, OVER
from tikal.rules.terrain import (
    NO_TILE,
    NOBODY,
    NOWHERE,
    RUINS,
    TEMPLE,
    TILE_TERRAIN,
    TILE_VALUE,
    VOLCANO,
)
from tikal.search.context import NEEDS, TOO_FAR, find_pieces, keep_deploys, price_supply
from tikal.search.evaluation import MANY_OUT, RUINS_REACH, WHOLE_RESERVE, access, lead

NAMES: Final = (
    "score",
    "temples_next",
    "temples_later",
    "guarded",
    "volcanoes_next",
    "volcanoes_later",
    "land_next",
    "land_later",
    "lakes_next",
    "lakes_later",
    "sets",
    "singles",
    "pairs",
    "reach_temples_next",
    "reach_temples_later",
    "reach_volcanoes",
    "reach_lakes",
    "ruins",
    "camps",
    "reserve",
    "explorers_out",
    "leaders_out",
    "leaders_available",
    "guardians_left",
    "token",
    "tiles",
    "tile_values",
    "volcano_in_hand",
    "order",
    "power",
    "card_blue",
    "card_put_ruins",
    "card_dig",
    "card_put_temples",
    "card_clear",
    "card_camp",
    "card_recruit",
    "card_shift",
    "card_walk",
    "card_stone",
    "card_lay",
    "card_bonus",
    "card_look",
)
"""All terms in order."""
assert len(NAMES) == TERMS

(
    SCORE,
    TEMPLES_NEXT,
    TEMPLES_LATER,
    GUARDED,
    VOLCANOES_NEXT,
    VOLCANOES_LATER,
    LAND_NEXT,
    LAND_LATER,
    LAKES_NEXT,
    LAKES_LATER,
    SETS,
    SINGLES,
    PAIRS,
    REACH_TEMPLES_NEXT,
    REACH_TEMPLES_LATER,
    REACH_VOLCANOES,
    REACH_LAKES,
    RUINS_NEAR,
    CAMPS_SET,
    RESERVE,
    OUT,
    LEADERS_OUT,
    LEADERS_AVAILABLE,
    GUARDIANS,
    TOKEN,
    TILES,
    TILE_VALUES,
    VOLCANO_IN_HAND,
    ORDER,
    POWER,
    CARD_BLUE,
    CARD_PUT_RUINS,
    CARD_DIG,
    CARD_PUT_TEMPLES,
    CARD_CLEAR,
    CARD_CAMP,
    CARD_RECRUIT,
    CARD_SHIFT,
    CARD_WALK,
    CARD_STONE,
    CARD_LAY,
    CARD_BONUS,
    CARD_LOOK,
) = range(TERMS)

_TERM_OF_KIND: Final = {
    kinds.TAKE_BLUE: CARD_BLUE,
    kinds.PUT_ON_RUINS: CARD_PUT_RUINS,
    kinds.PUT_AND_ORDER: CARD_PUT_RUINS,
    kinds.DIG: CARD_DIG,
    kinds.PUT_ON_TEMPLES: CARD_PUT_TEMPLES,
    kinds.CLEAR_ONE: CARD_CLEAR,
    kinds.CLEAR_DIFFERENT: CARD_CLEAR,
    kinds.CAMP: CARD_CAMP,
    kinds.RECRUIT_EXPLORERS: CARD_RECRUIT,
    kinds.RECRUIT_BOTH: CARD_RECRUIT,
    kinds.SHIFT_ANYWHERE: CARD_SHIFT,
    kinds.WALK: CARD_WALK,
    kinds.STONE: CARD_STONE,
    kinds.LAY_TILE: CARD_LAY,
    kinds.BONUS: CARD_BONUS,
    kinds.LOOK: CARD_LOOK,
}
_ONCE: Final = (kinds.SHIFT_ANYWHERE, kinds.WALK, kinds.LOOK)
_UP: Final = FACE_UP[: len(CARD_TEXTS)].tolist()
CARD_TERM: Final = np.array([_TERM_OF_KIND[int(EFFECT_KIND[card])] for card in _UP], dtype=np.int64)
"""[card] -> the term to which it adds."""
CARD_AMOUNT: Final = np.array(
    [1 if int(EFFECT_KIND[card]) in _ONCE else max(1, int(EFFECT_STEPS[card]), int(BONUS_AP[card])) for card in _UP],
    dtype=np.int64,
)
"""[card] -> and how much: its steps, or the points it gives."""
EXPECTED_ROUND: Final = np.array([6.9, 4.9, 2.6], dtype=np.float64)
"""[volcanoes to come] -> round in which the next scoring is, about."""
AT_ONCE: Final = 0.3
"""Rounds before a scoring whose volcano is on offer or in somebody's hand."""
SOON: Final = 0.5
TREASURES_OF_ALL: Final = TREASURES + BLUE * KINDS


@compiled
def volcanoes_to_come(s: LegendState) -> int:
    """Volcanoes among the lettered tiles that were not laid yet: each brings a scoring."""
    count = 0
    for place in range(s.stack_size):
        tile = widen(s.stack[place])
        if tile >= 0 and TILE_TERRAIN[tile] == VOLCANO and not is_gone(s, tile):
            count += 1
    return count


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
def is_volcano_out(s: LegendState) -> bool:
    """Whether a volcano is on offer, or in somebody's hand."""
    for slot in range(OPEN_TILES):
        if s.tiles_open[slot] != NO_TILE and TILE_TERRAIN[s.tiles_open[slot]] == VOLCANO:
            return True
    for seat in range(s.players):
        for slot in range(TILES_IN_HAND):
            if s.hand_tiles[seat, slot] != NO_TILE and TILE_TERRAIN[s.hand_tiles[seat, slot]] == VOLCANO:
                return True
    return False


@compiled
def foresee(s: LegendState, c: LegendContext) -> None:
    """How many scorings each player has left after this segment, and how close the next of them is."""
    volcanoes = volcanoes_to_come(s)
    distance = AT_ONCE if is_volcano_out(s) else max(SOON, EXPECTED_ROUND[min(2, volcanoes)] - s.round_number)
    c.ends_in_scoring = 0
    for seat in range(s.players):
        c.left[seat] = 0.0 if s.step == OVER or s.segment == FINAL_ROUND else 1.0 + volcanoes
        c.near[seat] = min(c.left[seat], 1.0 / (1.0 + distance))
        if scores_yet(s, seat):
            if seat == c.seat and s.scoring_order[s.scoring_turn] == seat:
                c.ends_in_scoring = 1
            else:
                c.left[seat] += 1.0
                c.near[seat] = 1.0


@compiled
def describe_site(s: LegendState, c: LegendContext, seat: int) -> None:
    """What a player holds: temples, volcanoes, open land, lakes."""
    f = c.terms
    temples, lands, lakes, masks = factors(s, seat)
    held, guarded, volcanoes = 0.0, 0.0, 0.0
    for hex_ in range(s.hexes):
        if is_present(s, seat, hex_):
            volcanoes += volcano_points(s, seat, hex_)
            worth = temple_points(s, seat, hex_) + high_temple_points(s, seat, hex_)
            if s.guardian[hex_] == NOBODY:
                held += worth
            else:
                guarded += worth
    near, later = c.near[seat], c.left[seat] - c.near[seat]
    f[seat, TEMPLES_NEXT], f[seat, TEMPLES_LATER] = held * near, held * later
    f[seat, GUARDED] = guarded * c.left[seat]
    f[seat, VOLCANOES_NEXT] = volcanoes * near
    f[seat, VOLCANOES_LATER] = volcanoes * later
    f[seat, LAND_NEXT], f[seat, LAND_LATER] = lands * temples * near, lands * temples * later
    f[seat, LAKES_NEXT], f[seat, LAKES_LATER] = lakes * masks * near, lakes * masks * later


@compiled
def describe_reach(s: LegendState, c: LegendContext, seat: int) -> None:
    """Prizes that a player does not hold but could take, and ruins that are near."""
    f = c.terms
    near, later = c.near[seat], c.left[seat] - c.near[seat]
    for hex_ in range(s.hexes):
        if is_prize(s, hex_):
            need = highest_rival_value(s, seat, hex_) - value(s, seat, hex_) + 1
            if need <= 0:
                continue
            if seat == c.seat:
                price_supply(s, c, seat, hex_)
            part = (TOO_FAR - widen(c.supply[seat, hex_, min(NEEDS - 1, need)])) / TOO_FAR
            if s.terrain[hex_] == TEMPLE:
                worth = part * (widen(s.temple[hex_]) + HIGH_TEMPLE[s.temple[hex_]])
                f[seat, REACH_TEMPLES_NEXT] += worth * near
                f[seat, REACH_TEMPLES_LATER] += worth * later
            else:
                f[seat, REACH_VOLCANOES if s.terrain[hex_] == VOLCANO else REACH_LAKES] += part * c.left[seat]
        elif s.tokens[hex_] > 0:
            nearness = RUINS_REACH - access(c, seat, hex_)
            f[seat, RUINS_NEAR] += widen(s.tokens[hex_]) * nearness / RUINS_REACH * c.left[seat]


@compiled
def describe_sets(s: LegendState, c: LegendContext, seat: int) -> None:
    """Sets, singles and pairs."""
    f, left = c.terms, c.left[seat]
    for kind in range(KINDS):
        copies = widen(s.treasures[seat, kind])
        f[seat, SETS] += COLLECTION_VALUE[copies] * left
        if copies == 1:
            f[seat, SINGLES] += left
        elif copies == 2:
            f[seat, PAIRS] += left


@compiled
def describe_pieces_and_camps(s: LegendState, c: LegendContext, seat: int) -> None:
    """Camps, reserves, pieces on the site, guardians left."""
    f, left = c.terms, c.left[seat]
    for camp in range(CAMPS):
        if s.camps[seat, camp] != NOWHERE:
            f[seat, CAMPS_SET] += left
    for k in range(c.standing[seat]):
        hex_ = c.stands[seat, k]
        f[seat, OUT] += widen(s.explorers[seat, hex_]) / MANY_OUT * left
        f[seat, LEADERS_OUT] += widen(s.leaders[seat, hex_]) * left
    f[seat, RESERVE] = widen(s.explorers_left[seat]) / WHOLE_RESERVE * left
    f[seat, LEADERS_AVAILABLE] = widen(s.leaders_left[seat]) * left
    f[seat, GUARDIANS] = widen(s.guardians_left[seat]) * left


@compiled
def describe_hand(s: LegendState, c: LegendContext, seat: int) -> None:
    """Token, tiles, place in the next order, power and cards."""
    f = c.terms
    f[seat, TOKEN] = widen(s.ap_token[seat])
    for slot in range(TILES_IN_HAND):
        tile = widen(s.hand_tiles[seat, slot])
        if tile != NO_TILE:
            f[seat, TILES] += 1.0
            f[seat, TILE_VALUES] += TILE_VALUE[tile]
            f[seat, VOLCANO_IN_HAND] += 1.0 if TILE_TERRAIN[tile] == VOLCANO else 0.0
    for place in range(s.players):
        if s.next_order[place] == seat:
            f[seat, ORDER] += s.players - place
    if s.powers and not s.power_used[seat]:
        f[seat, POWER] = 1.0
    for side in range(2):
        for slot in range(SLOTS):
            card = widen(s.cards[seat, side, slot])
            if card != NO_CARD:
                describe_card(s, c, seat, card)


@compiled
def describe_card(s: LegendState, c: LegendContext, seat: int, card: int) -> None:
    """What a card in hand adds: one of blue treasures what they would add to sets, one of bonuses for each round."""
    f, term = c.terms, CARD_TERM[card]
    if term == CARD_BLUE:
        one, other = widen(s.blue_of_card[card, 0]), widen(s.blue_of_card[card, 1])
        if s.blue[one] > 0 and s.blue[other] > 0:
            first = widen(s.treasures[seat, one]) + 1
            second = widen(s.treasures[seat, other]) + (2 if one == other else 1)
            f[seat, term] += (first + second) * c.left[seat]
    elif term == CARD_BONUS:
        f[seat, term] += CARD_AMOUNT[card] * (ROUNDS + 1 - s.round_number)
    else:
        f[seat, term] += CARD_AMOUNT[card]


@compiled
def unknown_treasures(s: LegendState) -> int:
    """Treasures dug in a search whose kind nobody knows: those that are nowhere to be found."""
    count = TREASURES_OF_ALL - (TREASURES - s.laid)
    for kind in range(KINDS):
        count -= widen(s.blue[kind])
        for seat in range(s.players):
            count -= widen(s.treasures[seat, kind])
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == RUINS:
            count -= widen(s.tokens[hex_])
    return count


@compiled
def describe_legend(s: LegendState, c: LegendContext) -> None:
    """Fill in the terms of all players."""
    c.terms[:] = 0.0
    foresee(s, c)
    keep_deploys(s, c, c.seat)
    find_pieces(s, c, c.seat)
    for seat in range(s.players):
        c.terms[seat, SCORE] = widen(s.score[seat])
        if s.step == OVER:
            continue
        describe_site(s, c, seat)
        describe_sets(s, c, seat)
        describe_hand(s, c, seat)
        if c.left[seat] > 0.0:
            describe_reach(s, c, seat)
            describe_pieces_and_camps(s, c, seat)
    seat, blind = c.seat, unknown_treasures(s)
    if c.ends_in_scoring:
        c.terms[seat, SCORE] += points(s, seat) + director_points(s, seat) + blind * c.unknown[0]
    if blind > 0:
        c.terms[seat, SETS] += blind * c.unknown[0] * c.left[seat]
        c.terms[seat, SINGLES] += blind * c.unknown[1] * c.left[seat]
        c.terms[seat, PAIRS] += blind * c.unknown[2] * c.left[seat]


@compiled
def evaluate_legend(s: LegendState, c: LegendContext) -> float:
    """The value of a position to the searching player."""
    describe_legend(s, c)
    return lead(c, s.players)
