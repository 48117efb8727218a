"""What a position of Legend is worth: what can be said of it for each player, and how far that puts one ahead."""

from __future__ import annotations

from typing import Final

from tikal.compiling.functions import compiled
from tikal.games.legend.rules.cards import NO_CARD
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
from tikal.games.legend.rules.state import SLOTS, TILES_IN_HAND, LegendState
from tikal.games.legend.search.card_terms import describe_card
from tikal.games.legend.search.context import BLUE, LegendContext, is_prize
from tikal.games.legend.search.scorings_ahead import foresee
from tikal.games.legend.search.term_names import (
    CAMPS_SET,
    GUARDED,
    GUARDIANS,
    LAKES_LATER,
    LAKES_NEXT,
    LAND_LATER,
    LAND_NEXT,
    LEADERS_AVAILABLE,
    LEADERS_OUT,
    ORDER,
    OUT,
    PAIRS,
    POWER,
    REACH_LAKES,
    REACH_TEMPLES_LATER,
    REACH_TEMPLES_NEXT,
    REACH_VOLCANOES,
    RESERVE,
    RUINS_NEAR,
    SCORE,
    SETS,
    SINGLES,
    TEMPLES_LATER,
    TEMPLES_NEXT,
    TILE_VALUES,
    TILES,
    TOKEN,
    VOLCANO_IN_HAND,
    VOLCANOES_LATER,
    VOLCANOES_NEXT,
)
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.packing import widen
from tikal.rules.scoring import COLLECTION_VALUE
from tikal.rules.state import CAMPS, KINDS, TREASURES
from tikal.rules.steps import OVER
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

TREASURES_OF_ALL: Final = TREASURES + BLUE * KINDS


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
