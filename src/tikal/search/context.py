"""What a search knows about a position besides the position itself: distances, costs, how near the next scoring is.

One record, so that compiled functions hand it on as one pointer. Distances hold until a tile is laid; what rivals
pay to come somewhere holds while one player spends action points, because the others do not move during that time.
"""

from __future__ import annotations

from typing import Annotated, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import compiled
from tikal.rules.deploying import CAMP_NODES, DEPLOY_COST, camp_node
from tikal.rules.majority import LEADER_VALUE, pieces
from tikal.rules.moving import TRANSFER_COST
from tikal.rules.packing import NUMBER, SMALL, widen
from tikal.rules.scoring import COLLECTION_VALUE
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import CAMPS, KINDS, SEATS, TREASURES, Int8Array, State
from tikal.rules.terrain import HEXES, NEIGHBOUR, NOWHERE, SIDES

REACH: Final = ACTION_POINTS
"""What costs more than the action points of a segment is out of reach."""
TOO_FAR: Final = REACH + 1
UNREACHABLE: Final = 60
"""A distance longer than any way over the board; two of them still fit into a small number."""
DEPLOYS_TO_TRANSFER: Final = TRANSFER_COST - 2 * DEPLOY_COST
"""Added to what two pieces from the reserve cost, it makes the cost of going from one hex to the other by camps."""
NEEDS: Final = 13
"""How much more value on a temple a search asks the price of, at most."""

Numbers: TypeAlias = npt.NDArray[np.float64]
Indices: TypeAlias = npt.NDArray[np.int64]


class Context(Protocol):
    """Axes are named in the order of the shape. Each game adds its own fields and makes a record of it."""

    seat: Annotated[int, NUMBER]  # who is searching: their costs are counted again in every position
    ends_in_scoring: Annotated[int, NUMBER]  # 1: the searching player scores at the end of the segment
    distance: Annotated[Int8Array, SMALL, HEXES, HEXES]  # [hex, hex] action points to walk, UNREACHABLE without a way
    deploy: Annotated[Int8Array, SMALL, SEATS, HEXES]  # [seat, hex] action points to bring a piece from the reserve
    deploy_camps: Annotated[Int8Array, SMALL, SEATS, CAMPS]  # [seat, camp] the camps for which `deploy` was counted
    supply: Annotated[Int8Array, SMALL, SEATS, HEXES, NEEDS]  # [seat, hex, value] action points to bring that much more
    left: Annotated[Numbers, np.float64, SEATS]  # [seat] scorings left after this segment
    near: Annotated[Numbers, np.float64, SEATS]  # [seat] closeness of the next of them, 0..1
    hidden: Annotated[Indices, NUMBER, KINDS]  # [kind] treasures that nobody has, and that do not lie open
    unknown: Annotated[Numbers, np.float64, 3]  # what a treasure not yet seen adds: points of sets, singles, pairs
    twins: Annotated[float, np.float64]  # chance that two treasures not yet seen are of one kind
    weights: Numbers  # [term] how much each counts
    terms: Numbers  # [seat, term] what can be said of the position; each game has its own terms
    standing: Annotated[Indices, NUMBER, SEATS]  # [seat] on how many hexes the player has pieces
    stands: Annotated[Indices, NUMBER, SEATS, HEXES]  # [seat, k] and which
    explorers_for: Annotated[Indices, NUMBER, TOO_FAR]  # [cost] explorers that can come to a hex for it


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
                    nearest = min(nearest, widen(s.passage[hex_, side]) + widen(c.distance[beside, there]))
            c.distance[hex_, there] = nearest
            c.distance[there, hex_] = nearest
    for here in range(end):
        first = widen(c.distance[here, hex_])
        if first == UNREACHABLE or here == hex_:
            continue
        for there in range(here):
            through = first + widen(c.distance[hex_, there])
            if there != hex_ and through < c.distance[here, there]:
                c.distance[here, there] = through
                c.distance[there, here] = through


@compiled
def price_deploys(s: State, c: Context, seat: int) -> None:
    """What it costs a player to bring a piece from the reserve to each hex, by the nearest camp."""
    for camp in range(CAMPS):
        c.deploy_camps[seat, camp] = s.camps[seat, camp]
    for hex_ in range(s.hexes):
        nearest = UNREACHABLE
        for node in range(CAMP_NODES):
            camp_hex = camp_node(s, seat, node)
            if camp_hex != NOWHERE:
                nearest = min(nearest, widen(c.distance[camp_hex, hex_]))
        c.deploy[seat, hex_] = min(UNREACHABLE, nearest + DEPLOY_COST)


@compiled
def keep_deploys(s: State, c: Context, seat: int) -> None:
    """Count `deploy` again if the camps are not those it was counted for."""
    for camp in range(CAMPS):
        if s.camps[seat, camp] != c.deploy_camps[seat, camp]:
            price_deploys(s, c, seat)
            return


@compiled
def journey(c: Context, seat: int, here: int, there: int) -> int:
    """Action points for a piece to come from one hex to another, on foot or from camp to camp."""
    by_camp = widen(c.deploy[seat, here]) + widen(c.deploy[seat, there]) + DEPLOYS_TO_TRANSFER
    return min(widen(c.distance[there, here]), by_camp)


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
def price_supply(s: State, c: Context, seat: int, hex_: int) -> None:
    """The fewest action points for which a player can bring 1, 2, 3 ... more value to a hex.

    Pieces count wherever they stand, including those that hold something else.
    """
    near = c.explorers_for
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
    fresh = widen(c.deploy[seat, hex_])
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
            with_leader = leader + widen(c.supply[seat, hex_, max(0, value - LEADER_VALUE)])
            c.supply[seat, hex_, value] = min(widen(c.supply[seat, hex_, value]), with_leader)


@compiled
def is_to_score(s: State, seat: int) -> bool:
    """Whether a player still scores in the scoring round that is on."""
    for k in range(s.scoring_turn, s.players):
        if s.scoring_order[k] == seat:
            return True
    return False


@compiled
def count_hidden(s: State, c: Context) -> None:
    """How many treasures of each kind nobody has, in a game without blue ones."""
    for kind in range(KINDS):
        c.hidden[kind] = TREASURES // KINDS
        for seat in range(s.players):
            c.hidden[kind] -= s.treasures[seat, kind]


@compiled
def expect_treasures(s: State, c: Context) -> None:
    """What one more treasure of unknown kind is worth to the searching player, on average over those hidden."""
    unseen, alike = 0.0, 0.0
    c.unknown[:] = 0.0
    for kind in range(KINDS):
        hidden, mine = c.hidden[kind], widen(s.treasures[c.seat, kind])
        if hidden <= 0:
            continue
        unseen += hidden
        alike += hidden * (hidden - 1)
        c.unknown[0] += hidden * float(COLLECTION_VALUE[mine + 1] - COLLECTION_VALUE[mine])
        c.unknown[1] += hidden * (1.0 if mine == 0 else (-1.0 if mine == 1 else 0.0))
        c.unknown[2] += hidden * (1.0 if mine == 1 else (-1.0 if mine == 2 else 0.0))
    if unseen > 0.0:
        for part in range(len(c.unknown)):
            c.unknown[part] /= unseen
    c.twins = alike / (unseen * (unseen - 1.0)) if unseen > 1.0 else 0.0
