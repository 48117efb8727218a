"""The cheapest ways of one piece over the site.

A piece that walks changes neither passages nor camps. So it is enough to ask the rules once which borders can be
crossed at what price; after that, Dijkstra's method finds what is cheapest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import TypeAlias

from tikal.games.view import View
from tikal.rules.moving import TRANSFER_COST
from tikal.rules.reports import PASSAGES, Passages, empty
from tikal.rules.state import copy
from tikal.rules.terrain import NEIGHBOUR, NOWHERE
from tikal.rules.verbs import DEPLOY, MOVE, TRANSFER

Way: TypeAlias = tuple[int, int, int]
"""How a hex is reached: points in all, the hex before it (NOWHERE if none), and the verb of the last step."""


@dataclass(frozen=True, slots=True)
class Site:
    """Which steps pieces can take."""

    passages: list[list[tuple[int, int]]]
    """[hex] -> neighbours that can be walked to, each with the price."""

    def ways(self, starts: Mapping[int, int], camps: Iterable[int], points: int) -> dict[int, Way]:
        """[hex] -> the cheapest way there that is not dearer than the points, the cheapest hexes first.

        `starts` says from where the piece can set out and what it has cost to get there: 0, unless it was deployed.
        """
        camps = set(camps)
        ways: dict[int, Way] = {}
        ahead = [(cost, 0, hex_, NOWHERE, DEPLOY) for hex_, cost in starts.items() if cost <= points]
        ahead.sort()
        while ahead:
            cost, steps, here, before, verb = heappop(ahead)
            if here in ways:
                continue
            ways[here] = (cost, before, verb)
            for there, price in self.passages[here]:
                if there not in ways and cost + price <= points:
                    heappush(ahead, (cost + price, steps + 1, there, here, MOVE))
            if here in camps and cost + TRANSFER_COST <= points:
                for there in camps - ways.keys():
                    heappush(ahead, (cost + TRANSFER_COST, steps + 1, there, here, TRANSFER))
        return ways


def site(view: View) -> Site:
    """The site as it lies."""
    passages: Passages = empty(PASSAGES)
    view.rules.passages(copy(view.seen), passages)
    prices = passages.prices
    ways: list[list[tuple[int, int]]] = [[] for _ in range(len(prices))]
    borders = prices.nonzero()
    for here, there, price in zip(
        borders[0].tolist(), NEIGHBOUR[borders].tolist(), prices[borders].tolist(), strict=True
    ):
        ways[here].append((there, price))
    return Site(ways)
