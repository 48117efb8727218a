"""The cheapest ways of one piece over the site.

A piece that walks changes neither passages nor camps. So it is enough to ask the rules once which borders can be
crossed at what price; after that, Dijkstra's method finds what is cheapest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

import numpy as np

from tikal.games.view import View
from tikal.rules.moving import TRANSFER_COST
from tikal.rules.reports import PASSAGES, Passages, empty
from tikal.rules.state import copy
from tikal.rules.terrain import NEIGHBOUR, NOWHERE
from tikal.rules.verbs import DEPLOY, MOVE, TRANSFER

KEPT: Final = 512
"""Sites that are kept: as many as there may be games at a time that somebody looks at."""

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
    return _site(passages.prices.tobytes())


@lru_cache(maxsize=KEPT)
def _site(prices: bytes) -> Site:
    """From the prices of all borders, which most moves leave as they were."""
    table = np.frombuffer(prices, np.int8).reshape(NEIGHBOUR.shape)
    ways: list[list[tuple[int, int]]] = [[] for _ in range(len(table))]
    borders = table.nonzero()
    for here, there, price in zip(
        borders[0].tolist(), NEIGHBOUR[borders].tolist(), table[borders].tolist(), strict=True
    ):
        ways[here].append((there, price))
    return Site(ways)
