"""What the solver of Legend works out about a position; the parts of the solver hand it on as one record."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

import numpy as np

from tikal.bots.beam import LAYERS
from tikal.bots.context import Indices, Numbers
from tikal.rules.packing import NUMBER, record_type
from tikal.rules.state import SEATS
from tikal.rules.terrain import HEXES

SOURCES: Final = HEXES + 2
"""Where explorers come from: hexes on which they stand, the reserve, and those not yet available."""
UNITS: Final = LAYERS
"""Value that is brought to a hex, at most, and none."""
WAYS: Final = 2
"""As they are, and with a camp."""
EXTRAS: Final = 4
"""What a journey may bring that counts with other things: nothing, a temple, open land, a lake."""
ANY_NUMBER, NO_FEWER, FEWER = range(3)
"""Outcomes: whatever comes of it; as many temples as before, or more; fewer than before."""
BUNDLES: Final = 64
"""Ways to exchange treasures that are kept, at most."""
SWAPS: Final = 8
"""Exchanges in a segment, at most."""


class LegendProspect(Protocol):
    """Axes are named in the order of the shape."""

    begun: Annotated[int, NUMBER]  # 1: nothing is given up any more
    outcome: Annotated[int, NUMBER]  # which plays are looked at: ANY_NUMBER, NO_FEWER or FEWER temples in the end
    to_beat: Annotated[float, np.float64]  # the lead that the best plan found so far leads to
    # Points.
    totals: Annotated[Numbers, np.float64, SEATS]  # [seat] points in the end, as things stand
    rival: Annotated[int, NUMBER]  # who is ahead of the others
    rival_scores: Annotated[int, NUMBER]  # 1: he has still to score
    temples: Annotated[Indices, NUMBER, SEATS]  # [seat] temples held
    lands: Annotated[Indices, NUMBER, SEATS]  # [seat] open land held
    lakes: Annotated[Indices, NUMBER, SEATS]  # [seat] lakes held
    masks: Annotated[Indices, NUMBER, SEATS]  # [seat] masks seen
    blind: Annotated[int, NUMBER]  # treasures that the searching player has dug and not seen

    # Hexes that he does not hold but that could bring something; lakes, and open land that one explorer takes, apart.
    goals: Annotated[int, NUMBER]
    goal: Annotated[Indices, NUMBER, HEXES]  # [k] which
    needs: Annotated[Indices, NUMBER, HEXES]  # [k] value that is missing to hold it
    evens: Annotated[Indices, NUMBER, HEXES]  # [k] and to be even with the rivals there

    # What the searching player's pieces do where they stand.
    stood: Annotated[Indices, NUMBER, 2, HEXES]  # [who, hex] his pieces there when the search began
    worked: Annotated[Indices, NUMBER, HEXES]  # [hex] floors and treasures of this segment there when it began
    camped: Annotated[int, NUMBER]  # his camps when it began
    may_return: Annotated[int, NUMBER]  # 1: somebody may come back from work
    movers: Annotated[int, NUMBER]  # hexes from which somebody may leave: how many
    mover: Annotated[Indices, NUMBER, HEXES]  # [k] which
    free: Annotated[Indices, NUMBER, HEXES]  # [hex] explorers that may leave and lose nothing by it
    bound: Annotated[Indices, NUMBER, HEXES]  # [hex] other explorers that may leave
    leaders: Annotated[Indices, NUMBER, HEXES]  # [hex] leaders that may leave
    needed: Annotated[Indices, NUMBER, HEXES]  # [hex] those of them who lose something by it
    kept: Annotated[Indices, NUMBER, HEXES]  # [hex] value that has to stay so that nothing is lost
    latent: Annotated[Indices, NUMBER, HEXES]  # [hex] 1: he holds it, but so far it brings him nothing
    loss: Annotated[Numbers, np.float64, HEXES]  # [hex] points that each piece loses by leaving that is not free
    yielded: Annotated[int, NUMBER]  # open land that the rival could get by it

    # Open land that one explorer takes.
    grounds: Annotated[int, NUMBER]  # how many such hexes
    ground: Annotated[Indices, NUMBER, HEXES]  # [k] the hexes
    is_ground: Annotated[Indices, NUMBER, HEXES]  # [hex] 1: one of them
    sources: Annotated[int, NUMBER]
    source: Annotated[Indices, NUMBER, SOURCES]  # [k] hex, RESERVE or AWAY
    explorers: Annotated[Indices, NUMBER, SOURCES]  # [k] how many there are
    sent: Annotated[Indices, NUMBER, SOURCES]  # [k] how many of them take land
    way: Annotated[Indices, NUMBER, SOURCES, HEXES]  # [source, k] points for the way to ground k
    taken_from: Annotated[Indices, NUMBER, HEXES]  # [k] the source whose explorer takes ground k, or NOBODY
    to_source: Annotated[Indices, NUMBER, SOURCES]  # [k] points to have another explorer there
    to_ground: Annotated[Indices, NUMBER, HEXES]  # [k] points to have another explorer here
    ground_before: Annotated[Indices, NUMBER, SOURCES]  # [k] the ground whose explorer is replaced
    source_before: Annotated[Indices, NUMBER, HEXES]  # [k] the source it comes from
    taken: Annotated[int, NUMBER]  # grounds that can be taken
    paid: Annotated[Indices, NUMBER, HEXES]  # [n] points for n + 1 of them, at least

    # Exchanges of treasures.
    bundles: Annotated[int, NUMBER]
    swaps: Annotated[Indices, NUMBER, BUNDLES]  # [bundle] exchanges in it
    swap: Annotated[Indices, NUMBER, BUNDLES, SWAPS]  # [bundle, k] and which
    gain: Annotated[Indices, NUMBER, BUNDLES]  # [bundle] what it brings the searching player
    gift: Annotated[Indices, NUMBER, BUNDLES, SEATS]  # [bundle, seat] what it brings a rival
    all_bundles: Annotated[int, NUMBER]  # 1: nothing better had to be left out
    chosen: Annotated[int, NUMBER]  # the bundle that the value counts with
    chosen_grounds: Annotated[int, NUMBER]  # and so many grounds

    lead: Annotated[float, np.float64]  # as things stand
    finished: Annotated[float, np.float64]  # and when the segment has been finished

    # The bound.
    by_new_camp: Annotated[Indices, NUMBER, HEXES]  # [hex] points to come there from a camp yet to be set up
    relief: Annotated[Indices, NUMBER, HEXES]  # [hex] points for others to come instead of those who leave
    near: Annotated[Indices, NUMBER, LAYERS]  # [points] explorers that can come to a hex for so many and lose nothing
    least: Annotated[Numbers, np.float64, UNITS, LAYERS]  # [value, points] loss by bringing so much value for so many
    by_taking: Annotated[Numbers, np.float64, LAYERS]  # [points] what a hex brings
    by_denying: Annotated[Numbers, np.float64, LAYERS]  # [points] what it brings to take it from the rival only
    steps: Annotated[int, NUMBER]  # numbers of points for which it brings more than for fewer: how many
    step: Annotated[Indices, NUMBER, LAYERS]  # [k] which
    best: Annotated[Numbers, np.float64, LAYERS, LAYERS]  # [temples, points] what can be gained
    row: Annotated[Numbers, np.float64, LAYERS]  # [points] what can be gained in land and lakes
    rest: Annotated[Numbers, np.float64, LAYERS]  # [points] and before ruins are counted
    total: Annotated[Numbers, np.float64, LAYERS]  # [points] and with open land that nobody holds
    within: Annotated[Numbers, np.float64, WAYS, EXTRAS, LAYERS]  # [ways, extra, points] the most that can be gained
    lakes_to_take: Annotated[int, NUMBER]  # how many at most
    need: Annotated[int, NUMBER]  # value that is missing to hold the hex which is looked at
    even: Annotated[int, NUMBER]  # and to be even with the rivals there
    denial: Annotated[int, NUMBER]  # what the rival would lose there
    grounds_for: Annotated[Indices, NUMBER, LAYERS]  # [points] open land that could be taken
    free_grounds_for: Annotated[Indices, NUMBER, LAYERS]  # [points] and if nothing is given up for it
    ground_loss: Annotated[Numbers, np.float64, HEXES]  # [k] what is lost by those who give something up, least first
    ground_loss_within: Annotated[Numbers, np.float64, LAYERS]  # [points] the least if the way costs no more than that
    by_grounds: Annotated[Numbers, np.float64, LAYERS]  # [points] what open land brings
    factors: Annotated[int, NUMBER]  # hexes that count with temples or lakes: how many
    factor: Annotated[Indices, NUMBER, HEXES]  # [k] which
    lost_for: Annotated[Numbers, np.float64, HEXES, LAYERS]  # [k, points] loss by taking it
    lost_even: Annotated[Numbers, np.float64, HEXES, LAYERS]  # [k, points] loss by taking it from the rival only
    denied: Annotated[Indices, NUMBER, HEXES]  # [k] what the rival loses
    factor_steps: Annotated[Indices, NUMBER, HEXES]  # [k] numbers of points for which less is lost than for fewer
    factor_step: Annotated[Indices, NUMBER, HEXES, LAYERS]  # [k, n] which
    by_lakes: Annotated[Numbers, np.float64, HEXES, LAYERS]  # [lakes, points] less what is lost by taking so many
    wanted: Annotated[Indices, NUMBER, HEXES]  # [hex] 1: bringing pieces there may pay


LEGEND_PROSPECT: Final = record_type(LegendProspect)
