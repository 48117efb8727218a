"""What a search knows about a position beside the position itself: distances, costs, how near the next scoring is.

One record, so that compiled functions hand it on as one pointer. Distances hold until a tile is laid; what rivals
pay to come somewhere holds while one player spends his action points, because the others stand still meanwhile.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.rules.dealing import LETTER_STARTS
from tikal.rules.deploying import CAMP_NODES, DEPLOY_COST, camp_node
from tikal.rules.majority import LEADER_VALUE, pieces
from tikal.rules.packing import NUMBER, SMALL, number, record_type
from tikal.rules.state import CAMPS, KINDS, SEATS, TREASURES, State, Table
from tikal.rules.steps import FINAL_ROUND, SPEND, VOLCANO_ROUND
from tikal.rules.terrain import (
    HEXES,
    LETTERED_TILES,
    NEIGHBOUR,
    NO_TILE,
    NOWHERE,
    SIDES,
    TEMPLE,
    TILE_TERRAIN,
    VOLCANO,
)

FEATURES: Final = 31
REACH: Final = 10
"""Action points of a segment: what costs more is out of reach."""
TOO_FAR: Final = REACH + 1
UNREACHABLE: Final = 60
"""A distance longer than any way over the board; two of them still fit into a small number."""
NEEDS: Final = 13
"""How much more value on a temple a search asks the price of, at most."""
SCORINGS: Final = 1 + sum(int(terrain) == VOLCANO for terrain in TILE_TERRAIN[:LETTERED_TILES])
"""How often each player scores in a game: at every volcano, and at the end."""

Numbers: TypeAlias = npt.NDArray[np.float64]
Indices: TypeAlias = npt.NDArray[np.int64]


class Context(Protocol):
    """Axes are named in the order of the shape."""

    seat: Annotated[int, NUMBER]  # who is searching: his costs are counted anew in every position
    scores_now: Annotated[int, NUMBER]  # 1: the segment ends with his scoring
    found: Annotated[int, NUMBER]  # treasures dug in this segment before the search: their kinds are known
    distance: Annotated[Table, SMALL, HEXES, HEXES]  # [hex, hex] action points to walk, UNREACHABLE without a way
    deploy: Annotated[Table, SMALL, SEATS, HEXES]  # [seat, hex] action points to bring a piece from the reserve
    deploy_camps: Annotated[Table, SMALL, SEATS, CAMPS]  # [seat, camp] the camps for which `deploy` was counted
    supply: Annotated[Table, SMALL, SEATS, HEXES, NEEDS]  # [seat, hex, value] action points to bring so much more value
    left: Annotated[Numbers, np.float64, SEATS]  # [seat] scorings left after this segment
    near: Annotated[Numbers, np.float64, SEATS]  # [seat] closeness of the next of them, 0..1
    hidden: Annotated[Indices, NUMBER, KINDS]  # [kind] treasures that nobody has, and that do not lie open
    unknown: Annotated[Numbers, np.float64, 3]  # what a treasure not yet seen adds: points of sets, singles, pairs
    twins: Annotated[float, np.float64]  # chance that two treasures not yet seen are of one kind
    weights: Annotated[Numbers, np.float64, FEATURES]
    features: Annotated[Numbers, np.float64, SEATS, FEATURES]
    temples: Annotated[int, NUMBER]  # how many temples there are
    temple: Annotated[Indices, NUMBER, HEXES]  # [k] their hexes
    ruins: Annotated[int, NUMBER]  # how many ruins have treasures
    ruin: Annotated[Indices, NUMBER, HEXES]  # [k] their hexes
    standing: Annotated[Indices, NUMBER, SEATS]  # [seat] hexes on which he has pieces: how many
    stands: Annotated[Indices, NUMBER, SEATS, HEXES]  # [seat, k] and which
    price: Annotated[Indices, NUMBER, SEATS, HEXES]  # [seat, k] action points to take temple k, TOO_FAR if he holds it
    room: Annotated[Indices, NUMBER, TOO_FAR]  # room for counting


CONTEXT: Final = record_type(Context)


@compiled
def measure_ways(s: State, c: Context) -> None:
    """All walking distances, hex by hex added to the map."""
    for here in range(s.hexes):
        for there in range(s.hexes):
            c.distance[here, there] = UNREACHABLE
        c.distance[here, here] = 0
    for hex_ in range(s.hexes):
        if s.enterable[s.terrain[hex_]]:
            add_ways(s, c, hex_, hex_)


@compiled
def add_ways(s: State, c: Context, hex_: int, end: int) -> None:
    """Let ways lead over one more hex, given the distances between the hexes before `end`."""
    for there in range(end):
        if there != hex_ and s.enterable[s.terrain[there]]:
            nearest = UNREACHABLE
            for side in range(SIDES):
                beside = NEIGHBOUR[hex_, side]
                if beside == NOWHERE or beside >= end or s.passage[hex_, side] == 0:
                    continue
                if s.enterable[s.terrain[beside]]:
                    nearest = min(nearest, number(s.passage[hex_, side]) + number(c.distance[beside, there]))
            c.distance[hex_, there] = nearest
            c.distance[there, hex_] = nearest
    for here in range(end):
        first = number(c.distance[here, hex_])
        if first == UNREACHABLE or here == hex_:
            continue
        for there in range(here):
            through = first + number(c.distance[hex_, there])
            if there != hex_ and through < c.distance[here, there]:
                c.distance[here, there] = through
                c.distance[there, here] = through


@compiled
def price_deploys(s: State, c: Context, seat: int) -> None:
    """What it costs a player to bring a piece from his reserve to each hex, by the nearest camp."""
    for camp in range(CAMPS):
        c.deploy_camps[seat, camp] = s.camps[seat, camp]
    for hex_ in range(s.hexes):
        nearest = UNREACHABLE
        for node in range(CAMP_NODES):
            camp_hex = camp_node(s, seat, node)
            if camp_hex != NOWHERE:
                nearest = min(nearest, number(c.distance[camp_hex, hex_]))
        c.deploy[seat, hex_] = min(UNREACHABLE, nearest + DEPLOY_COST)


@compiled
def keep_deploys(s: State, c: Context, seat: int) -> None:
    """Count `deploy` anew if the camps are not those it was counted for."""
    if s.camps[seat, 0] != c.deploy_camps[seat, 0] or s.camps[seat, 1] != c.deploy_camps[seat, 1]:
        price_deploys(s, c, seat)


@compiled
def journey(c: Context, seat: int, here: int, there: int) -> int:
    """Action points for a piece to come from one hex to another, on foot or from camp to camp."""
    by_camp = number(c.deploy[seat, here]) - DEPLOY_COST + number(c.deploy[seat, there])
    return min(number(c.distance[there, here]), by_camp)


@compiled
def find_pieces(s: State, c: Context, seat: int) -> None:
    """List the hexes on which a player has pieces."""
    count = 0
    for hex_ in range(s.hexes):
        if pieces(s, seat, hex_) > 0:
            c.stands[seat, count] = hex_
            count += 1
    c.standing[seat] = count


@compiled
def find_sites(s: State, c: Context) -> None:
    """List the temples, and the ruins with treasures."""
    c.temples, c.ruins = 0, 0
    for hex_ in range(s.hexes):
        if s.terrain[hex_] == TEMPLE:
            c.temple[c.temples] = hex_
            c.temples += 1
        elif s.tokens[hex_] > 0:
            c.ruin[c.ruins] = hex_
            c.ruins += 1


@compiled
def dug_so_far(s: State, c: Context) -> int:
    """Treasures dug in this segment on the ruins that are listed."""
    count = 0
    for k in range(c.ruins):
        count += number(s.dug[c.ruin[k]])
    return count


@compiled
def price_supply(s: State, c: Context, seat: int, hex_: int) -> None:
    """The fewest action points for which a player can bring 1, 2, 3 ... more value to a hex.

    Pieces count wherever they stand, also those that hold something else.
    """
    near = c.room
    for cost in range(TOO_FAR):
        near[cost] = 0
    leader = TOO_FAR
    for k in range(c.standing[seat]):
        here = c.stands[seat, k]
        if here == hex_:
            continue
        cost = journey(c, seat, here, hex_)
        if cost <= REACH:
            near[cost] += s.explorers[seat, here]
            if s.leaders[seat, here] > 0:
                leader = min(leader, cost)
    fresh = number(c.deploy[seat, hex_])
    if fresh <= REACH:
        near[fresh] += s.explorers_left[seat]
        if s.leaders_left[seat] > 0:
            leader = min(leader, fresh)
    need, paid = 1, 0
    for cost in range(1, TOO_FAR):
        for _ in range(near[cost]):
            paid += cost
            if need < NEEDS:
                c.supply[seat, hex_, need] = min(paid, TOO_FAR)
            need += 1
    for missing in range(need, NEEDS):
        c.supply[seat, hex_, missing] = TOO_FAR
    c.supply[seat, hex_, 0] = 0
    if leader < TOO_FAR:
        for value in range(NEEDS - 1, 0, -1):
            with_leader = leader + number(c.supply[seat, hex_, max(0, value - LEADER_VALUE)])
            c.supply[seat, hex_, value] = min(number(c.supply[seat, hex_, value]), with_leader)


@compiled
def tiles_before_scoring(s: State) -> float:
    """How many tiles will be drawn before the next volcano or the end, in the mean, from what everybody knows."""
    before = 0.0
    for slot in range(SEATS):
        if s.open_tiles[slot] != NO_TILE and TILE_TERRAIN[s.open_tiles[slot]] == VOLCANO:
            return 1.0
    for letter in range(len(LETTER_STARTS) - 1):
        hidden = max(0, LETTER_STARTS[letter + 1] - max(LETTER_STARTS[letter], s.drawn))
        if hidden == 0:
            continue
        volcanoes = 0
        for tile in range(LETTER_STARTS[letter], LETTER_STARTS[letter + 1]):
            if TILE_TERRAIN[tile] == VOLCANO:
                volcanoes += 1
        for place in range(LETTER_STARTS[letter], min(s.drawn, LETTER_STARTS[letter + 1])):
            if TILE_TERRAIN[s.stack[place]] == VOLCANO:
                volcanoes -= 1
        if volcanoes > 0:
            return float(before + (hidden - volcanoes) / (volcanoes + 1.0))
        before += hidden
    return before


@compiled
def is_to_score(s: State, seat: int) -> bool:
    """Whether a player still scores in the scoring round that is on."""
    for k in range(s.scoring_turn, s.players):
        if s.scoring_order[k] == seat:
            return True
    return False


@compiled
def foresee_scorings(s: State, c: Context) -> None:
    """How many scorings each player has left after this segment, and how close the next of them is."""
    closeness = 1.0 / (1.0 + tiles_before_scoring(s) / (2.0 * s.players))
    in_round = s.step == SPEND and s.segment in (VOLCANO_ROUND, FINAL_ROUND)
    for seat in range(s.players):
        c.left[seat] = SCORINGS - s.scorings[seat]
        c.near[seat] = min(closeness, c.left[seat])
    c.scores_now = 1 if in_round and s.to_act == c.seat else 0
    if in_round:
        for k in range(s.scoring_turn, s.players):
            c.near[s.scoring_order[k]] = 1.0
    if c.scores_now:
        c.left[c.seat] -= 1.0
        c.near[c.seat] = min(closeness, c.left[c.seat])


@compiled
def count_hidden(s: State, c: Context) -> None:
    """How many treasures of each kind nobody has, in a game without blue ones."""
    for kind in range(KINDS):
        c.hidden[kind] = TREASURES // KINDS
        for seat in range(s.players):
            c.hidden[kind] -= s.treasures[seat, kind]


@compiled
def expect_treasures(s: State, c: Context) -> None:
    """What one more treasure of unknown kind is worth to the searching player, in the mean of those hidden."""
    unseen, alike = 0.0, 0.0
    c.unknown[:] = 0.0
    for kind in range(KINDS):
        hidden, mine = c.hidden[kind], number(s.treasures[c.seat, kind])
        if hidden <= 0:
            continue
        unseen += hidden
        alike += hidden * (hidden - 1)
        c.unknown[0] += hidden * (mine + 1.0)
        c.unknown[1] += hidden * (1.0 if mine == 0 else (-1.0 if mine == 1 else 0.0))
        c.unknown[2] += hidden * (1.0 if mine == 1 else (-1.0 if mine == 2 else 0.0))
    if unseen > 0.0:
        for part in range(len(c.unknown)):
            c.unknown[part] /= unseen
    c.twins = alike / (unseen * (unseen - 1.0)) if unseen > 1.0 else 0.0


@compiled
def prepare(s: State, c: Context, seat: int) -> None:
    """Everything but the distances, for a search by this player in this segment."""
    c.seat = seat
    foresee_scorings(s, c)
    count_hidden(s, c)
    expect_treasures(s, c)
    find_sites(s, c)
    c.found = dug_so_far(s, c)
    for player in range(s.players):
        price_deploys(s, c, player)
        find_pieces(s, c, player)
        if player != seat:
            for k in range(c.temples):
                price_supply(s, c, player, c.temple[k])
