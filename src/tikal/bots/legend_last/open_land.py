"""What open land that nobody holds could bring at the very best: by pieces that are free, and by those that are not."""

from __future__ import annotations

from tikal.bots.legend_context import LegendContext
from tikal.bots.legend_last.lands import AWAY, RESERVE, add_source, grounds_for, list_sources, take_grounds
from tikal.bots.legend_last.prices import NO_PRICE
from tikal.bots.legend_last.prospect import LegendProspect
from tikal.rules.compiled import compiled
from tikal.rules.legend.scoring import holds
from tikal.rules.legend.state import LegendState
from tikal.rules.majority import pieces
from tikal.rules.packing import number
from tikal.rules.terrain import CLEARING, JUNGLE


@compiled
def let_all_take_grounds(s: LegendState, c: LegendContext, p: LegendProspect, points: int, ways: int) -> None:
    """Open land that could be taken by those who lose nothing, and by all for whom it may pay to leave."""
    list_free_sources(s, c, p, points)
    take_grounds(c, p, points, ways)
    for spent in range(points + 1):
        p.free_grounds_for[spent] = grounds_for(p, spent)
    free_sources, losing = p.sources, 0
    for k in range(p.movers):
        hex_ = p.mover[k]
        leaving = p.needed[hex_]
        if not are_relieved(p, hex_, points) and may_pay_to_leave(s, p, c.seat, hex_, p.temples[c.seat] + points):
            leaving += p.bound[hex_]
        add_source(p, hex_, leaving)
        losing = note_losses(p, losing, leaving, float(p.loss[hex_]))
    if losing > 0:
        take_grounds(c, p, points, ways)
        find_losses_within(p, free_sources, points)
    for spent in range(points + 1):
        p.grounds_for[spent] = grounds_for(p, spent)


@compiled
def list_free_sources(s: LegendState, c: LegendContext, p: LegendProspect, points: int) -> None:
    """All pieces that lose nothing, leaders among them.

    Of those who are relieved, only explorers whom a leader relieves have to be counted: whoever relieves a single piece
    could as well take the land himself.
    """
    list_sources(s, c, p)
    add_source(p, number(RESERVE), number(s.leaders_left[c.seat]))
    add_source(p, number(AWAY), number(s.leaders_away[c.seat]))
    for k in range(p.movers):
        hex_ = p.mover[k]
        add_source(p, hex_, p.leaders[hex_] - p.needed[hex_])
        if are_relieved(p, hex_, points):
            add_source(p, hex_, number(p.bound[hex_]))


@compiled
def are_relieved(p: LegendProspect, hex_: int, points: int) -> bool:
    """Whether a leader could come instead of several explorers."""
    return bool(p.bound[hex_] > 1 and p.relief[hex_] <= points)


@compiled
def note_losses(p: LegendProspect, count: int, more: int, loss: float) -> int:
    """Note that so many more pieces lose that much by leaving, those who lose least first; how many there are then."""
    for _ in range(min(more, len(p.ground_loss) - count)):
        k = count
        while k > 0 and p.ground_loss[k - 1] > loss:
            p.ground_loss[k] = p.ground_loss[k - 1]
            k -= 1
        p.ground_loss[k] = loss
        count += 1
    return count


@compiled
def find_losses_within(p: LegendProspect, free_sources: int, points: int) -> None:
    """What is lost, at least, if one who gives something up takes open land for no more than so many points."""
    within = p.ground_loss_within
    within[: points + 1] = NO_PRICE
    for k in range(free_sources, p.sources):
        loss = float(p.loss[p.source[k]])
        for g in range(p.grounds):
            cost = p.way[k, g]
            if cost <= points and loss < within[cost]:
                within[cost] = loss
    for spent in range(1, points + 1):
        within[spent] = min(within[spent], within[spent - 1])


@compiled
def value_grounds(p: LegendProspect, points: int, temples: int) -> None:
    """What open land brings for each number of points, if it counts with so many temples.

    Each land takes a point at least, so those who give something up have no more than the others leave.
    """
    for spent in range(points + 1):
        free = p.free_grounds_for[spent]
        most = float(temples * free)
        for all_ in range(free + 1, p.grounds_for[spent] + 1):
            brings = float(temples * all_)
            for k in range(all_ - free):
                brings -= max(p.ground_loss[k], p.ground_loss_within[spent - all_ + 1])
            most = max(most, brings)
        p.by_grounds[spent] = most


@compiled
def may_pay_to_leave(s: LegendState, p: LegendProspect, seat: int, hex_: int, temples: int) -> bool:
    """Whether explorers who hold something might be worth more on open land, if there were so many temples."""
    is_one_for_one = s.terrain[hex_] in (JUNGLE, CLEARING) and pieces(s, seat, hex_) == 1 and holds(s, seat, hex_)
    return not is_one_for_one and bool(p.loss[hex_] < temples)


@compiled
def with_grounds(p: LegendProspect, points: int) -> float:
    """The most for so many points, what is not spent on anything else being spent on open land."""
    most = -NO_PRICE
    for spent in range(points + 1):
        most = max(most, p.row[spent] + p.by_grounds[points - spent])
    return most
