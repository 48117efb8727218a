"""Distributing action points: what can be gained for each number of points, with each number of temples taken."""

from __future__ import annotations

from tikal.bots.context import Numbers
from tikal.bots.legend_last.prices import NO_PRICE, NOTHING, OUT_OF_REACH, TINY
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.rules.compiled import compiled


@compiled
def start_with_nothing(p: LegendProspect, points: int) -> None:
    """Nothing is gained yet, for no points."""
    for taken in range(points + 1):
        for spent in range(points + 1):
            p.best[taken, spent] = NOTHING if taken == 0 else -NO_PRICE


@compiled
def distribute(p: LegendProspect, points: int) -> None:
    """Let some of the points be spent on what `by_taking` and `by_denying` tell."""
    find_steps(p, points, TINY)
    for taken in range(points + 1):
        if p.steps > 0 and p.best[taken, points] > OUT_OF_REACH:
            spend_on_steps(p, p.best[taken], points)


@compiled
def distribute_to_temple(p: LegendProspect, points: int) -> None:
    """The same for a temple, which also counts by its number."""
    find_steps(p, points, OUT_OF_REACH)
    for taken in range(points, -1, -1):
        is_reached = p.best[taken, points] > OUT_OF_REACH or (taken > 0 and p.best[taken - 1, points] > OUT_OF_REACH)
        if p.steps > 0 and is_reached:
            spend_on_temple(p, points, taken)


@compiled
def find_steps(p: LegendProspect, points: int, least: float) -> None:
    """For which numbers of points a hex brings more than for fewer, and more than the least by being taken."""
    p.steps = 0
    taking, denying = least, TINY
    for spent in range(points + 1):
        if p.by_taking[spent] > taking or p.by_denying[spent] > denying:
            p.step[p.steps] = spent
            p.steps += 1
            taking = max(taking, p.by_taking[spent] + TINY)
            denying = max(denying, p.by_denying[spent] + TINY)


@compiled
def spend_on_steps(p: LegendProspect, row: Numbers, points: int) -> None:
    """Spend on something that is no temple, in the row of a number of temples."""
    for spent in range(points, p.step[0] - 1, -1):
        most = row[spent]
        for k in range(p.steps):
            here = p.step[k]
            if here > spent:
                break
            most = max(most, row[spent - here] + max(p.by_taking[here], p.by_denying[here]))
        row[spent] = most


@compiled
def spend_on_temple(p: LegendProspect, points: int, taken: int) -> None:
    """Spend on a temple that may be one of so many taken, or be denied to the rival only."""
    best = p.best[taken]
    for spent in range(points, p.step[0] - 1, -1):
        most = best[spent]
        for k in range(p.steps):
            here = p.step[k]
            if here > spent:
                break
            most = max(most, best[spent - here] + p.by_denying[here])
            if taken > 0:
                most = max(most, p.best[taken - 1, spent - here] + p.by_taking[here])
        best[spent] = most


@compiled
def spend_in_row(p: LegendProspect, points: int) -> None:
    """Spend some of the points on what `by_taking` tells, whether it brings something or not."""
    find_steps(p, points, OUT_OF_REACH)
    for spent in range(points, -1, -1):
        most = -NO_PRICE
        for k in range(p.steps):
            here = p.step[k]
            if here > spent:
                break
            most = max(most, p.row[spent - here] + p.by_taking[here])
        p.row[spent] = most
