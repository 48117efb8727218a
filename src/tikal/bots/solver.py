"""The best play of a last segment: proven in the base game, in Legend where everything could be tried."""

from __future__ import annotations

from tikal.errors import TikalError
from tikal.games.searching import Searches, Solution, is_last_segment
from tikal.games.view import View
from tikal.search.budget import MOST, is_number_of_nodes

__all__ = ["Solution", "is_last_segment", "solve"]


def solve(view: View, nodes: int | None = None, searches: Searches | None = None) -> Solution:
    """The best play of the last segment of a game, for the player to act.

    It considers all ways to spend the points that differ in what stands where in the end, with a treasure worth what it
    brings on average. It does not consider what rivals do afterwards, nor powers of directors in Legend. If you solve
    often, hand in the same `Searches()` each time: a search takes 25 MB.
    """
    if not isinstance(view, View):
        raise TikalError(f"solve takes a view, as in solve(game.view(seat)), not a {type(view).__name__}")
    if view.seat is None or view.seat != view.to_act or not is_last_segment(view):
        raise TikalError("only the last segment of a game can be solved, by the player who has to act")
    if nodes is not None and not is_number_of_nodes(nodes):
        raise TikalError(f"nodes, how many positions to look at, must be from 1 to {MOST:,}, not {nodes!r}")
    return (searches or Searches()).of(view).solve(view, nodes)
